// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandtree.h"
#include "app/cli/input.h"
#include "app/cli/reportoptions.h"
#include "app/cli/serverchoice.h"
#include "core/base/mode.h"
#include "core/connect/profile.h"
#include "core/elastic/editrules.h"
#include "core/link/link.h"
#include "core/resource/resource.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace quotadeck::cli {
/// The values of --page, in the order of the navigation rail.
[[nodiscard]] const std::vector<std::string>& pageNames();

struct NoSource
{
};
struct SimulatorSource
{
    std::string scenario; ///< a built-in name or a file
    /// Virtual time between the moments of its past that a window is shown one after the other; nothing: the usual. No option sets it:
    /// it is for whoever embeds the window, such as the tests of its looks.
    std::optional<std::chrono::nanoseconds> pastStep{};
};

/// The type of a server.
enum class SystemKind { YuniKorn, Koordinator };

struct RestSource
{
    ServerChoice server;
    SystemKind kind = SystemKind::YuniKorn;
};
struct RecordingSource
{
    std::string file;
};
using Source = std::variant<NoSource, SimulatorSource, RestSource, RecordingSource>;

struct WindowOptions
{
    Source source;
    std::string openFile; ///< configuration or manifests to edit, instead of a source; empty = none
    Resource total; ///< capacity of the cluster of the manifests or of Koordinator, as far as known
    std::string page; ///< one of pageNames(); empty = the last one shown
    std::optional<link::Link>
        link; ///< to what is shown of the source, which is that of the link if it names one
    std::string screenshot; ///< PNG to write before exiting; empty = a normal window
    int width = 1280; ///< of the screenshot, device independent pixels
    int height = 800;
    std::string theme; ///< "light", "dark", "light-contrast", "dark-contrast"; empty = as set
    int textPercent = 0; ///< of the text size of the desktop; 0 = as set
    std::optional<std::chrono::milliseconds> after; ///< time of the screenshot instead of the first data
};

/// The type of the files of a check.
enum class FileKind { Auto, YuniKorn, Elastic };
/// Of a command that writes for people or for programs.
enum class AnswerFormat { Text, Json };
enum class CheckFormat { Text, Json, Sarif, JUnit };
enum class FailOn { Error, Warning, Never };

struct CheckOptions
{
    CheckFormat format = CheckFormat::Text;
    FailOn failOn = FailOn::Error;
    std::vector<std::string> files; ///< "-" is standard input, at most once
    ColourChoice colour = ColourChoice::Auto; ///< of the text format
    FileKind kind = FileKind::Auto;
    ServerChoice server{}; ///< scheduler whose active configuration is checked instead of files; empty: none
    std::string baseFile{}; ///< manifests of elastic quotas that the files change; empty: none
    elastic::EditOptions rules{}; ///< for elastic quotas
    Resource total{}; ///< capacity of the cluster of elastic quotas, as far as known
};

/// Evaluates assertions about a configuration.
struct AssertOptions
{
    std::string configFile; ///< one of the files may be "-", standard input
    std::vector<std::string> files; ///< of assertions
    CheckFormat format = CheckFormat::Text;
    std::string partition{}; ///< empty: "default", else the first one of the configuration
};

struct DiffOptions
{
    AnswerFormat format = AnswerFormat::Text;
    std::string oldFile; ///< one of the two may be "-", standard input
    std::string newFile;
    std::string snapshotFile{}; ///< empty: usage is unknown
    Resource total{}; ///< capacity of the cluster of elastic quotas, as far as known
};

struct SnapshotOptions
{
    ServerChoice server;
    std::string partition; ///< empty: "default", or else the first one
    std::string outFile; ///< empty: standard output
    SystemKind kind = SystemKind::YuniKorn;
};

struct ServeOptions
{
    static constexpr std::size_t kEvents = 20'000; ///< kept for clients

    std::string scenario = "busy-cluster"; ///< a built-in name or a file
    std::string bind = "127.0.0.1"; ///< address to listen on
    std::uint16_t port = 9080; ///< 0: any that is free
    double speed = 1.0; ///< virtual seconds in a second; positive
    std::uint64_t seed = 1;
    std::vector<std::string>
        allowedHosts; ///< beside the loopback names and the address connected to; without port
    std::vector<std::string> allowedOrigins; ///< of web pages that may read answers; "*" is all
};

