// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/alert/alertrule.h"
#include "core/base/result.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace quotadeck::models {
using AlertRulesPtr = std::shared_ptr<const std::vector<alert::Rule>>;

/// A file of alert rules, which is read again whenever it changes.
///
/// Shape:     a file that cannot be read leaves the rules before in force.
/// Threading: GUI thread; reads in the background.
class AlertRulesFile final : public QObject
{
    Q_OBJECT
public:
    explicit AlertRulesFile(QObject* parent = nullptr);

    /// Reads @p path in place of the file before, whose rules go; empty: no file any more.
    void open(const QString& path);

    [[nodiscard]] const QString& path() const { return m_path; } ///< empty: none
    [[nodiscard]] const AlertRulesPtr& rules() const { return m_rules; } ///< null: none was read yet
    /// Why the file, as it is now, is not in force: Io, or Parse at "path:line:column".
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

Q_SIGNALS:
    void rulesChanged();
    void errorChanged();

private:
    struct Read
    {
        std::string text;
        AlertRulesPtr rules;
    };
    [[nodiscard]] static Result<Read> read(const QString& path);
    void watch();
    void readAgain();
    void take(Result<Read> read);

    QString m_path;
    std::string m_text; ///< that rules() are of
    AlertRulesPtr m_rules;
    std::optional<Error> m_error;
    QFileSystemWatcher m_watcher;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
