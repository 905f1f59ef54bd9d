// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/fileediting.h"

#include "models/common/instancewatch.h"
#include "models/common/recoverykeeper.h"
#include "ui/editing/differences.h"
#include "ui/editing/diskchanges.h"
#include "ui/editing/editrecovery.h"
#include "ui/editing/fileheader.h"
#include "ui/editing/filemessages.h"
#include "ui/editing/filesaving.h"
#include "ui/editing/unsavededits.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QDir>
#include <QLocale>

namespace quotadeck::ui {
FileEditing::FileEditing(models::FileSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_actions(new FileActions(session, page))
    , m_header(new FileHeader(session, m_actions, page))
    , m_messages(new FileMessages(session, page))
    , m_merging(new DiskMerge(session, page))
    , m_disk(new DiskChanges(session, m_merging->action(), page))
    , m_recovery(new EditRecovery(session, m_messages, page))
    , m_saving(new FileSaving(session, page))
    , m_leaving(new UnsavedEdits(session, m_saving, m_recovery, page))
    , m_instances(new MessageBar(page))
    , m_fact(new ElidedLabel(page))
    , m_strip(new MessageStrip(m_fact, page))
{
    m_fact->setForegroundRole(QPalette::PlaceholderText);
    m_fact->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    for (MessageBar* bar : fileBars())
        m_strip->addBar(bar);
    m_strip->addBar(m_messages->bar());
    connectFlows();
}

QList<MessageBar*> FileEditing::fileBars() const
{
    return QList<MessageBar*>{m_recovery->bar(), m_disk->bar()} << m_saving->bars() << m_instances;
}

void FileEditing::connectFlows()
{
    connect(m_actions->save(), &QAction::triggered, this, [this] {
        Q_EMIT aboutToUse();
        m_saving->request();
    });
    const auto reload = [this] { afterEdits([this] { m_session->reload(); }); };
    connect(m_actions->reload(), &QAction::triggered, this, reload);
    connect(m_disk, &DiskChanges::reloadRequested, this, reload);
    connect(m_disk, &DiskChanges::compareRequested, this, [this] {
        if (const auto text = m_session->diskText()) // the file may be deleted by now
            Q_EMIT compareRequested(withFileOnDisk(), *text);
    });
    connect(m_disk, &DiskChanges::saveRequested, this, [this] { m_saving->request(); });
    connect(m_merging, &DiskMerge::aboutToMerge, this, &FileEditing::aboutToUse);
    connect(m_recovery, &EditRecovery::aboutToUse, this, &FileEditing::aboutToUse);
    connect(m_session, &models::FileSession::mergeFailed, this, [this](const Error& error) {
        m_messages->report(tr("The file on disk cannot be merged, your edits are kept: %1"), error);
    });
    connect(m_saving, &FileSaving::diskChangeMet, m_disk, &DiskChanges::ask);
    connect(m_saving, &FileSaving::openRequested, this, &FileEditing::openCopy);
    connect(m_leaving, &UnsavedEdits::aboutToUse, this, &FileEditing::aboutToUse);
    connect(m_leaving, &UnsavedEdits::asking, this, &FileEditing::asking);
}

void FileEditing::setInstances(const models::InstanceWatch* watch)
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
                                     .arg(first.process)
                                     .arg(since)
                               : tr("This file is also open in %n other QuotaDeck windows. Saves there "
                                    "appear here as changes on disk.",
                                    nullptr, static_cast<int>(others.size())),
            {});
    });
}

void FileEditing::show(const OpenInput& input)
{
    m_actions->show(input);
    if (m_session->text())
        m_header->showFile(input.isTyping);
    m_fact->setText(QDir::toNativeSeparators(m_session->path()));
    for (MessageBar* bar : fileBars())
        bar->setMuted(false);
}

void FileEditing::showOther(const QString& name, const QString& fact)
{
    m_actions->disable();
    m_header->showOther(name);
    m_fact->setText(fact);
    for (MessageBar* bar : fileBars())
        bar->setMuted(true);
}

void FileEditing::afterEdits(const std::function<void()>& next)
{
    m_leaving->request(next);
}

bool FileEditing::isSettled()
{
    Q_EMIT aboutToUse();
    return m_leaving->isSettled();
}

void FileEditing::openCopy(const QString& path, const models::TextPtr& text)
{
    Q_EMIT aboutToUse();
    const bool isSame = !m_session->isBusy() && *m_session->text() == *text;
    const auto open = [this, path] { m_session->openAs(path); };
    if (isSame)
        open();
    else
        afterEdits(open);
}
} // namespace quotadeck::ui
