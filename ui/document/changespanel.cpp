// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/changespanel.h"

#include "models/common/messagetext.h"
#include "models/insight/insighttext.h"
#include "ui/document/differences.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
ChangesPanel::ChangesPanel(models::EditedFile* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_comparison(new models::DocumentComparison(session, this))
    , m_changes(new models::ChangesModel(this))
{
    m_changes->setPathTitle(session->analysis()->pathTitle());
    auto* header = createHeader();
    createTable();
    setFocusProxy(m_view);
    m_lines = new DiffText;
    auto* both = new QSplitter(Qt::Horizontal);
    both->setChildrenCollapsible(false);
    both->addWidget(m_view);
    both->addWidget(m_lines);
    both->setSizes({720, 460}); // the sentences end with the numbers
    m_nothing = new Placeholder(Icon::Limits);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(both);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(m_stack, 1);

    connect(m_comparison, &models::DocumentComparison::changed, this, &ChangesPanel::showResult);
    connect(m_comparison, &models::DocumentComparison::revertFound, this, &ChangesPanel::showRevert);
    connect(m_session, &models::EditedFile::changedOnDisk, this, &ChangesPanel::showEmpty);
    connect(m_session, &models::EditedFile::diskSettled, this, &ChangesPanel::showEmpty);
    showResult();
}

QWidget* ChangesPanel::createHeader()
{
    m_summary = new ElidedLabel; // labels of versions are as long as their writers like
    m_revert = new QAction(tr("Revert This Change"), this);
    connect(m_revert, &QAction::triggered, this, &ChangesPanel::revert);
    connect(m_session, &models::EditedFile::lockChanged, this, &ChangesPanel::enableRevert);
    m_toSaved = new QAction(tr("Compare with Last Save"), this);
    connect(m_toSaved, &QAction::triggered, this, &ChangesPanel::compareWithSaved);
    m_toActive = new QAction(tr("Compare with Active Configuration"), this);
    connect(m_toActive, &QAction::triggered, this, &ChangesPanel::compareWithActive);
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kTiny);
    row->addWidget(m_summary, 1);
    for (auto* action : {m_toSaved, m_toActive, m_revert}) {
        auto* button = flatButton({});
        button->setDefaultAction(action);
        row->addWidget(button);
        if (action == m_toActive)
            m_toActiveButton = button;
    }
    m_toActiveButton->hide();
    return header;
}

void ChangesPanel::createTable()
{
    m_view = changesTable(m_changes);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ChangesPanel::showSelection);
    connect(m_view, &QTableView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT changeChosen(m_changes->change(index.row())); });
}

void ChangesPanel::compareWith(const QString& name, std::string text, Base base)
{
    m_isActiveShown = false;
    setBase(name, std::move(text), base);
}

/// The answer may be there at once.
void ChangesPanel::setBase(const QString& name, std::string text, Base base)
{
    m_base = base;
    m_comparison->setBase(name, std::move(text));
}

void ChangesPanel::setActive(const models::ActiveConfigurationPtr& active, const models::ActiveAge& age)
{
    m_age = age;
    m_toActiveButton->show();
    if (std::exchange(m_active, active) == active) { // read again, or other usage: the comparison stays
        showSummary();
        return;
    }
    if (isActiveShown() && m_active)
        compareWithActive();
    else if (isActiveShown())
        compareWithSaved();
    showBase();
}

void ChangesPanel::compareWithActive()
{
    m_isActiveShown = true;
    setBase(withActiveConfiguration(), m_active->text, Base::Lasting);
    showBase();
}

void ChangesPanel::compareWithSaved()
{
    m_isActiveShown = false;
    m_comparison->setBaseToFile();
}

/// The comparison goes back to the file by itself when another one is opened.
bool ChangesPanel::isActiveShown() const
{
    return m_isActiveShown && !m_comparison->baseName().isEmpty();
}

/// What the text can be compared with else.
void ChangesPanel::showBase()
{
    const bool isSaved = m_comparison->baseName().isEmpty();
    m_toSaved->setEnabled(!isSaved);
    m_toSaved->setToolTip(isSaved ? tr("Changes since the last save are already shown")
                                  : tr("Show what changed since the file was last opened or saved"));
    m_toActive->setEnabled(m_active && !isActiveShown());
    m_toActive->setToolTip(
        !m_active ? tr("The source does not report its active configuration")
            : isActiveShown()
            ? tr("The comparison with the active configuration is already shown")
            : tr("Show how the current text differs from the cluster's active configuration"));
}

