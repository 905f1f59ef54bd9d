// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotagroup.h"

#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace quotadeck::ui {
/// The fields of one quota group for one resource: min, max, weight, lending, parent. What is typed counts when the field
/// is left or Return is pressed; an amount that cannot be read stays in its field with the reason below.
class GroupForm final : public QWidget
{
    Q_OBJECT
public:
    using Change = std::function<void(elastic::QuotaGroup&)>;

    explicit GroupForm(QWidget* parent = nullptr);

    /// Shows @p group, which may move below one of @p parents. What is being typed about the same group and resource
    /// stays.
    void showGroup(const elastic::QuotaGroup& group, ResourceType type, const QStringList& parents);
    /// Only to be looked at.
    void setReadOnly(bool isReadOnly);
    /// Hands over what is being typed.
    void commit();
    /// Something stands in a field that was not handed over.
    [[nodiscard]] bool isTyping() const;
    /// Puts the values of the group back into the fields.
    void revert();

Q_SIGNALS:
    /// The user wants the group called @p group to be changed.
    void changeRequested(const QString& group, const quotadeck::ui::GroupForm::Change& change);
    void typingChanged();

private:
    struct AmountField
    {
        QLineEdit* edit = nullptr;
        QString shown; ///< as the group has it
    };

    [[nodiscard]] AmountField addAmount(const QString& label, const QString& unset);
    void showAmount(AmountField& field, std::optional<Quantity> amount, bool isOther);
    /// @p write puts an amount, or none, of a type in place.
    void commitAmount(AmountField& field,
                      void (*write)(elastic::QuotaGroup&, ResourceType, std::optional<Quantity>));
    void showParent();
    void commitParent(int index);

    elastic::QuotaGroup m_group;
    ResourceType m_type{"cpu"};
    QStringList m_parents;
    AmountField m_min;
    AmountField m_max;
    AmountField m_weight;
    AmountField m_admission;
    QCheckBox* m_lends; // not owned, as the next: children
    QComboBox* m_parent;
    QLabel* m_problem;
};
} // namespace quotadeck::ui
