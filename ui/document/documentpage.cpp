// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/documentpage.h"

#include "models/document/instancewatch.h"
#include "models/document/recoveryfiles.h"
#include "ui/document/changespanel.h"
#include "ui/document/differences.h"
#include "ui/document/diskchanges.h"
#include "ui/document/filesaving.h"
#include "ui/document/findbar.h"
#include "ui/document/problemspanel.h"
#include "ui/document/savesheet.h"
#include "ui/document/textpane.h"
#include "ui/document/unsavededits.h"
#include "ui/document/versionspanel.h"
#include "ui/document/yamlview.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QDir>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
DocumentPanels::DocumentPanels(models::EditedFile* file, QWidget* parent)
    : QTabWidget(parent)
    , m_problems(new ProblemsPanel(file))
    , m_changes(new ChangesPanel(file))
    , m_versions(new VersionsPanel(file))
{
    setAccessibleName(tr("Editor panels"));
    setDocumentMode(true);
    addTab(m_problems, {});
    addTab(m_changes, {});
    addTab(m_versions, {});
    connect(m_changes, &ChangesPanel::countChanged, this, &DocumentPanels::showCounts);
    connect(m_versions, &VersionsPanel::countChanged, this, &DocumentPanels::showCounts);
    connect(m_versions, &VersionsPanel::compareRequested, this,
            [this](const QString& name, const std::string& text) {
                m_changes->compareWith(name, text);
                setCurrentWidget(m_changes);
            });
    connect(m_versions, &VersionsPanel::restored, m_changes, &ChangesPanel::compareWithSaved);
    connect(file, &models::EditedFile::saved, m_changes, &ChangesPanel::endPassing);
    connect(file, &models::EditedFile::diskSettled, m_changes, &ChangesPanel::endPassing);
}

void DocumentPanels::enter(QWidget* panel)
{
    setCurrentWidget(panel);
    panel->setFocus();
}

void DocumentPanels::compareForNow(const QString& title, const std::string& other)
{
    m_changes->compareWith(title, other, ChangesPanel::Base::Passing);
    setCurrentWidget(m_changes);
}

void DocumentPanels::showCounts()
{
    setTabText(indexOf(m_problems), tr("Problems (%1)").arg(m_problems->count()));
    setTabText(indexOf(m_changes), m_changes->title());
    setTabText(indexOf(m_versions), tr("Versions (%1)").arg(m_versions->count()));
}

DocumentPage::DocumentPage(QString id, QString title, Icon icon, models::EditedFile* file, QWidget* parent)
    : Page(std::move(id), std::move(title), icon, parent)
    , m_file(file)
    , m_actions(new FileActions(file, this))
    , m_header(new FileHeader(file, m_actions, this))
    , m_messages(new FileMessages(file, this))
    , m_merging(new DiskMerge(file, this))
    , m_disk(new DiskChanges(file, m_merging->action(), this))
    , m_recovery(new EditRecovery(file, m_messages, this))
    , m_saving(new FileSaving(file, this))
    , m_leaving(new UnsavedEdits(file, m_saving, m_recovery, this))
    , m_instances(new MessageBar(this))
    , m_fact(new ElidedLabel(this))
    , m_strip(new MessageStrip(m_fact, this))
    , m_panels(new DocumentPanels(file, this))
    , m_text(new TextPane(file, this))
    , m_stack(new QStackedWidget(this))
{
    m_fact->setForegroundRole(QPalette::PlaceholderText);
    m_fact->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    for (MessageBar* bar : fileBars())
        m_strip->addBar(bar);
    m_strip->addBar(m_messages->bar());
    new SaveReview(
        file, m_saving, [this] { return newReview(); }, this);
    addActions(m_panels->problems()->pageActions());
    createActions();
    connectFlows();
    connectPanels();
}

void DocumentPage::createActions()
{
    m_validate = newPageAction(this, {}, tr("Validate"), Qt::Key_F7);
    m_showChanges = newPageAction(this, {}, tr("Changes"), Qt::CTRL | Qt::Key_D);
    connect(m_validate, &QAction::triggered, this, &DocumentPage::showProblems);
    connect(m_showChanges, &QAction::triggered, this, [this] {
        commitInput();
        m_panels->enter(m_panels->changes());
    });
    addAction(m_text->replaceAction()); // behind the others
    m_saveCopy = new QAction(tr("Save Copy…"), this);
    connect(m_saveCopy, &QAction::triggered, this, [this] {
        commitInput();
        m_saving->saveCopy();
    });
}

