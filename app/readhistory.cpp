// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readhistory.h"

#include "app/history/usageledger.h"

namespace quotadeck::app {
Result<std::optional<usage::Ledger>> readHistory(const std::string& file, const cli::HistoryChoice& choice)
{
    return history::readLedger(QString::fromStdString(file), QString::fromStdString(choice.source),
                               choice.dimension);
}
} // namespace quotadeck::app