struct SimulateOptions
{
    std::string scenario; ///< a built-in name, a file, or a recording, whose load is run
    std::optional<std::chrono::nanoseconds> until{}; ///< nothing: as long as the recording, or 30 minutes
    std::uint64_t seed = 1;
    AnswerFormat format = AnswerFormat::Text;
    std::string compareConfig{}; ///< queues.yaml to run it again under, "-" is standard input; empty = none
    bool check = false; ///< run until the last check of the scenario and print which passed
    bool list = false; ///< list the built-in scenarios instead of running one
    std::optional<Mode> mode{}; ///< nothing: that of the scenario
    std::string config{}; ///< of a recording: the queues.yaml to run it under; empty: that of the recording
    std::string partition{}; ///< of a recording; empty: "default" or else the first
    std::vector<std::string>
        manifests{}; ///< of applications that are submitted at the start; "-" is standard input
};

struct PlaceOptions
{
    std::string configFile; ///< "-" is standard input; may be empty when the cases bring their own
    std::optional<std::string> app; ///< the application as JSON; nothing: the cases
    std::string casesFile; ///< "-" is standard input
    std::string podFile{}; ///< Kubernetes manifest with the applications; "-" is standard input
    std::optional<AnswerFormat> format{}; ///< nothing: text for a terminal, else JSON
    Mode mode = Mode::Current;
    std::vector<std::string>
        manifests{}; ///< several of them, with namespaces and the configuration; "-" likewise
};

struct ReplayOptions
{
    std::vector<std::string> files; ///< "-" is standard input, at most once
    bool verify = false; ///< compare with the expectations in the traces
    Mode mode = Mode::Current;
};

/// One of the three sources is given.
struct ElasticOptions
{
    std::string inputFile; ///< one problem as JSON; "-" is standard input, as in the others
    std::string linesFile; ///< one problem a line
    std::vector<std::string> manifests;
    Resource total; ///< of the cluster, for manifests
    std::string cards; ///< resource for which amounts per model are printed, for manifests; empty = none
    std::optional<AnswerFormat> format; ///< nothing: text for manifests, else JSON
};

/// A group of elastic quotas in manifests: by its name, or as the group of a namespace or of a pod (EQ-91).
struct QuotaGroupChoice
{
    std::vector<std::string> files{}; ///< manifests; "-" is standard input; empty: no elastic quotas
    std::string group{}; ///< one of these three, or the group and the file of a pod
    std::string nameSpace{};
    std::string podFile{}; ///< a manifest with one Pod; "-" likewise
    Resource total{}; ///< capacity of the cluster, as far as known
};

struct EffectiveOptions
{
    std::string configFile; ///< one of the files may be "-", standard input
    std::string beforeFile; ///< empty: nothing to compare with
    std::string user;
    std::string groups; ///< "dev,qa"
    std::string queue;
    AnswerFormat format = AnswerFormat::Text;
    std::string partition{}; ///< empty: "default", else the first one of the configuration
    bool usesDirectory = false; ///< for the groups of the user, if none are given
    QuotaGroupChoice quotas{}; ///< instead of a configuration; with files, only this and the format count
};

struct ExplainOptions
{
    std::string configFile; ///< one of the files may be "-", standard input
    std::string snapshotFile; ///< empty: usage is unknown
    std::string app; ///< of the snapshot; empty: a new one of the next four members
    std::string user;
    std::string groups; ///< "dev,qa"
    std::string queue; ///< empty: chosen by the placement rules
    std::string request; ///< "vcore=500m,memory=4Gi"
    AnswerFormat format = AnswerFormat::Text;
    std::string partition{}; ///< empty: "default", else the first one of the configuration
    bool usesDirectory = false; ///< for the groups of the user, if none are given
    QuotaGroupChoice quotas{}; ///< instead of a configuration; with files, these, request and format count
    bool isNonPreemptible = false; ///< the pod of the request
    std::optional<std::int32_t> priority{}; ///< of that pod; nothing: that of its manifest, or 0
    Mode mode = Mode::Current;
    std::map<std::string, std::string> tags{}; ///< of a new application, for the placement rules
    bool checksCreation = false; ///< the cluster of elastic quotas rejects pods on creation (EQ-64)
};

