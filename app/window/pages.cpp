// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"

#include "app/window/models.h"
#include "app/window/pastseries.h"
#include "app/window/scenarios.h"
#include "models/insight/drainingwatch.h"
#include "ui/charts/chartspage.h"
#include "ui/connections/connectionspage.h"
#include "ui/elastic/elasticpage.h"
#include "ui/events/eventspage.h"
#include "ui/explain/explainpage.h"
#include "ui/limits/limitspage.h"
#include "ui/nodes/nodespage.h"
#include "ui/overview/overviewpage.h"
#include "ui/pages/applicationspage.h"
#include "ui/pages/peoplepage.h"
#include "ui/pages/queuespage.h"
#include "ui/simulate/simulatepage.h"
#include "ui/window/mainwindow.h"

#include <string>
#include <utility>
#include <vector>

namespace quotadeck::app {
Pages::Pages(Models& models, PastSeries* past, ui::MainWindow* window)
    : applications(new ui::ApplicationsPage(&models.applications, &models.pods))
    , limits(new ui::LimitsPage(&models.session))
    , charts(new ui::ChartsPage(&models.series, past))
    , elastic(new ui::ElasticPage(&models.elastic, &models.elasticMonitor))
    , simulate(new ui::SimulatePage)
    , connections(new ui::ConnectionsPage(&models.connections))
{
    limits->setParity(&models.parity);
    limits->setInsight(&models.insight, &models.samples);
    std::vector<std::string> scenarios;
    for (const sim::ScenarioTitle& scenario : builtInScenarios())
        scenarios.push_back(scenario.name);
    limits->setAssertions(&models.assertions, std::move(scenarios));
    window->addDock(charts->createDock(window));
    if (past)
        QObject::connect(past, &PastSeries::changed, charts, &ui::ChartsPage::samplesRecorded);
    simulate->setScenarios(builtInScenarios());
    auto* overview = new ui::OverviewPage(&models.overview);
    overview->setAlerts(&models.alerts);
    auto* explain = new ui::ExplainPage(&models.explain);
    QObject::connect(explain, &ui::ExplainPage::activeRequested, limits, &ui::LimitsPage::activeRequested);
    QObject::connect(explain, &ui::ExplainPage::versionRequested, limits,
                     [limits = limits, window](const QString& id) {
                         window->showPage(limits->id());
                         limits->showVersion(id);
                     });

    window->addPage(overview);
    auto* queues = new ui::QueuesPage(&models.queues);
    queues->setDraining(new models::DrainingWatch(&models.samples, queues));
    window->addPage(queues);
    window->addPage(new ui::PeoplePage(&models.people, &models.personsApplications));
    window->addPage(applications);
    window->addPage(new ui::NodesPage(&models.nodes, &models.nodeAllocations));
    window->addPage(new ui::EventsPage(&models.events, &models.eventLog));
    window->addPage(limits);
    window->addPage(explain);
    window->addPage(charts);
    window->addPage(elastic);
    window->addPage(simulate);
    window->addPage(connections);
}
} // namespace quotadeck::app
