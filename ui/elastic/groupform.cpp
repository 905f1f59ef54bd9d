// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/groupform.h"

#include "core/elastic/amounts.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <array>

namespace quotadeck::ui {
namespace {
void put(Resource& amounts, ResourceType type, std::optional<Quantity> amount)
{
    if (amount)
        amounts.set(type, *amount);
    else
        amounts.erase(type);
}

void putMin(elastic::QuotaGroup& group, ResourceType type, std::optional<Quantity> amount)
{
    put(group.min, type, amount);
}

void putMax(elastic::QuotaGroup& group, ResourceType type, std::optional<Quantity> amount)
{
    put(group.max, type, amount);
}

void putWeight(elastic::QuotaGroup& group, ResourceType type, std::optional<Quantity> amount)
{
    Resource weight = group.weight.value_or(Resource());
    put(weight, type, amount);
    group.weight = weight.entries().empty() ? std::nullopt : std::optional(std::move(weight));
}

void putAdmission(elastic::QuotaGroup& group, ResourceType type, std::optional<Quantity> amount)
{
    Resource admission = group.admission.value_or(Resource());
    put(admission, type, amount);
    group.admission = admission.entries().empty() ? std::nullopt : std::optional(std::move(admission));
}
} // namespace

GroupForm::GroupForm(QWidget* parent)
    : QWidget(parent)
    , m_lends(new QCheckBox(tr("Lends unrequested resources"), this))
    , m_parent(new QComboBox(this))
    , m_problem(new QLabel(this))
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(metrics::kMedium);
    form->setVerticalSpacing(metrics::kTiny);
    m_min = addAmount(tr("Min"), tr("not set: 0"));
    m_max = addAmount(tr("Max"), tr("not counted, not limited"));
    m_weight = addAmount(tr("Weight"), tr("max"));
    m_admission = addAmount(tr("Limit for new pods"), tr("max"));
    m_min.edit->setToolTip(tr("What the group has a right to"));
    m_max.edit->setToolTip(tr("The most that the group may use"));
    m_weight.edit->setToolTip(tr("Part of what other groups leave, in proportion to their weights"));
    m_admission.edit->setToolTip(tr("Requests of all pods up to which the cluster accepts new pods, if "
                                    "creation-time admission is on"));
    form->addRow(QString(), m_lends);
    m_lends->setToolTip(tr("Other groups may use what this one does not request of its min"));
    m_parent->setAccessibleName(tr("Parent"));
    m_parent->setToolTip(tr("Group that this one is below"));
    m_parent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form->addRow(tr("Parent"), m_parent);
    m_problem->setWordWrap(true);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setMinimumHeight(2 * m_problem->fontMetrics().lineSpacing());
    m_problem->setAlignment(Qt::AlignTop);
    form->addRow(m_problem);

    connect(m_min.edit, &QLineEdit::editingFinished, this, [this] { commitAmount(m_min, putMin); });
    connect(m_max.edit, &QLineEdit::editingFinished, this, [this] { commitAmount(m_max, putMax); });
    connect(m_weight.edit, &QLineEdit::editingFinished, this, [this] { commitAmount(m_weight, putWeight); });
    connect(m_admission.edit, &QLineEdit::editingFinished, this,
            [this] { commitAmount(m_admission, putAdmission); });
    connect(m_lends, &QCheckBox::clicked, this, [this](bool lends) {
        Q_EMIT changeRequested(QString::fromStdString(m_group.name),
                               [lends](elastic::QuotaGroup& group) { group.lends = lends; });
    });
    connect(m_parent, &QComboBox::activated, this, &GroupForm::commitParent);
}

GroupForm::AmountField GroupForm::addAmount(const QString& label, const QString& unset)
{
    auto* edit = new QLineEdit(this);
    edit->setAccessibleName(label);
    edit->setPlaceholderText(unset);
    connect(edit, &QLineEdit::textEdited, this, &GroupForm::typingChanged);
    static_cast<QFormLayout*>(layout())->addRow(label, edit);
    return {edit, {}};
}

