// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/detailsections.h"

#include "models/common/messagetext.h"
#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictotal.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/detailtable.h"

#include <QGridLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
QLabel* textLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* quietLabel(QWidget* parent)
{
    auto* label = textLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* sectionTitle(const QString& text, QWidget* parent)
{
    auto* label = textLabel(parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setText(text);
    label->setContentsMargins(0, metrics::kMedium, 0, metrics::kTiny);
    return label;
}

PodRemedy::PodRemedy(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAccessibleName(tr("Changes that admit the pod"));
    setContentsMargins(0, metrics::kMedium, 0, 0);
    hide();
}

void PodRemedy::ask(const std::optional<PodQuestion>& question)
{
    const QString pod = question ? QString::fromStdString(question->pod.manifest.pod.name) : QString();
    if (std::exchange(m_pod, pod) != pod)
        clear(); // it was of another one
    setVisible(!text().isEmpty());
    if (!question) {
        m_job.cancel();
        return;
    }
    m_job.start([state = question->state,
                 asked = question->pod](const std::stop_token&) { return models::podVerdict(*state, asked); },
                [this, pod,
                 isReasonShown = question->isReasonShown](const std::optional<models::PodVerdict>& verdict) {
                    showAnswer(pod, verdict, isReasonShown);
                });
}

void PodRemedy::showAnswer(const QString& pod, const std::optional<models::PodVerdict>& verdict,
                           bool isReasonShown)
{
    QStringList sentences;
    QStringList changes;
    for (const Message& change : verdict ? verdict->changes : std::vector<Message>())
        changes << models::messageText(change);
    if (verdict && verdict->refusal.isEmpty()) {
        if (!isReasonShown) // another reason is shown already
            sentences << tr("The quotas admit %1 now.").arg(pod);
    } else if (verdict) {
        if (!isReasonShown)
            sentences << tr("The quotas block %1: %2.", "pod, reason")
                             .arg(pod, models::messageText(verdict->refusal));
        sentences << (changes.isEmpty() ? tr("No single change would admit %1.").arg(pod)
                                        : tr("Smallest change that admits %1: %2.", "pod, changes")
                                              .arg(pod, changes.join(tr(" and "))));
    }
    if (verdict && !verdict->victims.isEmpty())
        sentences << tr("With preemption, these pods would be evicted: %1.", "pods")
                         .arg(verdict->victims.join(QStringLiteral(", ")));
    if (verdict && !verdict->creation.isEmpty())
        sentences << tr("With creation-time admission, the cluster would reject %1: %2.", "pod, reason")
                         .arg(pod, models::messageText(verdict->creation));
    setText(sentences.join(u' '));
    setVisible(!sentences.isEmpty());
}

namespace {
constexpr std::size_t kMostPods = 50; ///< that are listed

QString podName(const elastic::QuotaPodState& pod)
{
    return QString::fromStdString(pod.manifest.pod.name);
}

QString podState(const elastic::QuotaPodState& pod)
{
    if (pod.isTerminating)
        return PodSection::tr("evicted, ending");
    if (!pod.manifest.isAssigned)
        return pod.evictions > 0 ? PodSection::tr("waiting, previously evicted") : PodSection::tr("waiting");
    const QString node = QString::fromStdString(pod.node);
    if (node.isEmpty())
        return PodSection::tr("running");
    return pod.model.empty() ? PodSection::tr("on %1").arg(node)
                             : PodSection::tr("on %1, %2", "node, model of its cards")
                                   .arg(node, QString::fromStdString(pod.model));
}
} // namespace

PodSection::PodSection(QWidget* parent)
    : QWidget(parent)
    , m_hint(quietLabel(this))
    , m_pods(new DetailTable({tr("Pod"), tr("State"), tr("Requests")}, 0, this))
{
    m_pods->setAccessibleName(tr("Pods of the group"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{sectionTitle(tr("Pods"), this), m_hint, m_pods})
        column->addWidget(part);
    connect(m_pods, &QTableWidget::itemSelectionChanged, this, &PodSection::noteSelection);
}

/// Those that wait come first: what keeps them is what is asked for.
void PodSection::showPods(const models::ElasticStatePtr& state, const std::string& group, ResourceType type,
                          models::CardRules rules)
{
    if (std::exchange(m_group, group) != group)
        m_selected.clear();
    m_state = state;
    m_type = type;
    m_rules = rules;
    auto pods = models::elasticPods(*state);
    std::erase_if(pods, [&group](const elastic::QuotaPodState& pod) { return pod.group != group; });
    std::ranges::stable_sort(pods, {},
                             [](const elastic::QuotaPodState& pod) { return pod.manifest.isAssigned; });
    const auto waiting = std::ranges::count_if(
        pods, [](const elastic::QuotaPodState& pod) { return !pod.manifest.isAssigned; });
    QString hint
        = tr("%1 running, %2 waiting.").arg(static_cast<qsizetype>(pods.size()) - waiting).arg(waiting);
    if (const QString reason = waiting > 0 ? reasonOf(pods.front()) : QString(); !reason.isEmpty())
        hint += QStringLiteral(" ")
            + (pods.front().waits.isEmpty() ? tr("%1: %2.", "pod, what it would get")
                                            : tr("%1 waits: %2.", "pod, reason"))
                  .arg(podName(pods.front()), reason);
    if (pods.size() > kMostPods) {
        hint += QStringLiteral(" ") + tr("Showing the first %1.").arg(kMostPods);
        pods.resize(kMostPods);
    }
    QList<DetailRow> rows;
    for (const elastic::QuotaPodState& pod : pods) {
        const bool isWaiting = !pod.manifest.isAssigned;
        rows.append(
            {DetailCell{.text = podName(pod), .toolTip = {}},
             DetailCell{.text = podState(pod),
                        .state = isWaiting ? models::RowState::Notice : models::RowState::Normal,
                        .toolTip = isWaiting ? reasonOf(pod) : QString()},
             DetailCell{.text = models::elasticText(type.name(), pod.manifest.pod.request.valueOr0(type)),
                        .align = DetailCell::Align::Number,
                        .toolTip = {}}});
    }
    setVisible(!pods.empty());
    m_listed = std::move(pods);
    {
        const QSignalBlocker blocker(m_pods); // rows change their pods for a while, which is no selection
        m_pods->setRows(rows);
        reselect();
    }
    m_hint->setText(hint);
    ask();
}

void PodSection::clear()
{
    m_selected.clear();
    m_listed.clear();
    m_state.reset();
    m_group.clear();
    {
        const QSignalBlocker blocker(m_pods);
        m_pods->setRows({});
    }
    hide();
    ask();
}

void PodSection::noteSelection()
{
    m_selected.clear();
    for (const QModelIndex& index : m_pods->selectionModel()->selectedRows())
        m_selected << podName(m_listed[static_cast<std::size_t>(index.row())]);
    ask();
}

/// The rows of the pods that are selected; of those that have gone none.
void PodSection::reselect()
{
    QItemSelection selection;
    QSet<QString> found;
    for (int row = 0; row < m_pods->rowCount(); ++row) {
        const QString name = podName(m_listed[static_cast<std::size_t>(row)]);
        if (!m_selected.contains(name))
            continue;
        found << name;
        const QModelIndex cell = m_pods->model()->index(row, 0);
        if (selection.isEmpty() && m_pods->currentRow() != row)
            m_pods->selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
        selection.select(cell, cell.siblingAtColumn(m_pods->columnCount() - 1));
    }
    m_selected = found;
    m_pods->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

/// The reason that the cluster reports for a waiting pod, or else the verdict of the rules for models. May be empty.
QString PodSection::reasonOf(const elastic::QuotaPodState& pod) const
{
    return pod.waits.isEmpty() ? models::cardVerdict(*m_state, pod, m_type, m_rules)
                               : models::messageText(pod.waits);
}

const elastic::QuotaPodState* PodSection::askedPod() const
{
    const auto isWaiting = [](const elastic::QuotaPodState& pod) { return !pod.manifest.isAssigned; };
    const auto selected = m_pods->selectionModel()->selectedRows();
    const auto row = selected.isEmpty() ? std::size_t{0} : static_cast<std::size_t>(selected.front().row());
    if (row < m_listed.size() && isWaiting(m_listed[row]))
        return &m_listed[row];
    return !m_listed.empty() && isWaiting(m_listed.front()) ? &m_listed.front() : nullptr;
}

void PodSection::ask()
{
    const elastic::QuotaPodState* const pod = askedPod();
    Q_EMIT asked(pod ? std::optional(PodQuestion{m_state, *pod, !reasonOf(*pod).isEmpty()}) : std::nullopt);
}

namespace {
constexpr std::size_t kMostNodes = 50; ///< that are listed
} // namespace

TotalSection::TotalSection(QWidget* parent)
    : QWidget(parent)
    , m_hint(quietLabel(this))
    , m_lines(new StepsList(this))
    , m_nodesHint(quietLabel(this))
    , m_nodes(new DetailTable({tr("Node"), tr("State"), tr("Used"), tr("Allocatable")}, 0, this))
{
    m_lines->setAccessibleName(tr("Cluster capacity"));
    m_nodes->setAccessibleName(tr("Counted nodes"));
    m_nodes->setToolTip(tr("Used: requests of the pods on the node"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{sectionTitle(tr("Cluster capacity"), this), m_hint,
                                                         m_lines, m_nodesHint, m_nodes})
        column->addWidget(part);
}

void TotalSection::showTotal(const models::ElasticState& state, std::string_view group, ResourceType type)
{
    const QString gap = models::totalGap(state, group, type);
    m_hint->setVisible(!gap.isEmpty());
    m_hint->setText(tr("%1.").arg(gap));
    QList<StepLine> lines;
    const auto account = models::totalAccount(state, group, type);
    for (const models::CalculationStep& line : account)
        lines.append({line.title, line.sum, line.amount, line.reason, line.isResult});
    m_lines->setLines(lines);
    showNodes(state, group, type);
}

void TotalSection::showNodes(const models::ElasticState& state, std::string_view group, ResourceType type)
{
    const auto nodes = models::countedMachines(state, group);
    QList<DetailRow> rows;
    for (std::size_t i = 0; i < std::min(nodes.size(), kMostNodes); ++i) {
        const elastic::QuotaMachine& node = *nodes[i];
        Quantity used = 0;
        for (const elastic::QuotaPodState& pod :
             state.cluster ? state.cluster->pods : std::vector<elastic::QuotaPodState>()) {
            if (pod.node == node.name)
                used = saturatingAdd(used, pod.manifest.pod.request.valueOr0(type));
        }
        const auto number = [&](std::optional<Quantity> amount) {
            return DetailCell{.text
                              = amount ? models::elasticText(type.name(), *amount) : QStringLiteral("–"),
                              .align = DetailCell::Align::Number,
                              .toolTip = {}};
        };
        rows.append(
            {DetailCell{.text = QString::fromStdString(node.name), .toolTip = {}},
             DetailCell{.text = node.isSchedulable ? tr("schedulable") : tr("unschedulable"),
                        .state = node.isSchedulable ? models::RowState::Normal : models::RowState::Notice,
                        .toolTip = node.isSchedulable ? tr("Accepts new pods")
                                                      : tr("Accepts no new pods, but is counted")},
             number(state.cluster ? std::optional(used) : std::nullopt),
             number(node.allocatable.find(type))});
    }
    m_nodes->setVisible(!rows.isEmpty());
    m_nodes->setRows(rows);
    if (nodes.empty())
        m_nodesHint->setText(state.cluster ? tr("The source does not report nodes.")
                                           : tr("No Node objects found in the file."));
    else if (nodes.size() > kMostNodes)
        m_nodesHint->setText(tr("Showing the first %1 of %2 nodes.").arg(kMostNodes).arg(nodes.size()));
    m_nodesHint->setVisible(nodes.empty() || nodes.size() > kMostNodes);
}

namespace {
enum AmountsColumn { TitleColumn, AmountColumn };

constexpr int kLeastStepsWidth = 120;

/// A sum with its result.
QString amountText(const StepLine& line, const QString& between)
{
    return line.sum.isEmpty() ? line.amount : line.sum + between + QStringLiteral("= ") + line.amount;
}

QLabel* labelAt(QGridLayout* grid, int row, int column, int span)
{
    if (auto* item = grid->itemAtPosition(row, column))
        return static_cast<QLabel*>(item->widget());
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(column == TitleColumn);
    grid->addWidget(label, row, column, 1, span);
    return label;
}
} // namespace

StepsList::StepsList(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics::kSmall);
    m_grid->setVerticalSpacing(1);
    m_grid->setColumnStretch(TitleColumn, 1);
}

void StepsList::setLines(const QList<StepLine>& lines)
{
    if (lines == m_lines)
        return;
    for (int line = 0; line < lines.size(); ++line)
        writeLine(line, lines[line]);
    for (auto line = static_cast<int>(lines.size()); line < m_lines.size(); ++line) {
        for (const int row : {2 * line, 2 * line + 1}) {
            for (const int column : {TitleColumn, AmountColumn}) {
                if (auto* item = m_grid->itemAtPosition(row, column))
                    item->widget()->hide();
            }
        }
    }
    m_lines = lines;
}

void StepsList::writeLine(int line, const StepLine& content)
{
    auto* title = labelAt(m_grid, 2 * line, TitleColumn, 1);
    auto* amount = labelAt(m_grid, 2 * line, AmountColumn, 1);
    auto* reason = labelAt(m_grid, 2 * line + 1, TitleColumn, 2);
    QFont font = this->font();
    font.setWeight(content.isStrong ? QFont::DemiBold : QFont::Normal);
    for (QLabel* label : {title, amount})
        label->setFont(font);
    title->setText(content.title);
    title->setVisible(true);
    amount->setAlignment(Qt::AlignRight | Qt::AlignTop);
    writeAmount(line, content);
    amount->setVisible(true);
    reason->setForegroundRole(QPalette::PlaceholderText);
    reason->setContentsMargins(metrics::kSmall, 0, 0, metrics::kTiny);
    reason->setText(content.reason);
    reason->setVisible(!content.reason.isEmpty());
}

/// In one line where that leaves the title room, or half of it where it is long: titles wrap, amounts do not.
void StepsList::writeAmount(int line, const StepLine& content)
{
    auto* title = labelAt(m_grid, 2 * line, TitleColumn, 1);
    auto* amount = labelAt(m_grid, 2 * line, AmountColumn, 1);
    const QString whole = amountText(content, QStringLiteral(" "));
    const int titleWidth = std::min(title->fontMetrics().horizontalAdvance(content.title), width() / 2);
    const int room = width() - titleWidth - m_grid->horizontalSpacing();
    const bool isWide = amount->fontMetrics().horizontalAdvance(whole) > room;
    amount->setText(isWide ? amountText(content, QStringLiteral("\n")) : whole);
}

void StepsList::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    for (int line = 0; line < m_lines.size(); ++line)
        writeAmount(line, m_lines[line]);
}

QSize StepsList::minimumSizeHint() const
{
    return {kLeastStepsWidth, QWidget::minimumSizeHint().height()};
}

QStringList StepsList::texts() const
{
    QStringList texts;
    for (const StepLine& line : m_lines)
        texts << line.title + u'\t' + amountText(line, QStringLiteral(" ")) + u'\t' + line.reason;
    return texts;
}
} // namespace quotadeck::ui

#include "moc_detailsections.cpp"
