// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/assertioneditor.h"

#include "models/assertions/assertionsession.h"
#include "models/common/messagetext.h"
#include "models/document/recoveryfiles.h"
#include "ui/document/differences.h"
#include "ui/document/diskchanges.h"
#include "ui/document/fileheader.h"
#include "ui/document/filesaving.h"
#include "ui/document/findbar.h"
#include "ui/document/qscintilla.h"
#include "ui/document/savesheet.h"
#include "ui/document/textpane.h"
#include "ui/document/unsavededits.h"
#include "ui/document/versionspanel.h"
#include "ui/document/yamlview.h"
#include "ui/limits/textassist.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QDir>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::EditedFile;

Verdict assertionVerdict(const models::Revision& revision)
{
    const auto& findings = revision.verdict.findings;
    if (findings.empty())
        return {okIcon(), AssertionEditor::tr("No errors")};
    return {stateIcon(models::RowState::Critical),
            AssertionEditor::tr("Error in line %1").arg(findings.front().span.begin.line)};
}

/// Nothing of it is dangerous: assertions change no cluster.
class AssertionReview final : public ReviewDetails
{
public:
    using ReviewDetails::ReviewDetails;

    [[nodiscard]] Verdict verdict(const models::Revision& written) const override
    {
        return assertionVerdict(written);
    }
    [[nodiscard]] std::optional<Danger> danger(const models::Revision& /*written*/,
                                               const models::TextDifference& /*difference*/) const override
    {
        return std::nullopt;
    }
};
} // namespace

