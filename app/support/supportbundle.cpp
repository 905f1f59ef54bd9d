// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/support/supportbundle.h"

#include "app/cli/samples.h"
#include "app/feed/namereplacer.h"
#include "app/feed/recordedsamples.h"
#include "app/feed/textnames.h"
#include "app/settings/settings.h"
#include "app/support/logfile.h"
#include "app/support/supportsettings.h"
#include "core/base/inflater.h"
#include "core/base/redaction.h"
#include "core/base/tararchive.h"
#include "core/base/version.h"
#include "core/elastic/quotajson.h"
#include "core/file/filereader.h"
#include "core/snapshot/restjson.h"

#include <QLibraryInfo>
#include <QLocale>
#include <QSslSocket>
#include <QSysInfo>

#include <algorithm>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <gnu/libc-version.h>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace quotadeck::app {
namespace {
using NameKind = feed::NameReplacer::Kind;
constexpr std::string_view kFolder = "quotadeck-support/";

std::string_view severityWord(config::Severity severity)
{
    switch (severity) {
    case config::Severity::Error:
        return "error";
    case config::Severity::Warning:
        return "warning";
    case config::Severity::Info:
        break;
    }
    return "info";
}

std::string versionsText(const SupportSources& sources)
{
    const auto text = [](const QString& value) { return value.toStdString(); };
    std::string lines = fmt::format("QuotaDeck: {}\n", kVersion);
    lines += fmt::format("Qt: {}, built with {}\n", qVersion(), QT_VERSION_STR);
    lines += fmt::format("Qt build: {}\n", QLibraryInfo::build());
    lines += fmt::format("TLS library: {}\n",
                         QSslSocket::supportsSsl() ? text(QSslSocket::sslLibraryVersionString()) : "none");
    lines += fmt::format("C library: glibc {}\n", gnu_get_libc_version());
    lines += fmt::format("System: {}\n", text(QSysInfo::prettyProductName()));
    lines += fmt::format("Kernel: {} {}\n", text(QSysInfo::kernelType()), text(QSysInfo::kernelVersion()));
    lines += fmt::format("Processor: {}\n", text(QSysInfo::currentCpuArchitecture()));
    lines += fmt::format("Window system: {}\n", sources.platform.empty() ? "none" : sources.platform);
    lines += fmt::format("Language: {}\n", text(QLocale().name()));
    return lines;
}

/// Makes the files of a bundle. What replaces names sees the snapshot and the settings first, which have most of them.
class SupportWriter
{
public:
    SupportWriter(const SupportSources& sources, const models::SupportChoice& choice)
        : m_sources(sources)
        , m_choice(choice)
    {
    }

    [[nodiscard]] std::vector<TarMember> members()
    {
        std::vector<TarMember> found;
        const auto add = [&found](std::string_view name, std::string content) {
            found.push_back({fmt::format("{}{}", kFolder, name), std::move(content)});
        };
        add("versions.txt", versionsText(m_sources));
        describe("versions.txt", "versions of the program, Qt, libraries and the system");
        SnapshotPtr snapshot = m_sources.snapshot;
        elastic::QuotaSnapshotPtr quotas = m_sources.quotas;
        if (m_choice.replacesNames) { // also if they are not in the bundle: the log may name what they have
            if (snapshot)
                snapshot = std::make_shared<const ClusterSnapshot>(m_names.replaced(*snapshot));
            if (quotas)
                quotas = std::make_shared<const elastic::QuotaSnapshot>(m_names.replaced(*quotas));
            learnSource();
        }
        feed::NameReplacer* const names = m_choice.replacesNames ? &m_names : nullptr;
        const std::string settings = supportSettings(m_sources.settings, names);
        if (m_choice.hasSettings) {
            add("settings.json", settings);
            describe("settings.json",
                     "settings and saved connections; layout, views, filters and silences are left out");
        }
        for (const SupportFile& file : m_sources.files)
            (void)shownPath(file);
        if (m_choice.replacesNames)
            m_texts.emplace(&m_names);
        if (m_choice.hasLog && m_sources.hasLog) {
            add("log.txt", logText());
            describe("log.txt",
                     fmt::format("log of {}, times in UTC; {} {}",
                                 m_sources.hasStoredLog ? "the last sessions" : "this session",
                                 m_sources.log.size(), m_sources.log.size() == 1 ? "entry" : "entries"));
        }
        if (m_choice.hasProblems && !m_sources.files.empty()) {
            add("problems.txt", problemsText());
            describe("problems.txt",
                     m_choice.replacesNames
                         ? "problems of the open files, without their messages, which contain names"
                         : "problems of the open files");
        }
        if (m_choice.hasTexts && !m_choice.replacesNames)
            addTexts(add);
        if (m_choice.hasSnapshot && snapshot)
            addSnapshot(add, *snapshot, quotas.get());
        found.insert(found.begin(), {fmt::format("{}README.txt", kFolder), readme()});
        return found;
    }

private:
    void describe(std::string_view name, std::string_view what)
    {
        m_contents += fmt::format("{}: {}\n", name, what);
    }

