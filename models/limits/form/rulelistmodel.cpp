// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/rulelistmodel.h"

#include "models/common/celltext.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
QString filterText(const config::FilterConfig& filter)
{
    const auto names = [](const config::TextList& list) {
        QStringList texts;
        for (const auto& name : list.value)
            texts << QString::fromStdString(name.value);
        return texts.join(QStringLiteral(", "));
    };
    QStringList parts;
    if (!filter.users.value.empty())
        parts << RuleListModel::tr("users %1").arg(names(filter.users));
    if (!filter.groups.value.empty())
        parts << RuleListModel::tr("groups %1").arg(names(filter.groups));
    const QString whom = parts.join(QStringLiteral("; "));
    const bool isDeny = filter.type.value == "deny"; // any other spelling allows (PLC-10)
    if (whom.isEmpty())
        return isDeny ? RuleListModel::tr("no one") : RuleListModel::tr("everyone");
    return isDeny ? RuleListModel::tr("all but %1").arg(whom) : RuleListModel::tr("only %1").arg(whom);
}

void addRows(std::vector<RuleRow>& rows, const config::PlacementRuleConfig& rule,
             const config::ConfigPlace& place, std::size_t number)
{
    const auto* current = &rule;
    config::ConfigPlace at = place;
    for (int depth = 0; current; ++depth) {
        RuleRow row;
        row.place = at;
        row.id = QString::fromStdString(at.text());
        row.rule = number;
        row.depth = depth;
        row.name = QString::fromStdString(current->name.value);
        row.value = QString::fromStdString(current->value.value);
        row.filter = filterText(current->filter.value);
        row.creates = current->create.value;
        row.hasParent = !current->parent.empty();
        row.span = current->span;
        rows.push_back(std::move(row));
        current = current->parent.empty() ? nullptr : &current->parent.front();
        at = at / "parent";
    }
}

QString orderHelp(const RuleRow& row)
{
    return row.depth == 0
        ? RuleListModel::tr("Rules are evaluated from top to bottom; the first that returns a queue is used")
        : RuleListModel::tr("Returns the parent queue for the rule above");
}

Emphasis depthEmphasis(const RuleRow& row)
{
    return dimUnless(row.depth == 0);
}
} // namespace

ColumnTable<RuleRow> RuleListModel::columns()
{
    using Row = const RuleRow&;
    static constexpr ColumnOf<RuleRow> kColumns[] = {
        {
            .column = NumberColumn,
            .sharedTitle = [] { return QStringLiteral("#"); },
            .text = [](Row row) { return row.depth == 0 ? QString::number(row.rule + 1) : QString(); },
            .toolTip = orderHelp,
            .emphasis = depthEmphasis,
        },
        {
            .column = RuleColumn,
            .title = QT_TR_NOOP("Rule"),
            .help = QT_TR_NOOP(
                "Kind of the placement rule; the first rule that finds a queue places the application"),
            .text =
                [](Row row) {
                    if (row.depth == 0)
                        return row.name;
                    //: the rule that gives the queue above the one of the rule before
                    return QString(qsizetype(row.depth) * 2, u' ') + tr("below: %1").arg(row.name);
                },
            .toolTip = orderHelp,
            .emphasis = depthEmphasis,
        },
        {
            .column = ValueColumn,
            .title = QT_TR_NOOP("Value"),
            .help = QT_TR_NOOP("Value of the rule, such as a queue or a tag"),
            .text = [](Row row) { return row.value.isEmpty() ? unsetText() : row.value; },
            .toolTip = orderHelp,
            .emphasis = [](Row row) { return dimUnless(row.depth == 0 && !row.value.isEmpty()); },
        },
        {
            .column = CreateColumn,
            .title = QT_TR_NOOP("Create"),
            .help = QT_TR_NOOP("Whether the rule may create a queue that does not exist"),
            .text = [](Row row) { return row.creates ? tr("yes") : tr("no"); },
            .toolTip = orderHelp,
            .emphasis = depthEmphasis,
        },
        {
            .column = FilterColumn,
            .title = QT_TR_NOOP("Applies to"),
            .help = QT_TR_NOOP("Users and groups that the rule is for"),
            .text = textIn<&RuleRow::filter>,
            .toolTip = orderHelp,
            .emphasis = depthEmphasis,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

RuleListModel::RuleListModel(ConfigSession* session, QObject* parent)
    : RowList(columns(), parent)
    , m_session(session)
{
    connect(session, &ConfigSession::opened, this, [this] { setRows({}); });
    connect(session, &ConfigSession::revisionChanged, this, &RuleListModel::refresh);
}

void RuleListModel::setPartition(std::size_t partition)
{
    m_partition = partition;
    refresh();
}

void RuleListModel::refresh()
{
    const auto& revision = m_session->revision();
    if (!revision || !revision->isReadable())
        return;
    std::vector<RuleRow> rows;
    const auto& partitions = revision->document.config()->partitions;
    if (m_partition < partitions.size()) {
        const auto& rules = partitions[m_partition].placementRules.value;
        for (std::size_t number = 0; number < rules.size(); ++number)
            addRows(rows, rules[number], list() / number, number);
    }
    setRows(std::move(rows));
}

config::ConfigPlace RuleListModel::list() const
{
    return config::ConfigPlace() / "partitions" / m_partition / "placementrules";
}

std::size_t RuleListModel::ruleCount() const
{
    return rows().empty() ? 0 : rows().back().rule + 1;
}

int RuleListModel::rowOfRule(std::size_t rule) const
{
    const auto row = std::ranges::find_if(
        rows(), [rule](const RuleRow& candidate) { return candidate.rule == rule && candidate.depth == 0; });
    return row == rows().end() ? -1 : static_cast<int>(row - rows().begin());
}

void RuleListModel::add()
{
    config::PlacementRuleConfig rule;
    rule.name.value = "provided";
    rule.name.isSet = true;
    m_session->edit([place = list() / ruleCount(), rule](const config::Document& document) {
        return document.insert(place, rule);
    });
}

void RuleListModel::remove(int row)
{
    const RuleRow& rule = rows().at(static_cast<std::size_t>(row));
    m_session->edit([place = rule.place, isRule = rule.depth == 0](const config::Document& document) {
        return isRule ? document.remove(place) : document.clear(place);
    });
}

void RuleListModel::addParent(int row)
{
    m_session->edit(
        [place = rows().at(static_cast<std::size_t>(row)).place](const config::Document& document) {
            return document.set(place / "parent" / "name", "user");
        });
}

void RuleListModel::move(int row, int by)
{
    const std::size_t from = rows().at(static_cast<std::size_t>(row)).rule;
    const auto to = static_cast<std::ptrdiff_t>(from) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(ruleCount()))
        return;
    m_session->edit([from = list() / from, to = list() / static_cast<std::size_t>(to)](
                        const config::Document& document) { return document.move(from, to); });
}
} // namespace quotadeck::models

#include "moc_rulelistmodel.cpp"
