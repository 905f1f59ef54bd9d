// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/fileediting.h"
#include "ui/editing/fileheader.h"
#include "ui/editing/filemessages.h"
#include "ui/editing/savereview.h"
#include "ui/editing/startpane.h"
#include "ui/limits/changespanel.h"
#include "ui/limits/editorpanels.h"
#include "ui/limits/exportflow.h"
#include "ui/limits/findbar.h"
#include "ui/limits/form/limitsform.h"
#include "ui/limits/form/outlinepane.h"
#include "ui/limits/limitspage.h"
#include "ui/limits/limitsreview.h"
#include "ui/limits/paneparts.h"
#include "ui/limits/placekeeper.h"
#include "ui/limits/problemspanel.h"
#include "ui/limits/textassist.h"
#include "ui/limits/yamlview.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/messagestrip.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

/// How the page is put together; what it does is in limitspage.cpp.
namespace quotadeck::ui {
namespace {
QWidget* newExportButton(const ExportFlow& flow)
{
    auto* button = flatButton(LimitsPage::tr("Export"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(LimitsPage::tr("Export the configuration to another file"));
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    menu->addActions(flow.actions());
    button->setMenu(menu);
    return button;
}
} // namespace

void LimitsPage::createEditing()
{
    m_editing = new FileEditing(m_session, this);
    new SaveReview(
        m_session, m_editing->saving(), [this] { return new LimitsReview(m_session, m_source); }, this);
    m_export = new ExportFlow(m_session, this);
    m_editing->header()->addTool(newExportButton(*m_export));
    auto* open = m_editing->actions()->open();
    open->setToolTip(tr("Open a configuration file"));
    connect(open, &QAction::triggered, this, &LimitsPage::openRequested);
}

void LimitsPage::createActions()
{
    m_validate = newPageAction(this, {}, tr("Validate"), Qt::Key_F7);
    m_showChanges = newPageAction(this, {}, tr("Changes"), Qt::CTRL | Qt::Key_D);
    connect(m_validate, &QAction::triggered, this, &LimitsPage::showProblems);
    connect(m_showChanges, &QAction::triggered, this, [this] {
        commitOpenEditor();
        m_panels->enter(m_panels->changes());
    });
    auto* replace = newPageAction(this, {}, tr("Replace in the text"), Qt::CTRL | Qt::Key_H);
    connect(replace, &QAction::triggered, this, [this] { m_find->open(FindBar::Mode::Replace); });
    m_editActive = newPageAction(this, icon(Icon::Queues), tr("Edit Active Configuration…"), {});
    m_editActive->setToolTip(tr("Save the cluster's active configuration to a file and open it"));
    m_editActive->setEnabled(false);
    connect(m_editActive, &QAction::triggered, this, &LimitsPage::activeRequested);
}

/// What is there before a file is open.
QWidget* LimitsPage::createStart()
{
    auto* open = new QAction(icon(Icon::Open), tr("Open Configuration File…"), this);
    connect(open, &QAction::triggered, this, &LimitsPage::openRequested);
    return new StartPane(Icon::Limits, tr("No configuration is open"),
                         tr("Open a queues.yaml to view, edit and validate its limits."),
                         {open, m_editActive});
}

void LimitsPage::createViews()
{
    auto* outline = new OutlinePane(m_session, m_outline);
    m_outlineView = outline->view();

    m_form = new LimitsForm(m_session);
    connect(m_form, &LimitsForm::editingChanged, this, &LimitsPage::showVerdict);
    connect(m_form, &LimitsForm::told, this, [this](models::RowState state, const QString& text) {
        m_editing->messages()->show(state, text);
    });

    m_text = new YamlView;
    new TextAssist(m_session, m_text);
    m_find = new FindBar(m_session, m_text);
    auto* textPane = titled(heading(tr("Text")), titled(m_find, m_text));

    m_places = new PlaceKeeper(m_session, {m_outlineView, m_outline, m_form, m_text}, this);
    m_panels = new EditorPanels(m_session);
    addActions(m_panels->problems()->pageActions());

    auto* columns = new QSplitter(Qt::Horizontal);
    columns->setChildrenCollapsible(false);
    columns->addWidget(outline);
    columns->addWidget(m_form);
    columns->addWidget(textPane);
    columns->setSizes({290, 550, 350});
    columns->setStretchFactor(0, 2);
    columns->setStretchFactor(1, 4);
    columns->setStretchFactor(2, 4);
    m_split = new QSplitter(Qt::Vertical);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(columns);
    m_split->addWidget(m_panels);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({520, 200});

    auto* editor = titled(m_editing->header(), m_split);
    m_stack = new QStackedWidget;
    m_stack->addWidget(createStart());
    m_stack->addWidget(editor);
    m_pauseMessages = new MessageBar;
    m_editing->strip()->addBar(m_pauseMessages);
    m_editing->strip()->addBar(m_export->bar());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_editing->strip());
    layout->addWidget(m_stack, 1);
}
} // namespace quotadeck::ui