    /// Of an address its host is found in texts anyway.
    void learnSource()
    {
        if (m_sources.source.find("://") == std::string::npos)
            (void)m_names.replacement(NameKind::Connection, m_sources.source);
    }

    [[nodiscard]] std::string shownPath(const SupportFile& file)
    {
        return m_choice.replacesNames ? m_names.replacement(NameKind::File, file.path) : file.path;
    }

    [[nodiscard]] std::string textOf(const std::string& text)
    {
        const std::string safe = withoutSecrets(text);
        return m_texts ? m_texts->replaced(safe) : safe;
    }

    /// Times, levels and categories are no names, whatever they are called.
    [[nodiscard]] std::string logText()
    {
        std::vector<models::LogEntry> entries = m_sources.log;
        if (m_texts) { // a host may be named in an entry before the first one that has it in a URL
            for (const models::LogEntry& entry : entries)
                (void)textOf(entry.text.toStdString());
        }
        for (models::LogEntry& entry : entries)
            entry.text = QString::fromStdString(textOf(entry.text.toStdString()));
        return models::logLines(entries).toStdString();
    }

    [[nodiscard]] std::string problemsText()
    {
        std::string lines;
        for (const SupportFile& file : m_sources.files) {
            const config::Verdict& verdict = file.revision->verdict;
            lines += fmt::format("{}: {}, {} problems\n", shownPath(file),
                                 verdict.accepted ? "accepted" : "rejected", verdict.findings.size());
            for (const config::Finding& finding : verdict.findings) {
                lines += fmt::format("{}:{} {} {}", finding.span.begin.line, finding.span.begin.column,
                                     severityWord(finding.severity), finding.rule);
                if (!m_choice.replacesNames)
                    lines += fmt::format(" {}", finding.message.english());
                lines += '\n';
            }
        }
        return withoutSecrets(lines);
    }

    template <typename Add>
    void addTexts(const Add& add)
    {
        int number = 0;
        for (const SupportFile& file : m_sources.files) {
            const std::string name = fmt::format("files/{}.yaml", ++number);
            add(name, withoutSecrets(file.revision->text()));
            describe(name, fmt::format("text of {}", file.path));
        }
    }

    template <typename Add>
    void addSnapshot(const Add& add, const ClusterSnapshot& snapshot, const elastic::QuotaSnapshot* quotas)
    {
        int number = 0;
        for (const PartitionSnapshot& partition : snapshot.partitions) {
            const std::string name = fmt::format("snapshot/partition-{}.json", ++number);
            add(name, withoutSecrets(rest::writePartitionSnapshot(snapshot, partition)) + '\n');
            describe(name,
                     fmt::format("partition {} as the program had it at {:%Y-%m-%dT%H:%M:%SZ}",
                                 partition.info.name,
                                 std::chrono::floor<std::chrono::seconds>(snapshot.time)));
        }
        if (quotas) {
            add("snapshot/elastic-quotas.json", withoutSecrets(elastic::quotaSnapshotJson(*quotas)) + '\n');
            describe("snapshot/elastic-quotas.json", "elastic quotas of the same moment");
        }
    }

