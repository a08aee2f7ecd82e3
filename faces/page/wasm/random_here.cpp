// SPDX-License-Identifier: GPL-3.0-or-later
// RapidCheck's generator where its library is not compiled for: the same numbers of the same seed.
// It is a block cipher, Threefish-256, of which the key says where in the tree of splits one is [K.
// Claessen, M. H. Palka, Splittable pseudorandom number generators using cryptographic hashing,
// 2013; N. Ferguson et al., The Skein hash function family, version 1.3, 2010, section 3.3].
#include <rapidcheck/Random.h>

#include <array>
#include <bit>

namespace rc {

namespace {

/// The rotations of round d, for d mod 8.
constexpr std::array<std::array<int, 2>, 8> rotations{
    {{14, 16}, {52, 57}, {23, 40}, {5, 37}, {25, 33}, {46, 12}, {58, 22}, {32, 32}}};
constexpr unsigned rounds = 72;
constexpr std::uint64_t parity = 0x1BD11BDAA9FC1A22;
/// RapidCheck's tweak, and the third word that follows from it.
constexpr std::array<std::uint64_t, 3> tweak{13, 37, 13 ^ 37};

void mix(std::uint64_t& a, std::uint64_t& b, int rotation) {
    a += b;
    b = std::rotl(b, rotation) ^ a;
}

}  // namespace

Random::Random(const Key& key) : m_key(key), m_block(), m_bits(0), m_counter(0), m_bitsi(0) {}
Random::Random(std::uint64_t seed) : Random(Key{seed, seed, seed, seed}) {}

Random Random::split() {
    Random right(*this);
    append(false);
    right.append(true);
    return right;
}

Random::Number Random::next() {
    const std::size_t place = m_counter % m_block.size();
    if (place == 0) mash(m_block);
    if (m_counter == kCounterMax) {
        append(true);
        m_counter = 0;
    } else {
        ++m_counter;
    }
    return m_block[place];
}

/// One more turn on the way down the tree; a word of them makes the next key.
void Random::append(bool x) {
    if (m_bitsi == kBits) {
        mash(m_key);
        m_bitsi = 0;
        m_bits = 0;
    }
    if (x) m_bits |= Bits{1} << m_bitsi;
    ++m_bitsi;
}

/// The turns and the counter, as the key enciphers them.
void Random::mash(Block& output) {
    const std::array<std::uint64_t, 5> key{m_key[0], m_key[1], m_key[2], m_key[3],
                                           m_key[0] ^ m_key[1] ^ m_key[2] ^ m_key[3] ^ parity};
    Block words{m_bits, m_counter, 0, 0};
    const auto add_key = [&](unsigned s) {
        for (unsigned i = 0; i < words.size(); ++i) words[i] += key[(s + i) % key.size()];
        words[1] += tweak[s % tweak.size()];
        words[2] += tweak[(s + 1) % tweak.size()];
        words[3] += s;
    };
    for (unsigned round = 0; round < rounds; ++round) {
        if (round % 4 == 0) add_key(round / 4);
        // The second and the fourth word change places after each round.
        const unsigned partner = round % 2 == 0 ? 1 : 3;
        mix(words[0], words[partner], rotations[round % 8][0]);
        mix(words[2], words[4 - partner], rotations[round % 8][1]);
    }
    add_key(rounds / 4);
    output = words;
}

}  // namespace rc