/// Finds the version of a configuration that began to block a request, or that broke assertions.
struct BisectOptions
{
    std::vector<std::string> files; ///< the oldest first; one of all files may be "-", standard input
    std::string snapshotFile; ///< empty: usage is unknown
    std::string user;
    std::string groups; ///< "dev,qa"
    std::string queue; ///< empty: chosen by the placement rules of each version
    std::string request; ///< "vcore=500m,memory=4Gi"
    AnswerFormat format = AnswerFormat::Text;
    std::string partition{}; ///< empty: "default", else the first one of each version
    bool usesDirectory = false; ///< for the groups of the user, if none are given
    Mode mode = Mode::Current;
    std::string assertionFile{}; ///< instead of a request; with it, files, format and partition count
    std::string assertionName{}; ///< empty: all assertions of the file
};

struct ImpactOptions
{
    std::string configFile; ///< one of the files may be "-", standard input
    std::string currentFile; ///< empty: the limits of the snapshot
    std::string snapshotFile;
    AnswerFormat format = AnswerFormat::Text;
    std::string membershipFile{}; ///< empty: those of the applications of the snapshot
    std::string partition{}; ///< empty: "default", else the first one of the configuration
    bool usesDirectory = false; ///< for users whose groups are not known otherwise
    std::string oldQuotas{}; ///< manifests of elastic quotas instead of a configuration; empty: none
    std::string newQuotas{}; ///< the same after the edit; empty only if oldQuotas is
    Resource total{}; ///< capacity of the cluster of elastic quotas, as far as known
};

/// Lists what queues use above their guaranteed amounts, and what they do not use of them.
struct LendingOptions
{
    std::string snapshotFile; ///< "-" is standard input
    AnswerFormat format = AnswerFormat::Text;
};

/// Lists what is left in draining queues.
struct DrainingOptions
{
    std::string snapshotFile; ///< "-" is standard input; empty: there is a recording
    AnswerFormat format = AnswerFormat::Text;
    std::string
        recordingFile{}; ///< whose latest sample counts, with the progress since the first one; empty: none
    std::string partition{}; ///< of the recording; empty: "default", else the first one
};

/// Where samples of a cluster come from.
struct SampleFiles
{
    std::vector<std::string> recordings{};
    std::vector<std::string> snapshots{}; ///< outputs of quotadeck snapshot; one may be "-", standard input
};

/// Finds queues that can give guaranteed resources to another one.
struct DonorsOptions
{
    std::string configFile; ///< one of the files may be "-", standard input
    std::string queue;
    std::string request; ///< "vcore=20,memory=64Gi"
    SampleFiles samples{};
    int marginPercent = 10;
    std::string outputFile{}; ///< for the changed configuration; empty: none
    AnswerFormat format = AnswerFormat::Text;
    std::string partition{}; ///< empty: "default", else the first one of the configuration
};

/// Lists the limits that applied to nobody.
struct UnusedOptions
{
    std::string configFile; ///< one of the files may be "-", standard input
    SampleFiles samples{};
    AnswerFormat format = AnswerFormat::Text;
    std::string partition{}; ///< empty: "default", else the first one of the configuration
};

/// Tries rules of alerts on samples, or exports them.
struct AlertsOptions
{
    std::string rulesFile; ///< "-": standard input
    std::string
        source{}; ///< a recording, a scenario file or a built-in name; empty: the rules are only checked
    bool prometheus = false; ///< print them as rules of Prometheus
    std::chrono::nanoseconds until{std::chrono::hours(1)}; ///< of a scenario
    std::chrono::nanoseconds every{
        std::chrono::seconds(15)}; ///< virtual time between two samples of a scenario; positive
    std::uint64_t seed = 1; ///< of a scenario
    std::string cluster = "cluster"; ///< value of the label of that name
    AnswerFormat format = AnswerFormat::Text;
};

/// Reads clusters again and again and offers their metrics.
struct CollectOptions
{
    std::string planFile; ///< see connect::CollectPlan; "-": standard input
    bool check = false; ///< read the files only
    bool checksStore = false; ///< likewise, and connect to the store
};

/// Compares the quotas and limits of each queue with what it can have.
struct OversubscriptionOptions
{
    std::string configFile; ///< one of the files may be "-", standard input
    std::string snapshotFile{}; ///< with the capacity; empty: that is not known
    AnswerFormat format = AnswerFormat::Text;
    std::string partition{}; ///< empty: "default", else the first one of the configuration
};

/// What a cluster stores: the configuration of YuniKorn, or the elastic quotas of Koordinator.
enum class StoredKind { Config, Quotas };

/// Prints what a cluster stores.
struct GetOptions
{
    ServerChoice server;
    std::string outFile; ///< empty: standard output
    StoredKind kind = StoredKind::Config;
    AnswerFormat format = AnswerFormat::Text;
};

