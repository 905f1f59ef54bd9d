// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/tenantdraft.h"

#include "core/file/filereader.h"
#include "models/common/messagetext.h"

#include <QFile>

#include <set>
#include <tuple>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::size_t kMostTemplateBytes = std::size_t{1} << 20;

QString errorSentence(const Error& error)
{
    return error.where.empty()
        ? messageText(error.message)
        : QStringLiteral("%1: %2").arg(QString::fromStdString(error.where), messageText(error.message));
}
} // namespace

TenantDraft::TenantDraft(ConfigRevisionPtr revision, std::size_t partition, QueuePath parent,
                         QObject* parentObject)
    : QObject(parentObject)
    , m_revision(std::move(revision))
    , m_partition(partition)
    , m_parent(std::move(parent))
{
}

void TenantDraft::open(const QString& path)
{
    using Read = Result<TemplatePtr>;
    m_path = path;
    m_template.reset();
    m_outcome.reset();
    m_problem.clear();
    m_job.cancel();
    m_readJob.start(
        [file = QFile::encodeName(path).toStdString()](const std::stop_token&) -> Read {
            auto stream = file::openForReading(file);
            if (!stream)
                return tl::unexpected(stream.error());
            auto text = file::readRest(*stream, file, kMostTemplateBytes);
            if (!text)
                return tl::unexpected(text.error());
            const std::string name = file.substr(file.rfind('/') + 1);
            return config::TenantTemplate::read(*std::move(text), name)
                .map([](config::TenantTemplate tenant) {
                    return std::make_shared<const config::TenantTemplate>(std::move(tenant));
                });
        },
        [this](const Read& read) {
            if (read)
                m_template = *read;
            else
                m_problem = errorSentence(read.error());
            Q_EMIT loaded();
        });
}

void TenantDraft::setValues(config::TemplateValues values)
{
    m_values = std::move(values);
    m_outcome.reset();
    if (!m_template)
        return;
    m_job.start(
        [revision = m_revision, partition = m_partition, parent = m_parent, tenant = m_template,
         values = m_values](const std::stop_token&) {
            return outcomeOf(*revision, partition, parent, *tenant, values);
        },
        [this](const Outcome& outcome) {
            m_outcome = outcome;
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

TenantDraft::Outcome TenantDraft::outcomeOf(const ConfigRevision& revision, std::size_t partition,
                                            const QueuePath& parent, const config::TenantTemplate& tenant,
                                            const config::TemplateValues& values)
{
    Outcome outcome;
    const auto queue = tenant.instantiate(values);
    if (!queue) {
        outcome.problem = messageText(queue.error().message);
        return outcome;
    }
    outcome.text = QString::fromStdString(queue->text);
    outcome.path = QString::fromStdString(parent.child(queue->queue.name.value).text());
    const auto edits = config::templateEdits(revision.document, {}, partition, parent, *queue);
    if (!edits) {
        outcome.problem = messageText(edits.error().message);
        return outcome;
    }
    const auto after = std::static_pointer_cast<const ConfigRevision>(
        QueuesAnalysis().revise(config::applied(revision.text(), *edits), {}, {}));
    outcome.isAccepted = after->verdict.accepted;
    const auto keyOf = [](const config::Finding& finding) {
        return std::tuple(finding.rule, finding.path, finding.message.english());
    };
    std::multiset<std::tuple<std::string, std::string, std::string>> known;
    for (const auto& finding : revision.verdict.findings)
        known.insert(keyOf(finding));
    if (const auto warning = config::leafWarning(revision.document, partition, parent)) {
        ++outcome.warnings;
        outcome.finding = messageText(*warning);
    }
    for (const auto& finding : after->verdict.findings) {
        if (const auto old = known.find(keyOf(finding)); old != known.end()) {
            known.erase(old);
            continue;
        }
        if (finding.severity == config::Severity::Info)
            continue;
        ++(finding.severity == config::Severity::Error ? outcome.errors : outcome.warnings);
        if (outcome.finding.isEmpty() || (finding.severity == config::Severity::Error && outcome.errors == 1))
            outcome.finding = messageText(finding.message);
    }
    return outcome;
}

ConfigSession::Operation TenantDraft::operation() const
{
    return [partition = m_partition, parent = m_parent, tenant = m_template,
            values = m_values](const config::Document& document) -> Result<ConfigSession::Edits> {
        const auto queue = tenant->instantiate(values);
        if (!queue)
            return tl::unexpected(queue.error());
        return config::templateEdits(document, {}, partition, parent, *queue);
    };
}
} // namespace quotadeck::models

#include "moc_tenantdraft.cpp"