AssertionEditor::AssertionEditor(models::AssertionSession* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_file(&session->document)
    , m_names(session->session())
    , m_actions(new FileActions(m_file, this))
    , m_saveCopy(new QAction(tr("Save Copy…"), this))
    , m_header(new FileHeader(m_file, m_actions, this, FileHeader::Room::Narrow))
    , m_messages(new FileMessages(m_file, this))
    , m_merging(new DiskMerge(m_file, this))
    , m_disk(new DiskChanges(m_file, m_merging->action(), this))
    , m_recovery(new EditRecovery(m_file, m_messages, this))
    , m_saving(new FileSaving(m_file, this))
    , m_leaving(new UnsavedEdits(m_file, m_saving, m_recovery, this))
    , m_fact(new ElidedLabel(this))
    , m_text(new TextPane(m_file, this))
{
    new SaveReview(
        m_file, m_saving, [] { return new AssertionReview; }, this);
    new TextAssist(
        [this](std::string_view text, std::size_t offset) {
            return assertion::completionAt(text, offset, m_names.names());
        },
        {}, view());
    view()->editor()->setAccessibleName(tr("Text of the assertions"));
    m_fact->setForegroundRole(QPalette::PlaceholderText);
    m_fact->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    auto* strip = new MessageStrip(m_fact);
    QList<MessageBar*> bars{m_recovery->bar(), m_disk->bar()};
    bars << m_saving->bars() << m_messages->bar();
    for (MessageBar* bar : std::as_const(bars))
        strip->addBar(bar);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(strip);
    column->addWidget(m_text, 1);
    setFocusProxy(view());
    connectActions();
    connectFile();
    showFile();
}

YamlView* AssertionEditor::view() const
{
    return m_text->view();
}

void AssertionEditor::connectActions()
{
    m_actions->open()->setToolTip(tr("Open another file of assertions"));
    connect(m_actions->open(), &QAction::triggered, this, &AssertionEditor::openRequested);
    connect(m_actions, &FileActions::aboutToUndo, view(), &YamlView::tellTyping);
    connect(m_actions, &FileActions::aboutToLock, view(), &YamlView::tellTyping);
    connect(m_actions->save(), &QAction::triggered, this, [this] {
        commit();
        m_saving->request();
    });
    connect(m_saveCopy, &QAction::triggered, this, [this] {
        commit();
        m_saving->saveCopy();
    });
    const auto reload = [this] { afterEdits([this] { m_file->reload(); }); };
    connect(m_actions->reload(), &QAction::triggered, this, reload);
    connect(m_disk, &DiskChanges::reloadRequested, this, reload);
    connect(m_disk, &DiskChanges::compareRequested, this, &AssertionEditor::compareWithDisk);
    connect(m_disk, &DiskChanges::saveRequested, this, [this] { m_saving->request(); });
    connect(m_merging, &DiskMerge::aboutToMerge, this, &AssertionEditor::commit);
    connect(m_recovery, &EditRecovery::aboutToUse, this, &AssertionEditor::commit);
    connect(m_leaving, &UnsavedEdits::aboutToUse, this, &AssertionEditor::commit);
    connect(m_leaving, &UnsavedEdits::asking, this, &AssertionEditor::asking);
    connect(m_saving, &FileSaving::diskChangeMet, m_disk, &DiskChanges::ask);
    connect(m_saving, &FileSaving::openRequested, this,
            [this](const QString& path, const models::TextPtr& text) {
                commit();
                const auto open = [this, path] { m_session->file.open(path); };
                if (!m_file->isBusy() && *m_file->text() == *text)
                    open(); // the copy has the edits
                else
                    afterEdits(open);
            });
    connect(m_saving, &FileSaving::problemsRequested, this, [this] {
        Q_EMIT lookedFor();
        if (const auto place = m_session->problemPlace())
            view()->goTo(*place);
        view()->setFocus();
    });
    connect(m_text, &TextPane::aboutToReplace, this, &AssertionEditor::lookedFor);
}

void AssertionEditor::connectFile()
{
    connect(m_file, &EditedFile::revisionChanged, this, &AssertionEditor::showFile);
    connect(m_file, &EditedFile::busyChanged, this, &AssertionEditor::showFile);
    connect(m_file, &EditedFile::lockChanged, this, &AssertionEditor::showFile);
    connect(m_file, &EditedFile::writeObstacleChanged, this, &AssertionEditor::showFile);
    connect(view(), &YamlView::typingChanged, this, &AssertionEditor::showFile);
    connect(m_file, &EditedFile::changedOnDisk, this, [this] {
        if (m_file->isModified() || view()->isTyping()) // the merge of a file without edits is under way
            Q_EMIT lookedFor(); // what is to be done about it is asked here
    });
    connect(m_file, &EditedFile::mergeFailed, this, [this](const models::OtherEdits&, const Error& error) {
        m_messages->report(tr("The file on disk cannot be merged, your edits are kept: %1"), error);
    });
}

void AssertionEditor::showFile()
{
    m_actions->show({view()->isTyping(), false});
    m_saveCopy->setEnabled(m_file->text() != nullptr);
    if (!m_file->text())
        return;
    m_header->showFile(view()->isTyping());
    m_header->setVerdict(assertionVerdict(*m_file->currentRevision()));
    m_fact->setText(QDir::toNativeSeparators(m_file->path()));
}

void AssertionEditor::compareWithDisk()
{
    commit();
    const auto& onDisk = m_file->disk().changedText();
    if (!onDisk) // the file may be deleted by now
        return;
    ComparedTexts texts{tr("Difference to the file on disk"), withFileOnDisk(),
                        std::make_shared<const std::string>(*onDisk),
                        [current = m_file->text()] { return *current; }};
    (new DifferenceSheet(*m_file, std::move(texts), this))->open();
}

void AssertionEditor::find()
{
    m_text->findBar()->open(FindBar::Mode::Find);
}

void AssertionEditor::showVersions()
{
    commit();
    auto* sheet = new VersionsSheet(m_file, this);
    connect(sheet, &VersionsSheet::restored, m_messages, &FileMessages::showRestored);
    connect(sheet, &VersionsSheet::restored, this, &AssertionEditor::lookedFor);
    sheet->open();
}

void AssertionEditor::setRecovery(models::RecoveryFiles* recovery)
{
    m_recovery->setFiles(recovery);
    connect(recovery, &models::RecoveryFiles::foundChanged, this, [this, recovery] {
        if (recovery->found())
            Q_EMIT lookedFor(); // the offer is to be seen
    });
}

QAction* AssertionEditor::commandAction(Page::Command command) const
{
    switch (command) {
    case Page::Command::Undo:
        return m_actions->undo();
    case Page::Command::Redo:
        return m_actions->redo();
    case Page::Command::Save:
        return m_actions->save();
    case Page::Command::SaveCopy:
        return m_saveCopy;
    case Page::Command::Unlock:
        return m_actions->unlock();
    }
    return nullptr;
}

bool AssertionEditor::hasKeys(const QKeySequence& keys) const
{
    const QList<QAction*> own = actions();
    return std::ranges::any_of(own,
                               [&keys](const QAction* action) { return action->shortcuts().contains(keys); });
}

void AssertionEditor::commit()
{
    view()->tellTyping();
}

void AssertionEditor::afterEdits(const std::function<void()>& next)
{
    if (m_session->isOpen())
        m_leaving->request(next);
    else
        next();
}

bool AssertionEditor::isSettled()
{
    commit();
    return !m_session->isOpen() || m_leaving->isSettled();
}
} // namespace quotadeck::ui

#include "moc_assertioneditor.cpp"
