// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticdetails.h"

#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictreemodel.h"
#include "ui/elastic/stepslist.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/factstable.h"

#include <QLabel>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kLeastWidth = 330;

QLabel* textLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
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

QLabel* quietLabel(QWidget* parent)
{
    auto* label = textLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QString nameOf(ResourceType type)
{
    return QString::fromStdString(std::string(type.name()));
}

/// The groups that may become the parent of @p group: parents that are not below it.
QStringList possibleParents(const models::ElasticState& state, const elastic::QuotaGroup& group)
{
    QStringList names;
    for (const auto& manifest : state.document.content().manifests) {
        const auto& candidate = manifest.object.group;
        if (!candidate.isParent || candidate.name == group.name)
            continue;
        bool isBelow = false;
        const auto* at = &candidate;
        for (std::size_t step = 0; step < state.document.content().manifests.size() && at && !isBelow;
             ++step) {
            isBelow = at->parent == group.name;
            const auto* const above = state.document.find(at->parent);
            at = above ? &above->object.group : nullptr;
        }
        if (!isBelow)
            names << QString::fromStdString(candidate.name);
    }
    names.sort();
    return names;
}
} // namespace

ElasticDetails::ElasticDetails(QWidget* parent)
    : QScrollArea(parent)
    , m_content(new QWidget(this))
    , m_hint(quietLabel(m_content))
    , m_title(textLabel(m_content))
    , m_subtitle(quietLabel(m_content))
    , m_form(new GroupForm(m_content))
    , m_overuseTitle(sectionTitle(tr("More used than it may"), m_content))
    , m_overuse(textLabel(m_content))
    , m_calculation(new StepsList(m_content))
    , m_calculationHint(quietLabel(m_content))
    , m_ledger(new FactsTable({tr("From"), tr("To"), tr("Lends")}, m_content))
    , m_ledgerHint(quietLabel(m_content))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(kLeastWidth);
    setAccessibleName(tr("Details of the group"));
    m_content->setAutoFillBackground(true);
    m_content->setBackgroundRole(QPalette::Window); // fields stand out from it
    setWidget(m_content);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.15);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_hint->setText(tr("Select a group to see how its runtime comes about, and to change it."));
    m_calculation->setAccessibleName(tr("How the runtime comes about"));
    m_ledger->setAccessibleName(tr("Lending on this level"));

    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_hint, m_title, m_subtitle, m_form, m_overuseTitle, m_overuse,
             sectionTitle(tr("How the runtime comes about"), m_content), m_calculationHint, m_calculation,
             sectionTitle(tr("Lending on this level"), m_content), m_ledgerHint, m_ledger})
        column->addWidget(part);
    column->addStretch(1);
    showGroup(nullptr, {}, ResourceType("cpu"));
}

void ElasticDetails::showGroup(const models::ElasticStatePtr& state, const QString& name, ResourceType type)
{
    const auto* const manifest = state ? state->document.find(name.toStdString()) : nullptr;
    for (QObject* child : m_content->children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part && part != m_hint)
            part->setVisible(manifest != nullptr);
    }
    m_hint->setVisible(!manifest);
    if (!manifest)
        return;
    const auto& group = manifest->object.group;
    m_title->setText(name);
    m_subtitle->setText(group.isParent ? tr("Parent group · line %1").arg(manifest->place("name").begin.line)
                                       : tr("Leaf group · line %1").arg(manifest->place("name").begin.line));
    m_form->showGroup(group, type, possibleParents(*state, group));
    showOveruse(*state, *manifest, type);
    showCalculation(*state, *manifest, type);
    showLedger(*state, *manifest, type);
}

