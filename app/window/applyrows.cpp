// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/applyrows.h"

#include "models/common/messagetext.h"

#include <QCoreApplication>

#include <iterator>

namespace quotadeck::app {
namespace {
using kube::QuotaStepState;
using models::RowState;

struct ApplyRows
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::app::ApplyRows)
};

QString unknownBaseText()
{
    return ApplyRows::tr("QuotaDeck does not know what the cluster had when this file was made. The changes "
                         "also take back what "
                         "others have changed in the cluster since then.");
}

QString wordFor(elastic::EditKind kind)
{
    switch (kind) {
    case elastic::EditKind::Create:
        return ApplyRows::tr("Create");
    case elastic::EditKind::Delete:
        return ApplyRows::tr("Delete");
    case elastic::EditKind::Update:
        break;
    }
    return ApplyRows::tr("Change");
}
} // namespace

std::vector<ui::ApplyChange> rowsOf(const std::vector<config::Change>& changes)
{
    std::vector<ui::ApplyChange> rows;
    for (const auto& change : changes) {
        const auto state = change.direction == config::Direction::Dangerous ? RowState::Critical
            : change.direction == config::Direction::Tighter                ? RowState::Warning
                                                                            : RowState::Normal;
        rows.push_back({QString::fromStdString(change.path.empty() ? change.partition : change.path),
                        models::messageText(change.sentence), state});
    }
    return rows;
}

ui::ApplyChange rowOf(const kube::QuotaStep& step)
{
    ui::ApplyChange row{QStringLiteral("%1/%2").arg(QString::fromStdString(step.nameSpace),
                                                    QString::fromStdString(step.name)),
                        wordFor(step.kind), step.isDangerous() ? RowState::Critical : RowState::Normal,
                        rowsOf(step.changes)};
    for (ui::ApplyChange& part : row.parts)
        part.place.clear(); // that of the object
    for (const Message& note : step.notes)
        row.parts.push_back({{}, models::messageText(note), RowState::Notice});
    return row;
}

ui::ApplyChange unknownBaseRow()
{
    ui::ApplyChange row;
    row.text = unknownBaseText();
    row.state = RowState::Warning;
    return row;
}

StepProgress progressOf(const kube::QuotaStep& step)
{
    const QString detail = models::messageText(step.detail);
    switch (step.state) {
    case QuotaStepState::Planned:
        return {ApplyRows::tr("planned"), detail, RowState::Normal};
    case QuotaStepState::Accepted:
        return {ApplyRows::tr("accepted"), detail, RowState::Normal};
    case QuotaStepState::Dependent:
        return {ApplyRows::tr("needs an earlier step"), detail, RowState::Notice};
    case QuotaStepState::Applied:
        return {ApplyRows::tr("applied"), detail, RowState::Normal};
    case QuotaStepState::Refused:
        return {ApplyRows::tr("not applied"), detail, RowState::Critical};
    case QuotaStepState::Unknown:
        return {ApplyRows::tr("unknown"), detail, RowState::Critical};
    case QuotaStepState::Skipped:
        break;
    }
    return {ApplyRows::tr("not applied"), detail, RowState::Warning};
}
} // namespace quotadeck::app
