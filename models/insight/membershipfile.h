// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"
#include "models/insight/insightsource.h"

#include <QObject>
#include <QString>

#include <cstddef>

namespace quotadeck::models {
/// A file of group memberships, access::readMemberships(), for all questions about a source.
/// Threading: GUI thread; reads in the background.
class MembershipFile final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit MembershipFile(InsightSource* source, QObject* parent = nullptr);

    /// Reads @p path in place of the one before, which stays when that fails.
    void open(const QString& path);
    void close();

    [[nodiscard]] const QString& path() const { return m_path; } ///< empty: none is read
    /// That was asked for last, whether or not it could be read; empty after close().
    [[nodiscard]] const QString& wantedPath() const { return m_wantedPath; }
    [[nodiscard]] std::size_t people() const { return m_people; }

Q_SIGNALS:
    void changed();
    /// Errors: those of readTextFile(), and Parse at "path:line:column".
    void failed(const quotadeck::Error& error);

private:
    InsightSource* m_source; // not owned
    QString m_path;
    QString m_wantedPath;
    std::size_t m_people = 0;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
