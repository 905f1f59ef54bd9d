// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertiondraft.h"
#include "models/common/roles.h"
#include "models/limits/configsession.h"
#include "models/limits/form/liveusage.h"
#include "models/limits/queueoutlinemodel.h"
#include "ui/widgets/panewidgets.h"

#include <QWidget>

#include <map>
#include <optional>

class QLabel;
class QStackedWidget;

namespace quotadeck::ui {
class FieldsSection;
class FormTable;
class RulesSection;
class LimitsSection;
class QuotaSection;
class Placeholder;

/// The settings of a partition and its placement rules, with what the selected rule says.
/// Ownership: @p session is the caller's and outlives it.
class PartitionForm final : public ColumnArea
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

/// All that one queue has: quota, limits, settings, properties, and the template for queues that are made below it.
/// Ownership: @p session is the caller's and outlives it.
class QueueForm final : public ColumnArea
{
    Q_OBJECT
public:
    explicit QueueForm(models::ConfigSession* session, QWidget* parent = nullptr);

    void showQueue(std::size_t partition, const QueuePath& queue);
    void setLiveUsage(const models::LiveUsagePtr& live);
    [[nodiscard]] LimitsSection* limits() const { return m_limits; }
    [[nodiscard]] QList<FormTable*> tables() const;

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void showProperties();

    std::size_t m_partition = 0;
    QueuePath m_queue;
    std::map<QueuePath, QStringList> m_added; ///< properties that are not in the text yet
    std::map<QueuePath, QStringList> m_addedToTemplate;
    QuotaSection* m_quota; // not owned, as the next: children
    LimitsSection* m_limits;
    FieldsSection* m_settings;
    FieldsSection* m_properties;
    QuotaSection* m_templateQuota;
    FieldsSection* m_template;
};

/// The form of the limits editor: what the selected queue or partition has, in fields. It edits the text through the
/// session. Ownership: the session is the caller's and outlives the form.
class LimitsForm final : public QWidget
{
    Q_OBJECT
public:
    explicit LimitsForm(models::ConfigSession* session, QWidget* parent = nullptr);

    void showNode(const models::OutlineRow& row);
    /// Shows why there is nothing to edit; @p action is what a button says; empty: no button.
    void showNothing(const QString& title, const QString& explanation, const QString& action = {});
    /// The first user whom the current limit names; empty without one.
    [[nodiscard]] QString currentUser() const;
    /// What is known of the running cluster; nullptr: nothing.
    void setLiveUsage(const models::LiveUsagePtr& live);
    /// What differs from the saved file and the cluster; null: nothing is known.
    void setDrift(const models::DriftPtr& drift);

    /// Adds the command to create an assertion from a limit, which assertionRequested() is sent for.
    void offerAssertions();

    /// Selects the field or row at byte @p offset of the text, which belongs to @p place.
    void selectAt(const models::TextPlace& place, std::size_t offset);

    /// True while a cell editor is open: what is typed in it is not in the session yet.
    [[nodiscard]] bool isEditing() const;
    /// Hands what is being typed to the session.
    void commit();

Q_SIGNALS:
    void actionTriggered(); ///< of showNothing()
    void editingChanged();
    /// A cell was chosen that stands at @p place in the text.
    void placeChosen(const quotadeck::TextSpan& place);
    /// A message about what was done.
    void told(quotadeck::models::RowState state, const QString& text);
    void assertionRequested(const quotadeck::assertion::DraftPlace& place);

private:
    [[nodiscard]] QList<FormTable*> tables() const;

    QLabel* m_title; // not owned, as the next: children
    QueueForm* m_queue;
    PartitionForm* m_partition;
    Placeholder* m_nothing;
    QStackedWidget* m_stack;
};
} // namespace quotadeck::ui