void ElasticDetails::showOveruse(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                                 ResourceType type)
{
    const auto figures = models::elasticFigures(state, manifest, type);
    const bool isOver = figures.overuse() > 0;
    m_overuseTitle->setVisible(isOver);
    m_overuse->setVisible(isOver);
    if (!isOver)
        return;
    const QString amount = models::elasticText(type.name(), figures.overuse());
    if (manifest.object.group.isParent) {
        m_overuse->setText(
            tr("%1 of %2 have to come back from the groups below. Pods are taken from them, not "
               "from a parent.")
                .arg(amount, nameOf(type)));
        return;
    }
    const auto preview = models::evictionPreview(state, manifest);
    QString text = tr("%1 of %2 have to go. With monitorAllQuotas on, pods are evicted after 120 s without a "
                      "break, lower priority first, then the younger.")
                       .arg(amount, nameOf(type));
    text += u' ';
    if (preview.known == 0)
        text += tr("Which ones is not known: the file lists no pods of this group.");
    else if (preview.victims.empty())
        text += tr("None of the listed pods may be evicted.");
    else
        text += preview.suffices ? tr("That would be:") : tr("That would be, and is not enough:");
    for (const elastic::QuotaPod& pod : preview.victims)
        text += tr("\n%1: priority %2, %3 %4", "pod, priority, amount, resource")
                    .arg(QString::fromStdString(pod.name), QString::number(pod.priority),
                         models::elasticText(type.name(), pod.request.valueOr0(type)), nameOf(type));
    m_overuse->setText(text);
}

void ElasticDetails::showCalculation(const models::ElasticState& state,
                                     const elastic::QuotaManifest& manifest, ResourceType type)
{
    QList<StepLine> lines;
    const auto steps = models::elasticCalculation(state, manifest.object.group.name, type);
    for (const models::CalculationStep& step : steps)
        lines.append({step.title, step.amount, step.reason, step.isResult});
    m_calculation->setLines(lines);
    m_calculationHint->setVisible(lines.isEmpty());
    if (!lines.isEmpty())
        return;
    if (state.treeError)
        m_calculationHint->setText(tr("The groups make no tree: %1: %2")
                                       .arg(QString::fromStdString(state.treeError->where),
                                            QString::fromStdString(state.treeError->message)));
    else if (!manifest.object.group.max.find(type))
        m_calculationHint->setText(
            tr("Max does not name %1, so it is neither counted nor limited here.").arg(nameOf(type)));
    else
        m_calculationHint->setText(
            tr("Not known: type above what the cluster has of %1 in total.").arg(nameOf(type)));
}

void ElasticDetails::showLedger(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                                ResourceType type)
{
    const auto account = models::elasticLending(state, manifest.object.group.name, type);
    QList<FactRow> rows;
    for (const models::LendingFlow& flow : account ? account->flows : QList<models::LendingFlow>()) {
        const auto emphasis = flow.isOwn ? models::Emphasis::Strong : models::Emphasis::Normal;
        const bool isFree = flow.from.isEmpty();
        rows.append(
            {Fact{.text = isFree ? tr("(nobody's min)") : flow.from,
                  .emphasis = isFree ? models::Emphasis::Dim : emphasis,
                  .toolTip = {}},
             Fact{.text = flow.to, .emphasis = emphasis, .toolTip = {}},
             Fact{.text = flow.amount, .align = Fact::Align::Number, .emphasis = emphasis, .toolTip = {}}});
    }
    m_ledger->setFacts(rows);
    m_ledger->setVisible(!rows.isEmpty());
    if (!account)
        m_ledgerHint->setText(tr("Not known, as the runtime."));
    else if (rows.isEmpty())
        m_ledgerHint->setText(tr("Nobody has more than its own. %1 are idle.").arg(account->idle));
    else if (account->hidden > 0)
        m_ledgerHint->setText(tr("%1 are nobody's min, %2 are idle. %n smaller parts are not listed.",
                                 nullptr, static_cast<int>(account->hidden))
                                  .arg(account->free, account->idle));
    else
        m_ledgerHint->setText(tr("%1 are nobody's min, %2 are idle.").arg(account->free, account->idle));
}
} // namespace quotadeck::ui
