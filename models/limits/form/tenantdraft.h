// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/config/edit/tenanttemplate.h"
#include "models/limits/configsession.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace quotadeck::models {
/// The queues of a tenant that are about to be made from a template, with what the rules find in the result. The file is read
/// and everything is computed in the background. GUI thread only.
class TenantDraft final : public QObject
{
    Q_OBJECT
public:
    struct Outcome
    {
        QString problem; ///< why there is no result; empty: there is one
        QString text; ///< of the queues
        QString path; ///< of the new queue
        int errors = 0; ///< new ones of the configuration with the queues
        int warnings = 0;
        QString finding; ///< the first of them
        bool isAccepted = false; ///< by the scheduler
    };

    /// The queues go below @p parent.
    TenantDraft(ConfigRevisionPtr revision, std::size_t partition, QueuePath parent, QObject* parentObject);

    /// Reads the template @p path; loaded() follows.
    void open(const QString& path);
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Null: none is open.
    [[nodiscard]] const config::TenantTemplate* tenant() const { return m_template.get(); }
    /// Why the file cannot be read; empty: it can, or there is none.
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// changed() follows.
    void setValues(config::TemplateValues values);
    /// Of the values; nothing: not known yet.
    [[nodiscard]] const std::optional<Outcome>& outcome() const { return m_outcome; }
    /// Adds the queues as one step.
    [[nodiscard]] ConfigSession::Operation operation() const;

Q_SIGNALS:
    void loaded();
    void changed(); ///< outcome()

private:
    using TemplatePtr = std::shared_ptr<const config::TenantTemplate>;
    [[nodiscard]] static Outcome outcomeOf(const ConfigRevision& revision, std::size_t partition,
                                           const QueuePath& parent, const config::TenantTemplate& tenant,
                                           const config::TemplateValues& values);

    ConfigRevisionPtr m_revision;
    std::size_t m_partition;
    QueuePath m_parent;
    QString m_path;
    TemplatePtr m_template;
    QString m_problem;
    config::TemplateValues m_values;
    std::optional<Outcome> m_outcome;
    background::LatestJob m_readJob{this};
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
