// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/unappliededits.h"

#include "app/shared.h"
#include "models/document/editedfile.h"

#include <QFileInfo>

#include <utility>

namespace quotadeck::app {
UnappliedEdits::UnappliedEdits(const models::EditedFile* file, Shared* shared, Content content,
                               QObject* parent)
    : QObject(parent)
    , m_file(file)
    , m_shared(shared)
    , m_content(std::move(content))
{
    connect(&shared->copies, &ClusterCopies::changed, this, &UnappliedEdits::compare);
    connect(file, &models::EditedFile::revisionChanged, this, &UnappliedEdits::compare);
}

UnappliedEdits::~UnappliedEdits()
{
    m_shared->monitor.setUnappliedEdits(this, {}, {});
}

void UnappliedEdits::setConnection(ConnectionPtr connection)
{
    m_connection = std::move(connection);
    compare();
}

void UnappliedEdits::compare()
{
    const auto text = m_file->text();
    const auto copy
        = m_connection ? m_shared->copies.find(m_file->path(), m_connection->profile().reach) : std::nullopt;
    if (!copy || !text) {
        m_job.cancel();
        m_shared->monitor.setUnappliedEdits(this, {}, {});
        return;
    }
    // The window may lead there by another way than the saved connection.
    const auto& profile = m_connection->profile();
    const auto saved = profile.id.empty() ? m_shared->connections.findFor(profile.reach) : std::nullopt;
    m_job.start([text, applied = copy->text,
                 content = m_content](const std::stop_token&) { return content(*text) != applied; },
                [this, id = saved ? saved->id : profile.id,
                 file = QFileInfo(m_file->path()).fileName()](bool isEdited) {
                    m_shared->monitor.setUnappliedEdits(this, id, isEdited ? file : QString());
                });
}
} // namespace quotadeck::app

#include "moc_unappliededits.cpp"