void GroupForm::showGroup(const elastic::QuotaGroup& group, ResourceType type, const QStringList& parents)
{
    const bool isOther = group.name != m_group.name || type != m_type;
    if (!isOther && group == m_group && parents == m_parents)
        return; // an open list of parents stays open
    m_group = group;
    m_type = type;
    m_parents = parents;
    showAmount(m_min, group.min.find(type), isOther);
    showAmount(m_max, group.max.find(type), isOther);
    showAmount(m_weight, group.weight ? group.weight->find(type) : std::nullopt, isOther);
    showAmount(m_admission, group.admission ? group.admission->find(type) : std::nullopt, isOther);
    m_lends->setChecked(group.lends);
    m_parent->clear();
    m_parent->addItem(tr("(first level)"));
    m_parent->addItems(parents);
    showParent();
    if (isOther)
        m_problem->clear();
}

void GroupForm::showAmount(AmountField& field, std::optional<Quantity> amount, bool isOther)
{
    const bool isTyped = !isOther && field.edit->text() != field.shown && field.edit->isModified();
    field.shown = amount ? QString::fromStdString(elastic::amountText(m_type.name(), *amount)) : QString();
    if (!isTyped)
        field.edit->setText(field.shown);
}

void GroupForm::commitAmount(AmountField& field,
                             void (*write)(elastic::QuotaGroup&, ResourceType, std::optional<Quantity>))
{
    const QString text = field.edit->text().trimmed();
    if (text == field.shown) {
        m_problem->clear();
        return;
    }
    std::optional<Quantity> amount;
    if (!text.isEmpty()) {
        const auto parsed = elastic::parseAmount(m_type.name(), text.toStdString());
        if (!parsed) {
            m_problem->setText(tr("\"%1\" is not a valid amount of %2. Enter for example 4, 500m or 8Gi.")
                                   .arg(text,
                                        QString::fromUtf8(m_type.name().data(),
                                                          static_cast<qsizetype>(m_type.name().size()))));
            return;
        }
        amount = *parsed;
    }
    m_problem->clear();
    field.shown = text; // asked for once
    field.edit->setModified(false);
    Q_EMIT changeRequested(
        QString::fromStdString(m_group.name),
        [write, type = m_type, amount](elastic::QuotaGroup& group) { write(group, type, amount); });
}

/// One that is not among the parents that are possible is shown all the same.
void GroupForm::showParent()
{
    const QString name = QString::fromStdString(m_group.parent);
    const bool isTop = elastic::isRootName(m_group.parent);
    if (!isTop && m_parent->findText(name) < 0)
        m_parent->addItem(name);
    m_parent->setCurrentIndex(isTop ? 0 : m_parent->findText(name));
}

void GroupForm::commitParent(int index)
{
    const std::string parent
        = index == 0 ? std::string(elastic::kRootGroup) : m_parent->itemText(index).toStdString();
    const bool isSame = index == 0 ? elastic::isRootName(m_group.parent) : parent == m_group.parent;
    if (!isSame)
        Q_EMIT changeRequested(QString::fromStdString(m_group.name),
                               [parent](elastic::QuotaGroup& group) { group.parent = parent; });
}

void GroupForm::setReadOnly(bool isReadOnly)
{
    for (const AmountField* field : {&m_min, &m_max, &m_weight, &m_admission})
        field->edit->setReadOnly(isReadOnly);
    m_lends->setDisabled(isReadOnly);
    m_parent->setDisabled(isReadOnly);
}

bool GroupForm::isTyping() const
{
    const auto isTyped
        = [](const AmountField* field) { return field->edit->text().trimmed() != field->shown; };
    return std::ranges::any_of(std::array{&m_min, &m_max, &m_weight, &m_admission}, isTyped);
}

void GroupForm::commit()
{
    commitAmount(m_min, putMin);
    commitAmount(m_max, putMax);
    commitAmount(m_weight, putWeight);
    commitAmount(m_admission, putAdmission);
}

void GroupForm::revert()
{
    showAmount(m_min, m_group.min.find(m_type), true);
    showAmount(m_max, m_group.max.find(m_type), true);
    showAmount(m_weight, m_group.weight ? m_group.weight->find(m_type) : std::nullopt, true);
    showAmount(m_admission, m_group.admission ? m_group.admission->find(m_type) : std::nullopt, true);
    m_lends->setChecked(m_group.lends);
    showParent();
}
} // namespace quotadeck::ui

#include "moc_groupform.cpp"
