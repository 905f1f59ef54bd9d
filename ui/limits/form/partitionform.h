// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <QScrollArea>

#include <optional>

namespace quotadeck::ui {
class FieldsSection;
class FormTable;
class RulesSection;

/// The settings of a partition and its placement rules, with what the selected rule says.
/// Ownership: @p session is the caller's and outlives it.
class PartitionForm final : public QScrollArea
{
    Q_OBJECT
public:
    explicit PartitionForm(models::ConfigSession* session, QWidget* parent = nullptr);

    enum class Part { Settings, Rules };
    void showPart(std::size_t partition, Part part);
    /// Selects the placement rule at byte @p offset of the text.
    void selectRuleAt(std::size_t offset);
    [[nodiscard]] QList<FormTable*> tables() const;

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void showRule();

    std::optional<std::size_t> m_partition;
    config::ConfigPlace m_rulePlace; ///< of the rule that is shown
    FieldsSection* m_settings; // not owned, as the next: children
    RulesSection* m_rules;
    FieldsSection* m_rule;
};
} // namespace quotadeck::ui
