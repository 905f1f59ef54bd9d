// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/configrun.h"

#include "app/cluster/configserver.h"
#include "app/window/applyrows.h"
#include "models/common/messagetext.h"
#include "models/insight/insightsource.h"
#include "models/limits/configsession.h"
#include "ui/document/applydialog.h"
#include "ui/document/savesheet.h"
#include "ui/limits/limitsreview.h"

#include <utility>

namespace quotadeck::app {
using kube::ApplyOutcome;
using kube::ConfigApply;

namespace {
bool isStored(ApplyOutcome outcome)
{
    return outcome == ApplyOutcome::Active || outcome == ApplyOutcome::Applied
        || outcome == ApplyOutcome::Inactive || outcome == ApplyOutcome::Unconfirmed;
}
} // namespace

ClusterCopy copyOf(const Connection& connection, const kube::ClusterConfig& config)
{
    return {connection.profile().reach, config.text, config.configMap, config.writer};
}

const config::EmbeddedText* embeddedIn(const models::ConfigSession& session)
{
    return session.revision()->document.source().embedded();
}

ui::ApplyTexts ConfigRun::texts()
{
    using enum kube::ApplyStep;
    return {tr("Queue"),
            tr("Nothing changes in meaning: comments and layout only."),
            tr("The cluster accepts the configuration. Nothing has been written yet."),
            tr("Apply the configuration that the cluster had before"),
            {{Validate, tr("Validate here")},
             {Read, tr("Read the cluster's configuration")},
             {Right, tr("Ask for the right to write")},
             {Scheduler, tr("Ask the scheduler")},
             {DryRun, tr("Dry run on the API server")},
             {Write, tr("Write the ConfigMap")},
             {Follow, tr("Wait for the scheduler to use it")}}};
}

ConfigRun::ConfigRun(const Parts& parts, const models::ConfigSession& session,
                     const models::InsightSource& insight, QObject* parent)
    : ApplyRun(parts, texts(), parent)
    , m_insight(&insight)
{
    const auto* const embedded = embeddedIn(session);
    m_isEmbedded = embedded != nullptr;
    m_text = embedded ? embedded->text() : *session.text();
}

ConfigRun::~ConfigRun() = default;

void ConfigRun::begin()
{
    ConfigApply::Plan plan{.text = m_text};
    if (const auto known = base())
        plan.base = known->text;
    m_isBaseKnown = plan.base.has_value();
    start(std::move(plan));
}

void ConfigRun::start(ConfigApply::Plan plan)
{
    m_text = plan.text;
    plan.usage = m_insight->latest();
    m_apply.reset();
    m_server = configServer(connection());
    m_apply = std::make_unique<ConfigApply>(*m_server, std::move(plan), listener());
    m_apply->start();
}

void ConfigRun::proceed()
{
    m_apply->proceed();
}

void ConfigRun::takeStep(kube::ApplyStep step, kube::ApplyState state, const Message& detail)
{
    dialog()->setStep(step, state, models::messageText(detail));
    if (step == kube::ApplyStep::Write && state == kube::ApplyState::Done)
        noteStored(); // the user may leave while it is followed
    if (step != kube::ApplyStep::Read || state == kube::ApplyState::Running)
        return;
    if (!m_before)
        m_before = m_apply->current().text;
    auto rows = rowsOf(m_apply->changes());
    if (!m_isBaseKnown && !isRollBack() && !rows.empty())
        rows.insert(rows.begin(), unknownBaseRow());
    dialog()->setChanges(rows);
    showDanger();
}

void ConfigRun::showDanger()
{
    const auto removals = m_apply->dangerousRemovals();
    if (removals.empty())
        return;
    const QString only = QString::fromStdString(removals.front().name());
    dialog()->setDanger(ui::LimitsReview::removalText(removals),
                        ui::ReviewDetails::typeable(
                            removals.size() == 1 ? only : QString::fromStdString(connection().name()), only));
}

ApplyRun::End ConfigRun::endOf(ApplyOutcome outcome) const
{
    using models::RowState;
    switch (outcome) {
    case ApplyOutcome::Active:
    case ApplyOutcome::Applied:
        return {tr("The scheduler uses the configuration."), RowState::Normal};
    case ApplyOutcome::Unchanged:
        return {tr("The cluster has this configuration already."), RowState::Normal};
    case ApplyOutcome::Conflict:
        if (m_isEmbedded && !isRollBack())
            return {tr("Another user has changed the configuration since this file was made. Nothing was "
                       "written. Changes cannot be merged into a manifest: edit a new copy of the cluster's "
                       "configuration."),
                    RowState::Warning};
        if (isRollBack())
            return {tr("Another user has changed the configuration after you. Nothing was rolled back: edit "
                       "a new copy of the cluster's configuration."),
                    RowState::Warning};
        return {tr("Another user has changed the configuration since this file was made. Nothing was "
                   "written. Merge their changes into the file, look at the result, and apply it again."),
                RowState::Warning};
    case ApplyOutcome::Inactive:
        return {tr("The configuration is stored, but the scheduler does not use it.")};
    case ApplyOutcome::Unconfirmed:
        return {tr("The configuration is stored, but the active configuration of the scheduler cannot be "
                   "read, so whether it uses the new one is unknown.")};
    case ApplyOutcome::Unknown:
    case ApplyOutcome::Rejected:
    case ApplyOutcome::Refused:
    case ApplyOutcome::Failed:
    case ApplyOutcome::Partial: // of one object there is no part
        break;
    }
    return ApplyRun::endOf(outcome);
}

void ConfigRun::settle(ApplyOutcome outcome)
{
    if (isStored(outcome) || outcome == ApplyOutcome::Unchanged)
        noteStored();
    if (isRollBack())
        return;
    if (outcome == ApplyOutcome::Conflict && !m_isEmbedded)
        dialog()->offerMerge();
    const bool mayBeStored = isStored(outcome) || outcome == ApplyOutcome::Unknown;
    if (mayBeStored && !m_apply->current().text.empty())
        dialog()->offerRollBack();
}

/// The cluster has the text that is applied: the file begins with that from now on.
void ConfigRun::noteStored()
{
    if (isRollBack() && !m_isBaseKnown) {
        setBase(std::nullopt);
        return;
    }
    auto copy = copyOf(connection(), m_apply->current());
    copy.text = m_text;
    setBase(std::move(copy));
}

void ConfigRun::merge()
{
    const auto known = base();
    closeAndMerge(known ? known->text : m_before.value_or(std::string()),
                  copyOf(connection(), m_apply->current()));
}

void ConfigRun::beginRollBack()
{
    const kube::ClusterConfig& former = m_apply->current();
    ConfigApply::Plan plan{
        .text = former.text, .base = m_text, .returnsToDefaults = former.configMap == kube::kDefaultsMap};
    dialog()->begin(
        tr("The former configuration becomes that of %1.").arg(QString::fromStdString(connection().name())));
    start(std::move(plan));
}
} // namespace quotadeck::app

#include "moc_configrun.cpp"
