// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "core/base/result.h"
#include "core/config/schema/finding.h"
#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/document/analysis.h"
#include "models/log/programlog.h"
#include "models/log/supportchoice.h"

#include <QString>
#include <QVariantMap>

#include <chrono>
#include <string>
#include <vector>

namespace quotadeck::app {
/// A file that is open in a window.
struct SupportFile
{
    std::string path;
    models::RevisionPtr revision; ///< never null
};

/// What a support bundle is made of.
struct SupportSources
{
    std::chrono::sys_seconds time{}; ///< when it is made
    std::string platform{}; ///< of the window; empty: there is none
    QVariantMap settings{};
    bool hasLog = true; ///< false: there is none
    bool hasStoredLog = false; ///< it has entries of earlier sessions, from the file
    std::string logProblem{}; ///< why the file of the log was not read; empty: it was, or there is none
    std::vector<models::LogEntry> log{};
    std::vector<SupportFile> files{};
    std::string source{}; ///< of the snapshot, as people call it; empty: none
    SnapshotPtr snapshot{}; ///< null: there is none
    elastic::QuotaSnapshotPtr quotas{}; ///< of the same moment; null: none, or not known
};

/// The bytes of a support bundle: a tar archive, packed by gzip, of readable files, README.txt among them, which says what is in it. No
/// credentials are in it, and names are replaced, the same ones in all files, if @p choice says so.
/// Errors: TooLarge; Io where there is no memory.
[[nodiscard]] Result<std::string> supportBundle(const SupportSources& sources,
                                                const models::SupportChoice& choice);

/// Adds the entries that a LogFile in @p dataFolder has written and @p sources has not yet, in the order of their times. Reads files.
void addStoredLog(SupportSources& sources, const QString& dataFolder);

/// A bundle for the command line, which has no open files, with addStoredLog(). Errors: also those of a recording; Parse where there is none.
[[nodiscard]] Result<cli::SupportBundle> supportBundleFor(const cli::SupportBundleOptions& options,
                                                          const QString& dataFolder);
} // namespace quotadeck::app
