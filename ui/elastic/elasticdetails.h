// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticcards.h"
#include "ui/elastic/groupform.h"
#include "ui/widgets/panewidgets.h"

class QLabel;

namespace quotadeck::ui {
class DetailTable;
class PodRemedy;
class PodSection;
class StepsList;
class TotalSection;

/// The details of one quota group and one resource: its fields, the calculation of its runtime, the pods to evict when it
/// uses more, lending on its level, and the total that is shared.
class ElasticDetails final : public ColumnArea
{
    Q_OBJECT
public:
    explicit ElasticDetails(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// An empty @p name, or one that is not there, shows what to select.
    void showGroup(const models::ElasticStatePtr& state, const QString& name, ResourceType type,
                   models::CardRules rules = models::CardRules::Count);
    [[nodiscard]] GroupForm* form() const { return m_form; }
    [[nodiscard]] StepsList* calculation() const { return m_calculation; }
    [[nodiscard]] DetailTable* ledger() const { return m_ledger; }

private:
    void showProfile(const models::ElasticState& state, const elastic::QuotaObject& object);
    void showOveruse(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                     ResourceType type);
    void showCalculation(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                         ResourceType type);
    void showCards(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                   ResourceType type, models::CardRules rules);
    void showLedger(const models::ElasticState& state, const elastic::QuotaManifest& manifest,
                    ResourceType type);

    QWidget* m_content; // not owned, as all below: children
    QLabel* m_hint;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_profile; ///< that makes the group
    GroupForm* m_form;
    QLabel* m_overuseTitle;
    QLabel* m_overuse;
    StepsList* m_calculation;
    QLabel* m_calculationHint;
    DetailTable* m_ledger;
    QLabel* m_ledgerHint;
    QLabel* m_cardsTitle;
    QLabel* m_cardsHint;
    DetailTable* m_cards;
    PodSection* m_pods;
    PodRemedy* m_remedy; ///< of m_pods, near what is looked at first
    TotalSection* m_total;
};
} // namespace quotadeck::ui
