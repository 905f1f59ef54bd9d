// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/alerts/alertsession.h"
#include "models/assertions/assertionsession.h"
#include "models/charts/seriesstore.h"
#include "models/connections/connectionlistmodel.h"
#include "models/elastic/elasticmonitor.h"
#include "models/elastic/elasticsession.h"
#include "models/events/eventlistmodel.h"
#include "models/events/eventlog.h"
#include "models/insight/explainsession.h"
#include "models/insight/insightsource.h"
#include "models/insight/samplehistory.h"
#include "models/limits/configsession.h"
#include "models/limits/schedulerparity.h"
#include "models/nodes/nodeallocationmodel.h"
#include "models/nodes/nodelistmodel.h"
#include "models/overview/overviewsession.h"
#include "models/quota/applicationlistmodel.h"
#include "models/quota/peopletreemodel.h"
#include "models/quota/podlistmodel.h"
#include "models/quota/queuetreemodel.h"
#include "models/stage/stage.h"

namespace quotadeck::app {
/// The models of the window. Tables and series follow the stage; the controllers fill the rest.
struct Models
{
    Models();
    Q_DISABLE_COPY_MOVE(Models)

    models::Stage stage;
    models::QueueTreeModel queues;
    models::PeopleTreeModel people;
    models::ApplicationListModel applications;
    models::PodListModel pods; ///< of the application that is selected on the Applications page
    models::ApplicationListModel personsApplications; ///< of who is selected on the People page
    models::NodeListModel nodes;
    models::NodeAllocationModel nodeAllocations; ///< of the node that is selected on the Nodes page
    models::SeriesStore series;
    models::EventListModel events;
    models::EventLog eventLog{&events};
    models::OverviewSession overview;
    models::AlertSession alerts;
    models::ConfigSession session;
    models::AssertionSession assertions{&session};
    models::SchedulerParity parity{&session};
    models::InsightSource insight{&session};
    models::SampleHistory samples; ///< of the source on screen
    models::ExplainSession explain{&insight};
    models::ElasticSession elastic;
    models::ElasticMonitor elasticMonitor;
    models::ConnectionListModel connections;
};
} // namespace quotadeck::app
