// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/connection.h"
#include "background/jobs.h"

#include <QObject>

#include <functional>
#include <string>

namespace quotadeck::models {
class EditedFile;
} // namespace quotadeck::models

namespace quotadeck::app {
struct Shared;

/// Reports to the list of connections whether the open file differs from what its cluster has, as far as is known.
///
/// Threading: GUI thread; texts are compared on another one. Ownership: what it is given outlives it.
class UnappliedEdits final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UnappliedEdits)
public:
    /// What of a text the cluster gets. Called on another thread.
    using Content = std::function<std::string(const std::string& text)>;

    UnappliedEdits(const models::EditedFile* file, Shared* shared, Content content,
                   QObject* parent = nullptr);
    ~UnappliedEdits() override;

    /// Null: there is no cluster.
    void setConnection(ConnectionPtr connection);

private:
    void compare();

    const models::EditedFile* m_file;
    Shared* m_shared;
    Content m_content;
    ConnectionPtr m_connection;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::app
