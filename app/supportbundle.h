// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
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
    bool isStoredLog = false; ///< of the last sessions, from the file; else of this session
    std::string logProblem{}; ///< why there is no log; empty: none was written
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

/// A bundle for the command line, which has no open files, and the log that a LogFile in @p dataFolder has written. Errors: also those of
/// a recording.
[[nodiscard]] Result<std::string> supportBundleFor(const cli::SupportBundleOptions& options,
                                                   const QString& dataFolder);
} // namespace quotadeck::app
