// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/summaryfile.h"

#include "app/cli/input.h"
#include "core/usage/summarybook.h"
#include "core/usage/summaryreader.h"

#include <string>
#include <utility>

namespace quotadeck::cli {
Status readSummaries(InputFile& file, usage::SummaryBook& book,
                     const std::function<void(const Error&)>& onBroken,
                     const std::function<bool()>& isStopped)
{
    usage::SummaryLog log;
    std::string line;
    for (;;) {
        auto isRead = file.readLine(line);
        if (!isRead && isRead.error().code == ErrorCode::TooLarge) {
            ++log.lines;
            log.errors.push_back({ErrorCode::TooLarge, std::to_string(log.lines), isRead.error().message});
            while (!isRead && isRead.error().code == ErrorCode::TooLarge)
                isRead = file.readLine(line); // the rest of it
            line.clear();
        } else if (isRead && *isRead) {
            log.readLine(line);
        }
        if (!isRead)
            return tl::unexpected(isRead.error());
        for (const usage::ApplicationSummary& summary : std::exchange(log.summaries, {})) {
            if (Status status = book.add(summary); !status) {
                status.error().where = std::to_string(log.lines);
                log.errors.push_back(std::move(status).error());
            }
        }
        for (const Error& error : std::exchange(log.errors, {}))
            onBroken(error);
        if (!*isRead || (isStopped && isStopped()))
            return {};
    }
}
} // namespace quotadeck::cli
