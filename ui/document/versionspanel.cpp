// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/versionspanel.h"

#include "models/document/editedfile.h"
#include "ui/document/differences.h"
#include "ui/document/fileheader.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kVersionTimeWidth = 160;
constexpr int kVersionTicketWidth = 80;
constexpr int kVersionLabelWidth = 110;
constexpr int kVersionUserWidth = 80;
constexpr int kVersionFindingsWidth = 100;
constexpr int kVersionSourceWidth = 100;
constexpr int kHashWidth = 80;
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
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setTabKeyNavigation(false);
    m_view->horizontalHeader()->setStretchLastSection(false);
    m_view->horizontalHeader()->setSectionResizeMode(models::VersionsModel::MessageColumn,
                                                     QHeaderView::Stretch);
    setScaledColumn(m_view->horizontalHeader(), models::VersionsModel::TimeColumn, kVersionTimeWidth);
    setScaledColumn(m_view->horizontalHeader(), models::VersionsModel::TicketColumn, kVersionTicketWidth);
    setScaledColumn(m_view->horizontalHeader(), models::VersionsModel::LabelColumn, kVersionLabelWidth);
    setScaledColumn(m_view->horizontalHeader(), models::VersionsModel::UserColumn, kVersionUserWidth);
    setScaledColumn(m_view->horizontalHeader(), models::VersionsModel::FindingsColumn, kVersionFindingsWidth);
    setScaledColumn(m_view->horizontalHeader(), models::VersionsModel::SourceColumn, kVersionSourceWidth);
    setScaledColumn(m_view->horizontalHeader(), models::VersionsModel::HashColumn, kHashWidth);
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
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &VersionsPanel::showSelection);
    connect(m_session, &models::EditedFile::lockChanged, this, &VersionsPanel::showSelection);
    showSelection();
}

QWidget* VersionsPanel::createHeader()
{
    m_compare = new QAction(tr("Compare"), this);
    m_restore = new QAction(tr("Restore"), this);
    m_label = new QAction(tr("Label…"), this);
    connect(m_compare, &QAction::triggered, this, &VersionsPanel::compare);
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

/// Those that are selected stay so.
void VersionsPanel::showVersions(std::vector<models::FileVersion> versions)
{
    const auto selected = selectedVersions();
    m_versions->setVersions(std::move(versions));
    auto* selection = m_view->selectionModel();
    for (int row = 0; row < m_versions->rowCount(); ++row) {
        const QString& id = m_versions->version(row).id;
        if (std::ranges::find(selected, id, &models::FileVersion::id) != selected.end())
            selection->setCurrentIndex(m_versions->index(row, 0),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
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
    const auto count = m_view->selectionModel()->selectedRows().size();
    const bool isOne = count == 1;
    m_compare->setToolTip(isOne            ? tr("Show what changed from this version to the current text")
                              : count == 2 ? tr("Show what changed between these two versions")
                                           : tr("Select one version, or two to compare with each other"));
    const QString none = tr("Select one version first");
    m_restore->setToolTip(isOne ? tr("Make this version the current text; save to write it to the file")
                                : none);
    m_label->setToolTip(isOne ? tr("Name this version") : none);
    m_compare->setEnabled(isOne || count == 2);
    m_restore->setEnabled(isOne && !m_session->isLocked());
    m_label->setEnabled(isOne);
}

std::vector<models::FileVersion> VersionsPanel::selectedVersions() const
{
    auto rows = m_view->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    std::vector<models::FileVersion> versions;
    for (const QModelIndex& index : rows)
        versions.push_back(m_versions->version(index.row()));
    return versions;
}

void VersionsPanel::withText(Use use)
{
    const auto version = selectedVersions().front();
    m_textJob.start([versions = m_session->versions(),
                     version](const std::stop_token&) { return versions.text(version); },
                    [this, version, use = std::move(use)](const Result<std::string>& text) {
                        if (text)
                            use(version, *text);
                        else
                            Q_EMIT failed(text.error());
                    });
}

void VersionsPanel::compare()
{
    const auto selected = selectedVersions();
    if (selected.size() == 2) {
        compareVersions(selected.back(), selected.front());
        return;
    }
    withText([this](const models::FileVersion& version, const std::string& text) {
        Q_EMIT compareRequested(withVersion(version), text);
    });
}

void VersionsPanel::compareVersions(const models::FileVersion& older, const models::FileVersion& newer)
{
    using Texts = std::pair<models::TextPtr, models::TextPtr>;
    m_textJob.start(
        [versions = m_session->versions(), older, newer](const std::stop_token&) -> Result<Texts> {
            const auto read = [&versions](const models::FileVersion& version) {
                return versions.text(version).map(
                    [](std::string text) { return std::make_shared<const std::string>(std::move(text)); });
            };
            auto before = read(older);
            auto after = read(newer);
            if (!before || !after)
                return tl::unexpected(before ? after.error() : before.error());
            return Texts(*before, *after);
        },
        [this, older, newer](const Result<Texts>& texts) {
            if (!texts) {
                Q_EMIT failed(texts.error());
                return;
            }
            auto* sheet = new DifferenceSheet(*m_session,
                                              {tr("Compare Versions"), betweenVersions(older, newer),
                                               texts->first, [text = texts->second] { return *text; }},
                                              this);
            sheet->open();
        });
}

void VersionsPanel::restore()
{
    withText([this](const models::FileVersion& version, const std::string& text) {
        m_session->replaceText(text);
        const auto reportRestored = [this, version, text] {
            if (*m_session->text() == text)
                Q_EMIT restored(version);
        };
        if (!m_session->isLocked()) // else it is refused
            connect(m_session, &models::EditedFile::textReplaced, this, reportRestored,
                    Qt::SingleShotConnection);
    });
}

void VersionsPanel::askForLabel()
{
    const auto version = selectedVersions().front();
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

VersionsSheet::VersionsSheet(models::EditedFile* file, QWidget* parent) : QDialog(parent), m_file(file)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(windowTitleText(tr("Versions of %1").arg(QFileInfo(file->path()).fileName())));
    auto* fact = new ElidedLabel(this);
    fact->setForegroundRole(QPalette::PlaceholderText);
    fact->setText(QDir::toNativeSeparators(file->path()));
    auto* messages = new FileMessages(file, this);
    auto* strip = new MessageStrip(fact, this);
    strip->addBar(messages->bar());
    auto* versions = new VersionsPanel(file, this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(strip);
    column->addWidget(versions, 1);
    column->addWidget(buttons);
    followTextSize(this, [this] { resize(scaled(QSize(820, 460))); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(versions, &VersionsPanel::compareRequested, this, &VersionsSheet::compare);
    connect(versions, &VersionsPanel::failed, this, [messages](const Error& error) {
        messages->report(tr("The version cannot be used: %1"), error);
    });
    connect(versions, &VersionsPanel::restored, this, [this](const models::FileVersion& version) {
        Q_EMIT restored(version);
        accept();
    });
    connect(file, &models::EditedFile::opened, this, [this, path = file->path()] {
        if (m_file->path() != path)
            reject(); // the versions are those of another file
    });
    versions->refresh();
    versions->setFocus();
}

void VersionsSheet::compare(const QString& base, const std::string& text)
{
    ComparedTexts texts{tr("Compare Versions"), base, std::make_shared<const std::string>(text),
                        [current = m_file->text()] { return *current; }};
    (new DifferenceSheet(*m_file, std::move(texts), this))->open();
}
} // namespace quotadeck::ui

#include "moc_versionspanel.cpp"
