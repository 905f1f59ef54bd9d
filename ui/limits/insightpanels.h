// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/directorygroups.h"
#include "models/insight/effectivesession.h"
#include "models/insight/insightsource.h"
#include "models/insight/knownnames.h"
#include "models/insight/membershipfile.h"
#include "models/insight/oversubscriptionsession.h"

#include <QObject>
#include <QWidget>

class QTabWidget;
class QToolButton;

namespace quotadeck::insight {
struct UnusedLimit;
}

namespace quotadeck::models {
class DonorSession;
class SampleHistory;
class SchedulerParity;
class UnusedSession;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ChargePanel;
class DonorPanel;
class EffectivePanel;
class ElidedLabel;
class IconLabel;
class ImpactPanel;
class OversubscriptionPanel;
class UnusedPanel;

/// One line that says whether the scheduler agrees with our rules, and what can be done when it does not. Hidden while
/// there is no scheduler.
/// Ownership: the parity is the caller's and outlives the line.
class ParityLine final : public QWidget
{
    Q_OBJECT
public:
    explicit ParityLine(models::SchedulerParity* parity, QWidget* parent = nullptr);

private:
    void refresh();

    models::SchedulerParity* m_parity; // not owned
    IconLabel* m_icon; // not owned, as the rest: children
    ElidedLabel* m_text;
    QToolButton* m_copy;
    QToolButton* m_again;
};

/// The panels of the limits editor that look at what the cluster shows: impact, effective limits, charged groups, oversubscription,
/// donors, unused limits. Adds them to a tab widget and keeps their names.
/// Ownership: a child of the page, whose visibility it follows; source and history outlive it.
class InsightPanels final : public QObject
{
    Q_OBJECT
public:
    /// @p history: nullptr without samples.
    InsightPanels(models::InsightSource* source, models::SampleHistory* history, QTabWidget* tabs,
                  QWidget* page);

    void showImpact();
    /// Goes to the panel of donors and asks for those of @p queue.
    void findDonors(const QString& partition, const QString& queue);
    /// Group memberships of a file; never null, as the next.
    [[nodiscard]] models::MembershipFile* memberships() const { return m_memberships; }
    [[nodiscard]] models::DirectoryGroups* directory() const { return m_directory; }
    /// Whose limits are shown unless somebody chooses others; what is empty stays as it is.
    void suggest(const models::EffectivePerson& person);

Q_SIGNALS:
    /// Somebody went to a limit of partition @p partition, as the configuration was when it was looked at; lives for the call only.
    void limitChosen(const QString& partition, const quotadeck::insight::UnusedLimit& limit);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setWatched(bool isWatched);
    void watchDonors();
    void nameTabs();
    void showPerson(const models::EffectivePerson& person);

    QTabWidget* m_tabs; // not owned, as the next
    QWidget* m_page;
    bool m_isWatched = false; ///< the page is shown
    models::EffectiveSession* m_session; // not owned, as all below: children
    models::KnownNames* m_names;
    models::MembershipFile* m_memberships;
    models::DirectoryGroups* m_directory;
    ImpactPanel* m_impact;
    EffectivePanel* m_effective;
    ChargePanel* m_charges;
    models::OversubscriptionSession* m_sums;
    OversubscriptionPanel* m_oversubscription;
    models::SampleHistory* m_history; // not owned, or a child
    models::DonorSession* m_donorSession; // not owned, as all below: children
    DonorPanel* m_donors;
    models::UnusedSession* m_unusedSession;
    UnusedPanel* m_unused;
};
} // namespace quotadeck::ui
