// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/clusterfile.h"

#include "app/window/shared.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/document/editedfile.h"
#include "ui/window/mainwindow.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace quotadeck::app {
ClusterFile::ClusterFile(models::EditedFile* file, ui::MainWindow* window, Shared* shared, Content content,
                         QObject* parent)
    : QObject(parent)
    , m_file(file)
    , m_window(window)
    , m_shared(shared)
    , m_content(std::move(content))
{
    connect(file, &models::EditedFile::opened, this, &ClusterFile::takeOpened);
    connect(file, &models::EditedFile::merged, this, &ClusterFile::takeMerged);
    connect(file, &models::EditedFile::textReplaced, this, &ClusterFile::takeReplaced);
    connect(file, &models::EditedFile::revisionChanged, this, &ClusterFile::takeRevision);
    connect(file, &models::EditedFile::saved, this, &ClusterFile::takeSaved);
    connect(file, &models::EditedFile::saveUndone, this, &ClusterFile::takeSaveUndone);
    connect(&shared->copies, &ClusterCopies::writeFailed, this, &ClusterFile::reportNotKept);
}

ClusterFile::~ClusterFile()
{
    m_shared->monitor.setUnappliedEdits(this, {}, {});
}

void ClusterFile::setConnection(ConnectionPtr connection)
{
    m_connection = std::move(connection);
    compare();
}

void ClusterFile::saveCopy(const CopyTexts& texts, ClusterCopy copy,
                           std::function<void(const QString& path)> open)
{
    auto* dialog = new QFileDialog(m_window, texts.title, QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({texts.filter, tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(copyName(m_connection.get(), texts.name));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, texts, copy = std::move(copy), open = std::move(open)](const QString& path) {
                if (QFileInfo(path) == QFileInfo(m_file->path())) { // no version would be kept of it
                    m_window->showNotice(models::RowState::Warning, texts.openFileChosen);
                    return;
                }
                models::writeInBackground(
                    this, path, [text = copy.text] { return Result<std::string>(text); },
                    [this, texts, path, copy, open](const Result<std::size_t>& size) {
                        if (!size) {
                            m_window->showNotice(
                                models::RowState::Critical,
                                texts.failure.arg(QString::fromStdString(size.error().where),
                                                  models::messageText(size.error().message)));
                            return;
                        }
                        m_newCopy = path;
                        m_shared->copies.set(path, copy);
                        open(path);
                    });
            });
    dialog->open();
}

void ClusterFile::reportNotKept(const QString& path, const Error& error)
{
    if (path == m_file->path() || path == m_newCopy) // else it is of no use before it is opened again
        m_window->showNotice(models::RowState::Warning,
                             tr("Changes by others to %1 cannot be found after a restart: %2: %3")
                                 .arg(QFileInfo(path).fileName(), QString::fromStdString(error.where),
                                      models::messageText(error.message)));
}

QString ClusterFile::path() const
{
    return m_file->path();
}

std::optional<ClusterCopy> ClusterFile::base(const QString& path, const Connection& connection) const
{
    auto copy = path == m_file->path() ? m_base : m_shared->copies.find(path);
    return copy && isSameCluster(copy->cluster, connection.profile().reach) ? copy : std::nullopt;
}

void ClusterFile::whenKnown(QObject* receiver, const std::function<void()>& next)
{
    if (m_isBaseKnown)
        next();
    else // after takeKept(), which waits already
        m_shared->copies.read(m_file->path(), receiver, next);
}

void ClusterFile::takeOpened()
{
    m_merging.reset();
    m_rebases.clear();
    m_isBaseKnown = false;
    m_base.reset();
    m_kept.reset();
    m_keptBefore.reset();
    showBase();
    m_shared->copies.read(m_file->path(), this, [this, path = m_file->path()] { takeKept(path); });
}

void ClusterFile::takeKept(const QString& path)
{
    if (path != m_file->path() || m_isBaseKnown)
        return;
    m_isBaseKnown = true;
    m_kept = m_shared->copies.find(path);
    m_keptBefore = m_kept;
    m_base = m_kept;
    showBase();
}

void ClusterFile::showBase()
{
    compare();
    Q_EMIT baseChanged();
}

void ClusterFile::setBase(const QString& path, std::optional<ClusterCopy> copy)
{
    if (path != m_file->path()) {
        m_shared->copies.set(path, copy);
        return;
    }
    m_base = std::move(copy);
    if (!m_file->isModified())
        keep(m_base);
    showBase();
}

void ClusterFile::merge(const std::string& base, ClusterCopy theirs)
{
    m_merging = std::move(theirs);
    m_file->merge({models::OtherEdits::Origin::Cluster, base, m_merging->text});
}

void ClusterFile::takeMerged(const models::OtherEdits& others)
{
    if (others.origin != models::OtherEdits::Origin::Cluster || !m_merging || m_merging->text != others.text)
        return;
    auto theirs = std::exchange(m_merging, std::nullopt);
    if (m_base)
        rebase(std::move(theirs));
}

/// An earlier version may lack what was merged since.
void ClusterFile::takeReplaced()
{
    if (m_base)
        rebase(std::nullopt);
}

void ClusterFile::rebase(std::optional<ClusterCopy> copy)
{
    m_rebases.push_back({m_file->undoCount(), std::exchange(m_base, std::move(copy))});
    if (!m_file->isModified())
        keep(m_base);
    showBase();
}

void ClusterFile::takeRevision()
{
    const bool wasKnown = m_base.has_value();
    bool isUndone = false;
    for (; !m_rebases.empty() && m_file->undoCount() < m_rebases.back().undoCount; m_rebases.pop_back()) {
        m_base = std::move(m_rebases.back().before);
        isUndone = true;
    }
    if (isUndone && wasKnown) // a merge: after a crash the text may be recovered without what is saved
        keep(m_base);
    if (isUndone)
        showBase();
    else
        compare();
}

void ClusterFile::takeSaved()
{
    m_keptBefore = m_kept;
    keep(m_base);
}

/// The text stays, but the file has the one before.
void ClusterFile::takeSaveUndone()
{
    keep(m_keptBefore);
}

/// @p copy is kept with the file.
void ClusterFile::keep(const std::optional<ClusterCopy>& copy)
{
    if (!copy && !m_kept)
        return;
    m_kept = copy;
    m_shared->copies.set(m_file->path(), copy);
}

/// For the list of connections: whether the file differs from what the cluster has, as far as is known.
void ClusterFile::compare()
{
    const auto text = m_file->text();
    const auto applied = m_connection ? base(m_file->path(), *m_connection) : std::nullopt;
    if (!applied || !text) {
        m_comparing.cancel();
        m_shared->monitor.setUnappliedEdits(this, {}, {});
        return;
    }
    // The window may lead there by another way than the saved connection.
    const auto& profile = m_connection->profile();
    const auto saved = profile.id.empty() ? m_shared->connections.findFor(profile.reach) : std::nullopt;
    m_comparing.start(
        [text, base = applied->text, content = m_content](const std::stop_token&) {
            return content(*text) != content(base);
        },
        [this, id = saved ? saved->id : profile.id, name = QFileInfo(m_file->path()).fileName()](
            bool isEdited) { m_shared->monitor.setUnappliedEdits(this, id, isEdited ? name : QString()); });
}
} // namespace quotadeck::app

#include "moc_clusterfile.cpp"
