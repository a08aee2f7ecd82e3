// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "faces/cli/output/output.hpp"
#include "faces/cli/submit/engines.hpp"
#include "graph/errors.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kubectl_package = "kubernetes-client";

/// A scalar of YAML, which takes JSON's texts. Throws InputError if it is not UTF-8.
std::string scalar(const std::string& text) {
    try {
        return Json(text).dump();
    } catch (const Json::exception&) {
        throw InputError(
            "Kubernetes takes names in UTF-8 alone, not that of --dir or a word of "
            "the command");
    }
}

/// Kubernetes expands $(NAME) in the words of a command, and takes $$ for $.
std::string unexpanded(const std::string& text) {
    std::string result;
    for (char c : text) result += c == '$' ? std::string("$$") : std::string(1, c);
    return result;
}

/// A name in lower case and digits, another for each folder.
std::string job_name(const Submission& submission) {
    return fmt::format("gazetteer-{:016x}", std::hash<std::string>()(submission.folder()));
}

/// What a pod does: nothing if its shard is done. A shard ends with 0 when it is, whatever it
/// found.
std::string pod_script(const Submission& submission) {
    return fmt::format(
        "cd {} || exit 1; shard=$JOB_COMPLETION_INDEX; test -e shard-$shard.gztr || "
        "{} >>shard-$shard.log 2>&1",
        quoted(submission.folder()), submission.shell_command("gazetteer", "$shard"));
}

/// The volume that has the folder: one of a claim, or the node's own folder.
std::string volume(const Submission& submission) {
    const std::string& claim = submission.arguments().claim;
    if (!claim.empty())
        return fmt::format("persistentVolumeClaim: {{claimName: {}}}", scalar(claim));
    return fmt::format("hostPath: {{path: {}, type: Directory}}", scalar(submission.folder()));
}

std::string job_text(const Submission& submission) {
    const SubmitArguments& arguments = submission.arguments();
    return fmt::format(
        R"(# The shards of one run, a completion index each. gazetteer submit follows it and
# merges them; by hand: kubectl create -f job.yaml, and then gazetteer merge shard-*.gztr
apiVersion: batch/v1
kind: Job
metadata:
  name: {name}
spec:
  completionMode: Indexed
  completions: {shards}
  parallelism: {jobs}
  backoffLimit: {failures}
  template:
    spec:
      restartPolicy: Never
      containers:
        - name: shard
          image: {image}
          imagePullPolicy: IfNotPresent
          command: [/bin/sh, -c, {script}]
          resources: {{requests: {{cpu: "1"}}}}
          volumeMounts:
            - {{name: shards, mountPath: {folder}}}
      volumes:
        - name: shards
          {volume}
)",
        fmt::arg("name", job_name(submission)), fmt::arg("shards", arguments.shards),
        fmt::arg("jobs", arguments.jobs > 0 ? arguments.jobs : arguments.shards),
        fmt::arg("failures", arguments.retries * arguments.shards),
        fmt::arg("image", scalar(arguments.image)),
        fmt::arg("script", scalar(unexpanded(pod_script(submission)))),
        fmt::arg("folder", scalar(submission.folder())), fmt::arg("volume", volume(submission)));
}

std::vector<std::string> kubectl(const Submission& submission, std::vector<std::string> words) {
    const auto& options = submission.arguments().options;
    words.insert(words.end(), options.begin(), options.end());
    return lines_of({"kubectl", words}, kubectl_package);
}

/// Whether the Job has come to an end, well or not.
bool has_ended(const Submission& submission) {
    const auto lines = kubectl(submission, {"get", "job", job_name(submission), "--output=json"});
    const Json job = Json::parse(fmt::format("{}", fmt::join(lines, "\n")), nullptr, false);
    if (!job.is_object()) throw EnvironmentError("kubectl get job: printed no JSON");
    const Json status = job.value("status", Json::object());
    const Json conditions = status.value("conditions", Json::array());
    return std::ranges::any_of(conditions, [](const Json& condition) {
        const std::string type = condition.value("type", "");
        return (type == "Complete" || type == "Failed") && condition.value("status", "") == "True";
    });
}

void remove_job(const Submission& submission) {
    kubectl(submission, {"delete", "job", job_name(submission), "--ignore-not-found"});
}

}  // namespace

/// A pod whose shard is done ends at once, so that all are in the Job. When the stop is requested
/// the Job is deleted.
bool run_by_kubernetes(const Submission& submission, const std::vector<int>& shards,
                       const runs::Stop& stop) {
    if (submission.folder().find(':') != std::string::npos)
        throw InputError(submission.folder() + ": Kubernetes takes no folder with a colon");
    write_file(submission.path("job.yaml"), job_text(submission));
    remove_job(submission);
    kubectl(submission, {"create", "--filename", submission.path("job.yaml")});
    fmt::print(stderr, "job {}: {} shards\n", job_name(submission), shards.size());
    return follow(
        submission, stop, [&] { return !has_ended(submission); }, [&] { remove_job(submission); });
}

}  // namespace gazetteer::cli
