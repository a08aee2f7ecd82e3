// SPDX-License-Identifier: GPL-3.0-or-later
// C++ exceptions in WebAssembly. Debian's libc++abi for wasm32 is built without them, so that what
// clang's -fwasm-exceptions calls stands here. The layout of the tables is that of the Itanium C++
// ABI's language-specific data; the calls are those that clang 14 makes.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <typeinfo>

namespace {

/// What lies before each exception thrown.
struct Header {
    const std::type_info* type;
    void* (*destroy)(void*);
    int handlers;
    Header* next_caught;
    void* caught_as;
    bool rethrown;
};

constexpr std::size_t header_size = (sizeof(Header) + 15) / 16 * 16;
Header* caught = nullptr;

Header* header_of(void* thrown) {
    return reinterpret_cast<Header*>(static_cast<char*>(thrown) - header_size);
}
void* thrown_of(Header* header) {
    return reinterpret_cast<char*>(header) + header_size;
}

std::uint32_t unsigned_leb(const std::uint8_t*& at) {
    std::uint32_t result = 0;
    for (int shift = 0;; shift += 7) {
        const std::uint8_t byte = *at++;
        result |= static_cast<std::uint32_t>(byte & 0x7f) << shift;
        if ((byte & 0x80) == 0) return result;
    }
}
std::int32_t signed_leb(const std::uint8_t*& at) {
    std::uint32_t result = 0;
    int shift = 0;
    std::uint8_t byte = 0;
    do {
        byte = *at++;
        result |= static_cast<std::uint32_t>(byte & 0x7f) << shift;
        shift += 7;
    } while ((byte & 0x80) != 0);
    if (shift < 32 && (byte & 0x40) != 0) result |= ~std::uint32_t{0} << shift;
    return static_cast<std::int32_t>(result);
}

/// The virtual functions of libc++abi's type_info, in their order.
struct TypeInfoTable {
    void (*destroy_whole)(const std::type_info*);
    void (*destroy)(const std::type_info*);
    void (*noop1)(const std::type_info*);
    void (*noop2)(const std::type_info*);
    bool (*can_catch)(const std::type_info* self, const std::type_info* thrown, void*& object);
};
bool can_catch(const std::type_info* type, const std::type_info* thrown, void*& object) {
    const auto* const table = *reinterpret_cast<const TypeInfoTable* const*>(type);
    return table->can_catch(type, thrown, object);
}

}  // namespace

extern "C" {

/// What a landing pad hands over, and is handed.
struct LandingPad {
    std::uintptr_t index;
    const std::uint8_t* tables;
    std::intptr_t selector;
};
LandingPad __wasm_lpad_context;

/// Named in tables, never called.
void __gxx_wasm_personality_v0() {}

void* __cxa_allocate_exception(std::size_t bytes) noexcept {
    void* const memory = std::calloc(1, header_size + bytes);
    if (memory == nullptr) std::abort();
    return static_cast<char*>(memory) + header_size;
}
void __cxa_free_exception(void* thrown) noexcept {
    std::free(header_of(thrown));
}
[[noreturn]] void __cxa_throw(void* thrown, std::type_info* type, void* (*destroy)(void*)) {
    Header* const header = header_of(thrown);
    header->type = type;
    header->destroy = destroy;
    __builtin_wasm_throw(0, thrown);
}

/// Sets the selector: which of the types that this landing pad catches is the first that fits.
int _Unwind_CallPersonality(void* thrown) {
    Header* const header = header_of(thrown);
    const std::uint8_t* at = __wasm_lpad_context.tables;
    __wasm_lpad_context.selector = 0;
    if (*at++ != 0xff) std::abort();
    const bool has_types = *at++ != 0xff;
    const std::uint8_t* types = nullptr;
    if (has_types) {
        const std::uint32_t offset = unsigned_leb(at);
        types = at + offset;
    }
    ++at;
    const std::uint32_t length = unsigned_leb(at);
    const std::uint8_t* const actions = at + length;
    std::uint32_t action = 0;
    for (std::uintptr_t i = 0; i <= __wasm_lpad_context.index; ++i) {
        unsigned_leb(at);
        action = unsigned_leb(at);
    }
    if (action == 0) return 0;
    for (const std::uint8_t* record = actions + action - 1;;) {
        const std::int32_t index = signed_leb(record);
        const std::uint8_t* const from = record;
        const std::int32_t next = signed_leb(record);
        if (index > 0) {
            const auto* const type = reinterpret_cast<const std::type_info* const*>(types)[-index];
            void* object = thrown;
            if (type == nullptr || can_catch(type, header->type, object)) {
                header->caught_as = object;
                __wasm_lpad_context.selector = index;
                return 0;
            }
        }
        if (next == 0) return 0;
        record = from + next;
    }
}

void* __cxa_get_exception_ptr(void* thrown) noexcept {
    return header_of(thrown)->caught_as;
}
void* __cxa_begin_catch(void* thrown) noexcept {
    Header* const header = header_of(thrown);
    if (header != caught) {
        header->next_caught = caught;
        caught = header;
    }
    header->rethrown = false;
    ++header->handlers;
    return header->caught_as != nullptr ? header->caught_as : thrown;
}
void __cxa_end_catch() {
    Header* const header = caught;
    if (--header->handlers > 0) return;
    caught = header->next_caught;
    if (header->rethrown) return;
    if (header->destroy != nullptr) header->destroy(thrown_of(header));
    std::free(header);
}
[[noreturn]] void __cxa_rethrow() {
    if (caught == nullptr) std::abort();
    caught->rethrown = true;
    __builtin_wasm_throw(0, thrown_of(caught));
}

/// The one thread never ends, so that nothing of its own is taken down.
int __cxa_thread_atexit(void (*)(void*), void*, void*) noexcept {
    return 0;
}
}
