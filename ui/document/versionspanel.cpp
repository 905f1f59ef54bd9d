// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/versionspanel.h"

#include "models/document/editedfile.h"
#include "ui/document/differences.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kVersionTimeWidth = 160;
constexpr int kVersionLabelWidth = 180;
constexpr int kHashWidth = 100;
} // namespace

VersionsPanel::VersionsPanel(models::EditedFile* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_versions(new models::VersionsModel(this))
{
    m_view = new QTableView;
    setUpTable(m_view);
    m_view->setModel(m_versions);
    m_view->setAccessibleName(tr("Versions of the file"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTabKeyNavigation(false);
    m_view->horizontalHeader()->setStretchLastSection(false);
    m_view->horizontalHeader()->setSectionResizeMode(models::VersionsModel::MessageColumn,
                                                     QHeaderView::Stretch);
    m_view->setColumnWidth(models::VersionsModel::TimeColumn, kVersionTimeWidth);
    m_view->setColumnWidth(models::VersionsModel::LabelColumn, kVersionLabelWidth);
    m_view->setColumnWidth(models::VersionsModel::HashColumn, kHashWidth);
    setFocusProxy(m_view);
    m_nothing = new Placeholder(Icon::Save);
    m_nothing->setMessage(
        tr("No versions yet"),
        tr("Every save stores the text before and after it. Both can be compared and restored here."));
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_view);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createHeader());
    layout->addWidget(m_stack, 1);

    connect(m_session, &models::EditedFile::opened, this, &VersionsPanel::refresh);
    connect(m_session, &models::EditedFile::saved, this, &VersionsPanel::refresh);
    connect(m_session, &models::EditedFile::saveUndone, this, &VersionsPanel::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &VersionsPanel::showSelection);
    showSelection();
}

QWidget* VersionsPanel::createHeader()
{
    m_compare = new QAction(tr("Compare"), this);
    m_restore = new QAction(tr("Restore"), this);
    m_label = new QAction(tr("Label…"), this);
    connect(m_compare, &QAction::triggered, this, [this] {
        withText([this](const models::FileVersion& version, const std::string& text) {
            Q_EMIT compareRequested(withVersion(version), text);
        });
    });
    connect(m_restore, &QAction::triggered, this, &VersionsPanel::restore);
    connect(m_label, &QAction::triggered, this, &VersionsPanel::askForLabel);
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kTiny);
    row->addStretch(1);
    for (auto* action : {m_compare, m_restore, m_label}) {
        auto* button = flatButton({});
        button->setDefaultAction(action);
        row->addWidget(button);
    }
    return header;
}

void VersionsPanel::refresh()
{
    m_listJob.start([versions = m_session->versions(),
                     path = m_session->path()](const std::stop_token&) { return versions.list(path); },
                    [this](std::vector<models::FileVersion> versions) {
                        showVersions(std::move(versions));
                        m_stack->setCurrentIndex(count() == 0 ? 0 : 1);
                        showSelection();
                        Q_EMIT countChanged();
                    });
}

/// The one that is selected stays so.
void VersionsPanel::showVersions(std::vector<models::FileVersion> versions)
{
    const QModelIndex current = m_view->currentIndex();
    const QString id = current.isValid() ? m_versions->version(current.row()).id : QString();
    m_versions->setVersions(std::move(versions));
    if (!id.isEmpty())
        select(id);
}

void VersionsPanel::select(const QString& id)
{
    for (int row = 0; row < m_versions->rowCount(); ++row) {
        if (m_versions->version(row).id == id)
            m_view->setCurrentIndex(m_versions->index(row, std::max(0, m_view->currentIndex().column())));
    }
}

void VersionsPanel::showSelection()
{
    const bool isSelected = m_view->currentIndex().isValid();
    const QString none = tr("Select a version first");
    m_compare->setToolTip(isSelected ? tr("Show what changed from this version to the current text") : none);
    m_restore->setToolTip(isSelected ? tr("Make this version the current text; save to write it to the file")
                                     : none);
    m_label->setToolTip(isSelected ? tr("Name this version") : none);
    for (auto* action : {m_compare, m_restore, m_label})
        action->setEnabled(isSelected);
}

void VersionsPanel::withText(Use use)
{
    const auto version = m_versions->version(m_view->currentIndex().row());
    m_textJob.start([versions = m_session->versions(),
                     version](const std::stop_token&) { return versions.text(version); },
                    [this, version, use = std::move(use)](const Result<std::string>& text) {
                        if (text)
                            use(version, *text);
                        else
                            Q_EMIT failed(text.error());
                    });
}

void VersionsPanel::restore()
{
    withText([this](const models::FileVersion& version, const std::string& text) {
        m_session->replaceText(text);
        const auto tell = [this, version, text] {
            if (*m_session->text() == text)
                Q_EMIT restored(version);
        };
        connect(m_session, &models::EditedFile::revisionChanged, this, tell, Qt::SingleShotConnection);
    });
}

void VersionsPanel::askForLabel()
{
    const auto version = m_versions->version(m_view->currentIndex().row());
    auto* question = new QInputDialog(this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Label"));
    question->setLabelText(tr("Name of this version"));
    question->setTextValue(version.label);
    connect(question, &QInputDialog::textValueSelected, this, [this, version](const QString& label) {
        if (auto status = m_session->versions().setLabel(version, label); !status)
            Q_EMIT failed(status.error());
        refresh();
    });
    question->open();
}
} // namespace quotadeck::ui

#include "moc_versionspanel.cpp"
