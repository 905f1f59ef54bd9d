// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fileorigin.h"

#include "app/window/shared.h"
#include "models/document/editedfile.h"

#include <utility>

namespace quotadeck::app {
FileOrigin::FileOrigin(models::EditedFile* file, Shared* shared, QObject* parent)
    : QObject(parent)
    , m_file(file)
    , m_shared(shared)
{
    connect(file, &models::EditedFile::opened, this, &FileOrigin::takeOpened);
    connect(&shared->copies, &ClusterCopies::changed, this, [this](const QString& path) {
        if (path == m_file->path())
            showOrigin();
    });
}

/// A file that is read again stays locked or unlocked.
void FileOrigin::takeOpened()
{
    const QString& path = m_file->path();
    const bool isOther = std::exchange(m_path, path) != path;
    if (isOther)
        m_file->setLocked(m_shared->preferences.value().opensLocked == ui::OpensLocked::All);
    m_file->setSource({}); // until it is known
    m_shared->copies.read(path, this, [this, path, isOther] {
        if (path != m_file->path())
            return;
        showOrigin();
        if (isOther)
            lock();
    });
}

void FileOrigin::lock()
{
    const auto copy = m_shared->copies.find(m_path);
    const bool isOfProduction
        = copy && !m_shared->connections.nameToConfirm({.reach = copy->cluster}).isEmpty();
    if (isOfProduction && m_shared->preferences.value().opensLocked == ui::OpensLocked::ProductionCopies)
        m_file->setLocked(true);
}

void FileOrigin::showOrigin()
{
    const auto copy = m_shared->copies.find(m_file->path());
    if (!copy) {
        m_file->setSource(tr("file"));
        return;
    }
    const auto saved = m_shared->connections.findFor(copy->cluster);
    m_file->setSource(
        QString::fromStdString(saved ? connect::nameOf(*saved) : connect::nameOf(copy->cluster)));
}
} // namespace quotadeck::app

#include "moc_fileorigin.cpp"
