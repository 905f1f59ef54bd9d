// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/readhistory.h"

#include "app/history/consumptionstore.h"
#include "app/history/usageledger.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
/// The one that is asked for; what may be left out is that of which there is only one.
Result<history::StoredPartition> chosenPartition(std::vector<history::StoredPartition> stored,
                                                 const cli::StoreChoice& choice)
{
    std::string names;
    for (const history::StoredPartition& each : stored)
        names += (names.empty() ? "" : ", ") + each.cluster + " (" + each.partition + ")";
    if (stored.empty())
        return fail(ErrorCode::NotFound, choice.address.shown(), "the store is empty");
    std::erase_if(stored, [&choice](const history::StoredPartition& each) {
        return (!choice.cluster.empty() && each.cluster != choice.cluster)
            || (!choice.partition.empty() && each.partition != choice.partition);
    });
    if (stored.size() != 1)
        return fail(ErrorCode::NotFound, choice.address.shown(),
                    "choose one of the clusters in the store with --cluster, and of the partitions with "
                    "--partition: "
                        + names);
    return std::move(stored.front());
}
} // namespace

Result<std::optional<usage::Ledger>> readHistory(const std::string& file, const cli::HistoryChoice& choice)
{
    return history::readLedger(QString::fromStdString(file), QString::fromStdString(choice.source),
                               choice.dimension);
}

Result<cli::StoredConsumption> readStore(const cli::StoreChoice& choice)
{
    const auto password = history::storePassword(choice.passwordFile);
    if (!password)
        return tl::unexpected(password.error());
    const auto store = history::ConsumptionStore::openForReading(choice.address, *password);
    if (!store)
        return tl::unexpected(store.error());
    auto stored = (*store)->partitions();
    if (!stored)
        return tl::unexpected(std::move(stored).error());
    const auto partition = chosenPartition(*std::move(stored), choice);
    if (!partition)
        return tl::unexpected(partition.error());
    return (*store)
        ->read(*partition, choice.dimensions, choice.period)
        .map([&partition](history::StoredLedger part) {
            return cli::StoredConsumption{std::move(part.ledger), part.extent, partition->cluster,
                                          partition->partition};
        });
}

Result<std::optional<std::size_t>> checkStore(const connect::CollectStore& plan)
{
    const auto password = history::storePassword(plan.passwordFile);
    if (!password)
        return tl::unexpected(password.error());
    if (!plan.address.isServer()) {
        const QFileInfo file(QString::fromStdString(plan.address.file));
        const QFileInfo folder(file.absolutePath());
        if (!folder.isDir() || !folder.isWritable())
            return fail(ErrorCode::Io, plan.address.file,
                        "the folder of the file does not exist or cannot be written: make it, or change its "
                        "permissions");
        if (file.size() == 0) // there is none, or SQLite has just made it
            return std::optional<std::size_t>();
    }
    const auto store = history::ConsumptionStore::openIfThere(plan.address, *password);
    if (!store)
        return tl::unexpected(store.error());
    if (!*store)
        return std::optional<std::size_t>();
    return (*store)->partitions().map(
        [](const std::vector<history::StoredPartition>& stored) { return std::optional(stored.size()); });
}
} // namespace quotadeck::app
