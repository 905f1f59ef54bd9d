// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/assertioncontroller.h"

#include "app/cli/input.h"
#include "app/settings/settings.h"
#include "app/window/models.h"
#include "app/window/scenarios.h"
#include "core/assertion/scenariostate.h"

#include <sstream>

namespace quotadeck::app {
namespace {
/// As `quotadeck assert` reads it.
Result<SnapshotPtr> assertedUsage(const assertion::Moment& moment, const std::stop_token& stop)
{
    if (moment.kind == assertion::Moment::Kind::Snapshot) {
        std::istringstream none; // no assertion starts from standard input
        return cli::readUsageFile(moment.source, none);
    }
    return loadScenario(moment.source).and_then([&](const sim::Scenario& scenario) {
        return assertion::scenarioState(scenario, moment.at, stop);
    });
}
} // namespace

AssertionController::AssertionController(Models* models, SessionSettings* settings, QObject* parent)
    : QObject(parent)
    , m_models(models)
    , m_settings(settings)
{
    m_models->assertions.setMoments(assertedUsage);
    connect(&m_models->session, &models::ConfigSession::opened, this, &AssertionController::takeFile);
    connect(&m_models->assertions.file, &models::WatchedFile::pathChanged, this,
            &AssertionController::remember);
}

void AssertionController::takeFile()
{
    const QVariantMap files = m_settings->value(&Settings::assertionFiles);
    m_isTaking = true;
    m_models->assertions.file.open(files.value(m_models->session.path()).toString());
    m_isTaking = false;
}

void AssertionController::remember()
{
    const QString config = m_models->session.path();
    if (!m_isTaking && !config.isEmpty())
        m_settings->setEntry(&Settings::assertionFiles, config, m_models->assertions.file.path());
}
} // namespace quotadeck::app

#include "moc_assertioncontroller.cpp"
