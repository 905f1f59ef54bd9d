// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticsession.h"

#include "core/elastic/quotachanges.h"

#include <utility>

namespace quotadeck::models {
RevisionPtr ElasticAnalysis::revise(std::string text, const TextPtr& saved, const RevisionPtr& before) const
{
    const auto* const known = static_cast<const ElasticState*>(before.get());
    return makeElasticState(
        {std::move(text), *saved, m_total, known ? known->saved : nullptr, m_reported, m_isStrict});
}

Result<std::vector<config::Change>> ElasticAnalysis::changes(const std::string& older,
                                                             const std::string& newer) const
{
    return elastic::quotaChanges(older, newer, m_total);
}

Result<Analysis::Edits> ElasticAnalysis::revertingEdits(const std::string& older, const std::string& newer,
                                                        std::size_t index) const
{
    return config::revertingEdits(older, newer, index, [this](std::string_view from, std::string_view to) {
        return elastic::quotaChanges(from, to, m_total);
    });
}

Result<config::Merge> ElasticAnalysis::merge(const std::string& ours, const OtherEdits& theirs) const
{
    if (!theirs.base.empty()) {
        auto merged = elastic::mergeQuotas(theirs.base, ours, theirs.text);
        if (merged)
            return merged;
    }
    return config::mergeLines(theirs.base, ours, theirs.text); // of what cannot be read, too
}

QString ElasticAnalysis::pathTitle() const
{
    return ElasticSession::tr("Group");
}

QString ElasticAnalysis::placeName(const Revision& revision, int line) const
{
    for (const elastic::QuotaManifest& manifest : static_cast<const ElasticState&>(revision).manifests()) {
        if (manifest.span.begin.line <= line && line <= manifest.span.end.line)
            return QString::fromStdString(manifest.object.group.name);
    }
    return {};
}

ElasticSession::ElasticSession(QObject* parent) : EditedFile(std::make_shared<ElasticAnalysis>(), parent) { }

void ElasticSession::open(const QString& path, const Resource& total,
                          const elastic::QuotaSnapshotPtr& reported)
{
    openWith(path, std::make_shared<ElasticAnalysis>(total, reported, m_isStrict));
}

void ElasticSession::change(std::string group, Change change)
{
    edit([group = std::move(group), change = std::move(change)](const Revision& revision) -> Result<Edits> {
        const elastic::QuotaDocument& document = static_cast<const ElasticState&>(revision).document;
        const auto* const manifest = document.find(group);
        if (!manifest)
            return fail(ErrorCode::NotFound, group, QUOTADECK_TEXT("document", "the text has no such group"));
        auto wanted = manifest->object.group;
        change(wanted);
        return document.change(wanted);
    });
}

void ElasticSession::setTotal(ResourceType type, std::optional<Quantity> amount)
{
    reanalyse([type, amount](const Analysis& before) {
        const auto& analysis = static_cast<const ElasticAnalysis&>(before);
        Resource total = analysis.total();
        if (amount)
            total.set(type, *amount);
        else
            total.erase(type);
        return std::make_shared<const ElasticAnalysis>(std::move(total), analysis.reported(),
                                                       analysis.isStrict());
    });
}

void ElasticSession::setStrict(bool isStrict)
{
    m_isStrict = isStrict;
    reanalyse([isStrict](const Analysis& before) {
        const auto& analysis = static_cast<const ElasticAnalysis&>(before);
        return std::make_shared<const ElasticAnalysis>(analysis.total(), analysis.reported(), isStrict);
    });
}
} // namespace quotadeck::models

#include "moc_elasticsession.cpp"