/// Makes a file the configuration of a cluster, or files its elastic quotas.
struct ApplyOptions
{
    ServerChoice server; ///< in Kubernetes: what it stores can be written
    std::string configFile; ///< queues.yaml or a ConfigMap manifest; "-" is standard input
    std::string
        bundleFile{}; ///< the JSON of a review bundle instead, for the configuration that it was made for
    std::vector<std::string> quotaFiles{}; ///< ElasticQuota manifests instead; "-" likewise, at most once
    bool deletesMissing = false; ///< groups that these do not have
    bool dryRun = false; ///< everything but the write
    bool isConfirmed = false; ///< nobody is asked, unless the cluster is one for production
    std::string confirmedName{}; ///< of the connection that marks the cluster as one for production
    std::string snapshotFile{}; ///< what runs in the cluster; empty: that is unknown
    std::vector<std::string>
        confirmedRemovals{}; ///< queues in use, or partitions, that may be removed unasked
    std::chrono::seconds timeout{60}; ///< for the scheduler to use it; zero: that is not awaited
    AnswerFormat format = AnswerFormat::Text;
    elastic::EditOptions rules{}; ///< of the cluster, for elastic quotas
    std::vector<std::string>
        confirmedAssertions{}; ///< of the review, that may be broken or stay unevaluated unasked
};

/// Makes the queues of a tenant from a template.
struct TemplateOptions
{
    std::string file; ///< "-" is standard input, at most for one file
    std::vector<std::string> values{}; ///< "name=acme"
    bool lists = false; ///< the parameters instead
    std::string configFile{}; ///< to add the queues to; empty: they are printed alone
    std::string parent{}; ///< path of the queue above, in that file
    std::string partition{}; ///< its name; empty: "default", else the first one
    std::string outFile{}; ///< empty: standard output
};

/// Makes a review bundle of an edited configuration.
struct BundleOptions
{
    std::string baseFile; ///< one of all files may be "-", standard input
    std::string candidateFile;
    std::string snapshotFile{}; ///< empty: usage is unknown
    std::string membershipFile{}; ///< groups of users, besides those of the snapshot
    std::string partition{}; ///< empty: "default", else the first one
    std::string outFile; ///< review.html; the JSON is written beside it
    std::string assertionFile{}; ///< evaluated before and after the edit; empty: none
};

/// Makes a support bundle.
struct SupportBundleOptions
{
    std::string outFile{};
    std::string recordingFile{}; ///< whose last sample is its snapshot; empty: it has none
    bool keepsNames = false;
    bool overwrites = false; ///< an existing file
    bool leavesLogOut = false;
};

/// Lists the contexts of kubeconfig files.
struct ContextsOptions
{
    std::vector<std::string> files; ///< kubeconfigs; empty: those of KUBECONFIG, or ~/.kube/config
    AnswerFormat format = AnswerFormat::Text;
};

enum class Shell { Bash, Zsh, Fish };

/// Writes a recording with replaced names.
struct ReplaceNamesOptions
{
    std::string recordingFile;
    std::string outFile; ///< a new one
};

struct CompletionOptions
{
    Shell shell = Shell::Bash;
    std::string outputFile{}; ///< empty: standard output
    CommandTree tree{}; ///< what is completed
};

struct ManOptions
{
    std::string subcommand{}; ///< whose page is printed; empty: that of the program
    std::string folder{}; ///< where all pages are written instead; empty: none
    CommandTree tree{};
};

/// Parsing has answered the command line (--help, --version, a usage error).
struct Answered
{
    int exitCode = ExitDone;
};

using Command
    = std::variant<WindowOptions, CheckOptions, DiffOptions, ElasticOptions, PlaceOptions, ReplayOptions,
                   ServeOptions, SnapshotOptions, SimulateOptions, EffectiveOptions, ExplainOptions,
                   BisectOptions, ImpactOptions, LendingOptions, DrainingOptions, OversubscriptionOptions,
                   DonorsOptions, UnusedOptions, AlertsOptions, CollectOptions, ContextsOptions, GetOptions,
                   ApplyOptions, TemplateOptions, BundleOptions, CompletionOptions, ManOptions, ReportOptions,
                   AssertOptions, SupportBundleOptions, ReplaceNamesOptions, Answered>;

/// Reads the command line. Help and usage errors are written to @p streams and give Answered.
[[nodiscard]] Command parseCommandLine(int argc, const char* const* argv, Streams streams);
} // namespace quotadeck::cli