QAction* DocumentPage::commandAction(Command command) const
{
    switch (command) {
    case Command::Undo:
        return m_actions->undo();
    case Command::Redo:
        return m_actions->redo();
    case Command::Save:
        return m_actions->save();
    case Command::SaveCopy:
        return m_saveCopy;
    case Command::Unlock:
        return m_actions->unlock();
    }
    return nullptr;
}

QList<MessageBar*> DocumentPage::fileBars() const
{
    return QList<MessageBar*>{m_recovery->bar(), m_disk->bar()} << m_saving->bars() << m_instances;
}

YamlView* DocumentPage::textView() const
{
    return m_text->view();
}

FindBar* DocumentPage::findBar() const
{
    return m_text->findBar();
}

void DocumentPage::connectFlows()
{
    using models::EditedFile;
    connect(m_text, &TextPane::aboutToReplace, this, [this] { showText(); });
    connect(textView(), &YamlView::typingChanged, this, [this] { showVerdict(); });
    connect(m_actions->open(), &QAction::triggered, this, &DocumentPage::openRequested);
    connect(m_actions, &FileActions::aboutToUndo, textView(), &YamlView::tellTyping);
    connect(m_actions, &FileActions::aboutToLock, this, &DocumentPage::commitInput);
    connect(m_file, &EditedFile::lockChanged, this, [this] { showVerdict(); });
    connect(m_actions->save(), &QAction::triggered, this, [this] {
        commitInput();
        m_saving->request();
    });
    const auto reload = [this] { m_leaving->request([this] { m_file->reload(); }); }; // nothing else is left
    connect(m_actions->reload(), &QAction::triggered, this, reload);
    connect(m_disk, &DiskChanges::reloadRequested, this, reload);
    connect(m_disk, &DiskChanges::compareRequested, this, [this] {
        commitInput();
        if (const auto& onDisk = m_file->disk().changedText()) // the file may be deleted by now
            m_panels->compareForNow(withFileOnDisk(), *onDisk);
    });
    connect(m_disk, &DiskChanges::saveRequested, this, [this] { m_saving->request(); });
    connect(m_merging, &DiskMerge::aboutToMerge, this, &DocumentPage::commitInput);
    connect(m_recovery, &EditRecovery::aboutToUse, this, &DocumentPage::commitInput);
    connect(m_file, &EditedFile::mergeFailed, this,
            [this](const models::OtherEdits& others, const Error& error) {
                m_messages->report(
                    others.origin == models::OtherEdits::Origin::Cluster
                        ? tr("The changes in the cluster cannot be merged, your edits are kept: %1")
                        : tr("The file on disk cannot be merged, your edits are kept: %1"),
                    error);
            });
    connect(m_file, &EditedFile::busyChanged, this, [this] { showVerdict(); });
    connect(m_file, &EditedFile::writeObstacleChanged, this, [this] { showVerdict(); });
    connect(m_saving, &FileSaving::diskChangeMet, m_disk, &DiskChanges::ask);
    connect(m_saving, &FileSaving::openRequested, this, &DocumentPage::openCopy);
    connect(m_saving, &FileSaving::problemsRequested, this, &DocumentPage::showProblems);
    connect(m_leaving, &UnsavedEdits::aboutToUse, this, &DocumentPage::commitInput);
    connect(m_file, &models::EditedFile::busyChanged, this, &DocumentPage::proceedToApply);
    connect(m_leaving, &UnsavedEdits::asking, this, &DocumentPage::askingAboutEdits);
}

void DocumentPage::connectPanels()
{
    connect(m_panels->problems(), &ProblemsPanel::told, m_messages, &FileMessages::show);
    connect(m_panels->versions(), &VersionsPanel::failed, this,
            [this](const Error& error) { m_messages->report(tr("The version cannot be used: %1"), error); });
    connect(m_panels->versions(), &VersionsPanel::restored, m_messages, &FileMessages::showRestored);
}

void DocumentPage::setViews(QWidget* start, QWidget* editor)
{
    m_stack->addWidget(start);
    m_stack->addWidget(editor);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_stack, 1);
}

