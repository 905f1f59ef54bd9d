// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/baseline.h"

#include "core/config/diff/change.h"
#include "models/insight/insighttext.h"

#include <QCoreApplication>

#include <optional>
#include <utility>

namespace quotadeck::models {
namespace {
class BaselineTexts
{
    Q_DECLARE_TR_FUNCTIONS(Baseline)
};

bool differ(const config::PartitionConfig& one, const config::PartitionConfig& other)
{
    return config::changesMeaning(config::semanticDiff({{one}, {}}, {{other}, {}}));
}
} // namespace

BaselinePartition baselineOf(const InsightData& data, std::size_t number)
{
    const config::PartitionConfig& edited = data.edited->partitions[number];
    const bool isSaved = data.edited->text() == data.savedText;
    std::shared_ptr<const config::PartitionConfig> saved;
    if (isSaved)
        saved = {data.edited, &edited};
    else if (auto read = partitionOfText(data.savedText, edited.name.value))
        saved = std::make_shared<const config::PartitionConfig>(*std::move(read));
    BaselinePartition found{{BaselineKind::File, false, false, isSaved, data.age()}, saved};
    const config::PartitionConfig* const active
        = data.active ? data.active->partition(edited.name.value) : nullptr;
    if (!active)
        return found;
    Baseline& baseline = found.baseline;
    baseline.isActiveKnown = true;
    baseline.isActiveOther = !saved || differ(*active, *saved);
    baseline.kind
        = data.baseline.value_or(baseline.isActiveOther ? BaselineKind::InForce : BaselineKind::File);
    if (baseline.kind == BaselineKind::InForce) {
        found.before = {data.active, active};
        baseline.isUnchanged = isSaved ? !baseline.isActiveOther : !differ(*active, edited);
    }
    return found;
}

QString doubtText(const Baseline& baseline)
{
    if (!baseline.isActiveKnown || baseline.isActiveOther || !baseline.age.isStale)
        return {};
    //: "◌ read 14:02:31, 20 min before the usage"
    return BaselineTexts::tr("The active configuration (%1) matched the last save and may have changed since")
        .arg(readText(baseline.age));
}

QString baselineText(const Baseline& baseline)
{
    if (!baseline.isActiveOther)
        return doubtText(baseline);
    if (baseline.kind == BaselineKind::File)
        return BaselineTexts::tr("Compared with the last save, which differs from the active configuration");
    const QString age = readText(baseline.age);
    return age.isEmpty()
        ? BaselineTexts::tr(
            "Compared with the cluster's active configuration, which differs from the last save")
        //: "read 14:02:31"
        : BaselineTexts::tr(
              "Compared with the cluster's active configuration (%1), which differs from the last save")
              .arg(age);
}
} // namespace quotadeck::models
