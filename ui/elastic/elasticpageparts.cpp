// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/fileediting.h"
#include "ui/editing/fileheader.h"
#include "ui/editing/savereview.h"
#include "ui/editing/startpane.h"
#include "ui/elastic/amountsbar.h"
#include "ui/elastic/elasticdetails.h"
#include "ui/elastic/elasticfindings.h"
#include "ui/elastic/elasticpage.h"
#include "ui/elastic/elasticreview.h"
#include "ui/elastic/groupspane.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/messagestrip.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

/// How the page is put together; what it does is in elasticpage.cpp.
namespace quotadeck::ui {
void ElasticPage::createEditing()
{
    m_editing = new FileEditing(m_session, this);
    new SaveReview(
        m_session, m_editing->saving(), [this] { return new ElasticReview(m_session); }, this);
    auto* open = m_editing->actions()->open();
    open->setToolTip(tr("Open ElasticQuota Manifests"));
    connect(open, &QAction::triggered, this, &ElasticPage::openRequested);
    m_connect = newPageAction(this, icon(Icon::Connect), tr("Connect…"), {});
    m_connect->setToolTip(tr("Show the elastic quotas of a cluster with Koordinator"));
    connect(m_connect, &QAction::triggered, this, &ElasticPage::connectRequested);
    m_source = new SegmentedSwitch;
    m_source->setAccessibleName(tr("Source"));
    m_source->addChoice(0, tr("File"));
    m_source->addChoice(1, tr("Cluster"));
    m_source->hide();
    m_editing->header()->addLeading(m_source);
    m_versions = newPageAction(this, {}, tr("Versions…"), {});
    m_versions->setToolTip(tr("Compare with earlier versions of the file, or restore them"));
    connect(m_versions, &QAction::triggered, this, &ElasticPage::showVersions);
    m_editing->header()->addTool(newToolButton(m_versions));
    m_editing->header()->addTool(newToolButton(m_connect));
}

/// What is there before a file is open or a cluster watched.
QWidget* ElasticPage::createStart()
{
    auto* open = new QAction(icon(Icon::Open), tr("Open Manifests…"), this);
    connect(open, &QAction::triggered, this, &ElasticPage::openRequested);
    auto* watch = new QAction(icon(Icon::Connect), tr("Connect to Koordinator…"), this);
    connect(watch, &QAction::triggered, this, &ElasticPage::connectRequested);
    return new StartPane(
        Icon::Elastic, tr("No elastic quotas open"),
        tr("Open ElasticQuota manifests, for example the output of \"kubectl get elasticquotas -A -o "
           "yaml\", to see the runtime of every group, its calculation and the effect of changes."),
        {open, watch});
}

void ElasticPage::createViews()
{
    m_pane = new GroupsPane(m_groups);
    m_amounts = new AmountsBar;
    m_details = new ElasticDetails;
    m_problems = new ElasticFindings(m_findings);
    addActions(m_problems->pageActions());

    auto* left = new QSplitter(Qt::Vertical);
    left->setChildrenCollapsible(false);
    left->setHandleWidth(1);
    left->addWidget(m_pane);
    left->addWidget(m_problems);
    left->setStretchFactor(0, 1);
    left->setSizes({520, 150});
    m_split = new QSplitter(Qt::Horizontal);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(left);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({860, 340});

    auto* editor = new QWidget;
    auto* editorLayout = new QVBoxLayout(editor);
    editorLayout->setContentsMargins(0, 0, 0, 0);
    editorLayout->setSpacing(0);
    editorLayout->addWidget(m_editing->header());
    editorLayout->addWidget(m_amounts);
    editorLayout->addWidget(m_split, 1);
    m_stack = new QStackedWidget;
    m_stack->addWidget(createStart());
    m_stack->addWidget(editor);
    m_notices = new MessageBar;
    m_editing->strip()->addBar(m_notices);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_editing->strip());
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_pane->table());
}
} // namespace quotadeck::ui