void ChangesPanel::endPassing()
{
    if (std::exchange(m_base, Base::Lasting) == Base::Passing)
        compareWithSaved();
}

std::vector<config::Change> ChangesPanel::changes() const
{
    const auto& result = m_comparison->result();
    return result && result->difference.changes ? *result->difference.changes : std::vector<config::Change>();
}

void ChangesPanel::showResult()
{
    const auto& result = m_comparison->result();
    if (result && result->revision != m_shown) {
        m_shown = result->revision;
        m_revertEdits.reset();
    }
    m_changes->setChanges(result && result->difference.changes ? *result->difference.changes
                                                               : std::vector<config::Change>());
    m_lines->setLines(result ? result->difference.lines : std::vector<config::DiffLine>());
    showBase();
    showSummary();
    showEmpty();
    m_stack->setCurrentIndex(result && !result->difference.lines.empty() ? 1 : 0);
    showSelection(m_view->currentIndex());
    Q_EMIT countChanged();
}

/// Not while what is shown is still compared with something else.
bool ChangesPanel::isResultOfActive() const
{
    const auto& result = m_comparison->result();
    return isActiveShown() && result && result->baseName == m_comparison->baseName();
}

void ChangesPanel::showSummary()
{
    m_summary->setText(summary());
    m_summary->setState(isResultOfActive() && m_age.isStale ? models::RowState::Warning
                                                            : models::RowState::Normal);
}

/// What stands in place of the list when no line differs.
void ChangesPanel::showEmpty()
{
    const auto& result = m_comparison->result();
    if (result && !result->baseName.isEmpty())
        m_nothing->setMessage(tr("No differences"), tr("%1: the texts are identical.").arg(result->baseName));
    else if (m_session->disk().changedText())
        m_nothing->setMessage(
            tr("No changes since last save"),
            tr("The file was changed on disk by another program. Those changes are not listed here; choose "
               "Compare above to see them."));
    else
        m_nothing->setMessage(tr("No changes since last save"),
                              tr("The current text is identical to the last save."));
}

QString ChangesPanel::title() const
{
    const auto& result = m_comparison->result();
    return !result || result->baseName.isEmpty() ? tr("Changes (%1)").arg(count())
                                                 : tr("Comparison (%1)").arg(count());
}

QString ChangesPanel::summary() const
{
    const auto& result = m_comparison->result();
    if (!result)
        return {};
    QString base = result->baseName.isEmpty() ? sinceLastSave() : result->baseName;
    if (const QString age = models::readText(m_age); isResultOfActive() && !age.isEmpty())
        //: "Compared with the cluster's active configuration (read 14:02:31)"
        base = tr("%1 (%2)").arg(base, age);
    if (!result->difference.changes)
        return tr("%1: settings cannot be compared, %2: %3")
            .arg(base, QString::fromStdString(result->difference.changes.error().where),
                 models::messageText(result->difference.changes.error().message));
    if (result->difference.lines.empty())
        return tr("%1: none").arg(base);
    if (count() == 0)
        return tr("%1: text differs, settings equal").arg(base);
    return tr("%1: %2").arg(base, directionsOf(*m_changes));
}

void ChangesPanel::showSelection(const QModelIndex& index)
{
    m_revertEdits.reset();
    enableRevert();
    m_revert->setToolTip(index.isValid() ? tr("Checking whether this change can be reverted separately")
                                         : tr("Select a change first"));
    if (!index.isValid())
        return;
    m_lines->reveal(m_changes->change(index.row()));
    m_comparison->findRevert(static_cast<std::size_t>(index.row()));
}

void ChangesPanel::showRevert(std::size_t index, const models::DocumentComparison::Revert& revert)
{
    if (static_cast<int>(index) != m_view->currentIndex().row())
        return;
    m_revert->setToolTip(revert ? tr("Revert this change and keep the others")
                                : models::messageText(revert.error().message));
    if (revert)
        m_revertEdits = *revert;
    enableRevert();
}

void ChangesPanel::enableRevert()
{
    m_revert->setEnabled(m_revertEdits.has_value() && !m_session->isLocked());
}

void ChangesPanel::revert()
{
    if (m_revertEdits)
        m_session->splice(m_shown, *m_revertEdits);
}
} // namespace quotadeck::ui

#include "moc_changespanel.cpp"
