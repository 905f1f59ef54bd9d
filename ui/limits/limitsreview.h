// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/removals.h"
#include "models/limits/configsession.h"
#include "ui/document/savesheet.h"

#include <vector>

namespace quotadeck::models {
class AssertionSession;
class InsightSource;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ImpactPanel;

/// Adds the verdict of the scheduler and the impact on its users to the review of a configuration.
/// Ownership: sessions and source are the caller's and outlive it.
class LimitsReview final : public ReviewDetails
{
    Q_OBJECT
public:
    /// What @p removals, of which there is at least one, remove from the cluster and how much runs in it.
    [[nodiscard]] static QString removalText(const std::vector<insight::DangerousRemoval>& removals);

    /// @p insight knows what the cluster shows; nullptr: nothing is known. @p assertions are in a review that is saved; nullptr: none.
    LimitsReview(const models::ConfigSession* session, models::InsightSource* insight,
                 const models::AssertionSession* assertions = nullptr, QObject* parent = nullptr);

    [[nodiscard]] Verdict verdict(const models::Revision& written) const override;
    [[nodiscard]] std::optional<Danger> danger(const models::Revision& written,
                                               const models::TextDifference& difference) const override;
    [[nodiscard]] QWidget* createTab() override;
    [[nodiscard]] QString tabTitle() const override;
    [[nodiscard]] std::optional<Note> tabNote() const override;
    [[nodiscard]] QList<QAction*> actions() override;

private:
    [[nodiscard]] static QString listed(const insight::DangerousRemoval& removal);

    const models::ConfigSession* m_session; // not owned, as the next three
    models::InsightSource* m_insight;
    const models::AssertionSession* m_assertions;
    ImpactPanel* m_impact = nullptr; ///< null: none was made
};
} // namespace quotadeck::ui