    [[nodiscard]] std::string readme() const
    {
        std::string text
            = fmt::format("Support bundle of QuotaDeck {}, made at {:%Y-%m-%dT%H:%M:%SZ}\n\n{}\n", kVersion,
                          m_sources.time, m_contents);
        text += "Passwords, tokens, keys and other credentials are left out, and what looks like one in a "
                "text is "
                "replaced by ***. Kubeconfig files are not read.\n";
        if (m_choice.replacesNames)
            text += "Names of users, groups, applications, queues, nodes, elastic quotas, connections, "
                    "servers and files are replaced, the same name of the same kind by the same word in all "
                    "files. In log.txt a name of several kinds gets all of its words, such as "
                    "user-4|queue-2. Reasons, tags, labels and attributes are left out of the snapshot. A "
                    "name that is neither in the snapshot nor in "
                    "the "
                    "settings may have stayed in log.txt: look into it before you pass the bundle on.\n";
        else
            text += "Names of users, queues, nodes, servers and files are not replaced. The snapshot "
                    "contains tags, "
                    "labels and reasons: look into it before you pass the bundle on.\n";
        if (m_choice.hasLog && m_sources.hasLog && !m_sources.logProblem.empty())
            text += fmt::format("The log of earlier sessions is missing: {}.\n",
                                withoutSecrets(m_sources.logProblem));
        if (m_choice.hasLog && !m_sources.hasLog)
            text += fmt::format("There is no log: {}.\n",
                                m_sources.logProblem.empty() ? "no window of this user has written one"
                                                             : withoutSecrets(m_sources.logProblem).c_str());
        return text;
    }

    const SupportSources& m_sources;
    const models::SupportChoice& m_choice;
    feed::NameReplacer m_names;
    std::optional<feed::TextNames> m_texts; ///< nothing: names stay
    std::string m_contents; ///< a line for each file
};
} // namespace

Result<std::string> supportBundle(const SupportSources& sources, const models::SupportChoice& choice)
{
    const auto archive = tarArchive(SupportWriter(sources, choice).members(), sources.time);
    if (!archive)
        return archive;
    std::string packed = gzipped(*archive, GzipEffort::Best);
    if (packed.empty())
        return fail(ErrorCode::Io, {}, QUOTADECK_TEXT("app", "there is not enough memory for the bundle"));
    return packed;
}

void addStoredLog(SupportSources& sources, const QString& dataFolder)
{
    // An entry is written as a whole, even if the bound is smaller than it.
    const auto text = file::readLog(LogFile::pathIn(dataFolder), 2 * LogFile::kMostBytes);
    if (!text) {
        if (text.error().code != ErrorCode::NotFound)
            sources.logProblem = text.error().message.english(); // without its place, which has a name
        return;
    }
    sources.hasStoredLog = true;
    std::vector<models::LogEntry> entries = models::logEntries(QString::fromStdString(*text));
    std::set<QString> stored; // as lines: their texts may have lost spaces at their ends
    for (const models::LogEntry& entry : entries)
        stored.insert(models::logLines({entry}));
    for (models::LogEntry& entry : sources.log) {
        if (!stored.contains(models::logLines({entry})))
            entries.push_back(std::move(entry));
    }
    std::ranges::stable_sort(entries, {}, &models::LogEntry::time);
    sources.log = std::move(entries);
}

Result<cli::SupportBundle> supportBundleFor(const cli::SupportBundleOptions& options,
                                            const QString& dataFolder)
{
    SupportSources sources;
    sources.time = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    if (!options.leavesLogOut)
        addStoredLog(sources, dataFolder);
    sources.hasLog = sources.hasStoredLog;
    const SettingsStore settings(settingsFile());
    for (const QString& key : settings.keys())
        sources.settings.insert(key, settings.value(key));
    if (!options.recordingFile.empty()) {
        const Status read
            = cli::visitRecording(options.recordingFile, feed::visitRecording,
                                  [&sources](const ClusterSnapshot& sample, const std::string*) {
                                      sources.snapshot = std::make_shared<const ClusterSnapshot>(sample);
                                  });
        if (!read)
            return tl::unexpected(read.error());
    }
    return supportBundle(sources, {.hasLog = !options.leavesLogOut, .replacesNames = !options.keepsNames})
        .map([&sources](std::string bytes) {
            return cli::SupportBundle{std::move(bytes), sources.hasLog};
        });
}
} // namespace quotadeck::app