void DocumentPage::showEditor(bool isShown)
{
    m_stack->setCurrentIndex(isShown ? 1 : 0);
}

void DocumentPage::addBar(MessageBar* bar)
{
    m_strip->addBar(bar);
}

void DocumentPage::setRecovery(models::RecoveryFiles* recovery)
{
    m_recovery->setFiles(recovery);
}

void DocumentPage::setInstances(const models::InstanceWatch* watch)
{
    connect(watch, &models::InstanceWatch::othersChanged, m_instances, [this, watch] {
        const auto& others = watch->others();
        if (others.empty()) {
            m_instances->clearMessage();
            return;
        }
        const auto& first = others.front();
        const QString since = QLocale().toString(first.since.time(), QLocale::ShortFormat);
        m_instances->showMessage(
            models::RowState::Notice,
            others.size() == 1 ? tr("This file is also open in another QuotaDeck window (process %1, since "
                                    "%2). Saves there appear here as changes on disk.")
                                     .arg(QString::number(first.process), since)
                               : tr("This file is also open in %n other QuotaDeck windows. Saves there "
                                    "appear here as changes on disk.",
                                    nullptr, static_cast<int>(others.size())),
            {});
    });
}

void DocumentPage::setActionsEnabled(bool isEnabled)
{
    for (QAction* action : {m_validate, m_showChanges, m_saveCopy, m_text->replaceAction()})
        action->setEnabled(isEnabled);
    m_panels->problems()->setActionsEnabled(isEnabled);
}

void DocumentPage::showFile(bool isEditingField)
{
    m_panels->showCounts();
    const OpenInput input{textView()->isTyping(), isEditingField};
    m_actions->show(input);
    if (m_file->text())
        m_header->showFile(input.isTyping);
    setActionsEnabled(m_file->text() != nullptr);
    m_fact->setText(QDir::toNativeSeparators(m_file->path()));
    for (MessageBar* bar : fileBars())
        bar->setMuted(false);
}

void DocumentPage::showOther(const QString& name, const QString& fact)
{
    m_actions->disable();
    setActionsEnabled(false);
    m_header->showOther(name);
    m_fact->setText(fact);
    for (MessageBar* bar : fileBars())
        bar->setMuted(true);
}

void DocumentPage::showProblems()
{
    commitInput();
    m_panels->setCurrentWidget(m_panels->problems());
    m_panels->problems()->enter();
}

void DocumentPage::commitInput()
{
    textView()->tellTyping();
    commitFields();
}

void DocumentPage::requestApply()
{
    commitInput();
    m_isApplyRequested = true;
    proceedToApply();
}

void DocumentPage::proceedToApply()
{
    if (!m_file->isBusy() && std::exchange(m_isApplyRequested, false))
        Q_EMIT applyRequested();
}

void DocumentPage::afterEdits(const std::function<void()>& next)
{
    m_leaving->request(next);
}

bool DocumentPage::isSettled()
{
    commitInput();
    return m_leaving->isSettled();
}

void DocumentPage::openCopy(const QString& path, const models::TextPtr& text)
{
    afterOtherEdits([this, path, text] {
        commitInput();
        const auto open = [this, path] { m_file->openAs(path); };
        if (!m_file->isBusy() && *m_file->text() == *text)
            open(); // the copy has the edits
        else
            m_leaving->request(open);
    });
}

namespace {
QPushButton* newButton(QAction* way, QWidget* parent)
{
    auto* button = new QPushButton(way->icon(), way->text(), parent);
    button->setToolTip(way->toolTip());
    button->setVisible(way->isEnabled());
    QObject::connect(button, &QPushButton::clicked, way, &QAction::trigger);
    QObject::connect(way, &QAction::enabledChanged, button, &QWidget::setVisible);
    return button;
}
} // namespace

StartPane::StartPane(Icon icon, const QString& title, const QString& text, const QList<QAction*>& ways,
                     QWidget* parent)
    : QWidget(parent)
{
    auto* nothing = new Placeholder(icon);
    nothing->setMessage(title, text);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kSmall);
    buttons->addStretch(1);
    for (QAction* way : ways)
        buttons->addWidget(newButton(way, this));
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kSmall);
    column->addStretch(1);
    column->addWidget(nothing);
    column->addLayout(buttons);
    column->addStretch(2);
}
} // namespace quotadeck::ui

#include "moc_documentpage.cpp"
