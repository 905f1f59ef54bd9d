// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotavalidator.h"

#include "core/elastic/poddemand.h"
#include "core/elastic/quotadocument.h"
#include "core/elastic/quotaimpact.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace quotadeck::elastic {
namespace {
using config::Finding;
using config::Severity;

constexpr std::size_t kMostFixes = 200; ///< each costs reading the text again

/// The objects with their tree ids as the webhook would fill them in (EQ-81), parents before children.
std::vector<QuotaObject> withTreeIds(std::vector<QuotaObject> objects)
{
    const QuotaCatalog catalog(objects);
    for (QuotaObject& object : objects) {
        std::set<std::string_view> met; // a circle is V16's
        const QuotaObject* at = &object;
        while (at && object.group.treeId.empty() && !isRootName(at->group.parent)
               && met.insert(at->group.parent).second) {
            at = catalog.find(at->group.parent);
            if (at)
                object.group.treeId = at->group.treeId;
        }
    }
    return objects;
}

/// @p finding, whose place in a text is not known.
Finding unplaced(const QuotaFinding& finding)
{
    Finding result;
    result.rule = finding.rule;
    result.severity = finding.severity;
    if (finding.severity == Severity::Error)
        result.category = categoryOf(finding.rule);
    result.path = finding.group;
    result.message = Message::joined({finding.group, finding.message}, ": ");
    return result;
}

class Validation
{
public:
    Validation(std::span<const std::string> texts, const EditOptions& options) : m_options(options)
    {
        for (const std::string& text : texts)
            m_documents.emplace_back(text);
        std::vector<QuotaObject> objects;
        for (const QuotaDocument& document : m_documents) {
            for (const QuotaManifest& manifest : document.content().manifests)
                objects.push_back(manifest.object);
        }
        m_filled = withTreeIds(std::move(objects));
        m_after = QuotaCatalog(m_filled);
    }

    std::vector<config::Verdict> run()
    {
        std::vector<config::Verdict> verdicts;
        for (const QuotaDocument& document : m_documents)
            verdicts.push_back(judge(document));
        return verdicts;
    }

private:
    config::Verdict judge(const QuotaDocument& document)
    {
        std::vector<Finding> findings = document.content().findings;
        if (document.content().manifests.empty() && findings.empty())
            findings.push_back({"EQ-10",
                                Severity::Error,
                                "manifest",
                                {},
                                {},
                                QUOTADECK_TEXT("elastic", "there is no ElasticQuota object in this file"),
                                {},
                                {}});
        for (const QuotaManifest& manifest : document.content().manifests) {
            const QuotaObject& object = m_filled[m_next++];
            const bool isRepeated = !m_seen.insert(object.group.name).second;
            const QuotaEdit edit{EditKind::Create, object};
            for (const QuotaFinding& finding :
                 checkEdit(isRepeated ? m_after : m_nothing, m_after, edit, m_options)) {
                if (isNew(finding))
                    findings.push_back(placed(finding, manifest, document));
            }
        }
        judgePods(document, findings);
        config::Verdict verdict;
        const auto error = std::ranges::find(findings, Severity::Error, &Finding::severity);
        verdict.accepted = error == findings.end();
        if (!verdict.accepted)
            verdict.category = error->category;
        std::ranges::stable_sort(findings, {},
                                 [](const Finding& finding) { return finding.span.begin.offset; });
        verdict.findings = std::move(findings);
        return verdict;
    }

    /// Pods in parents (V26). A finding stands at the group, once.
    void judgePods(const QuotaDocument& document, std::vector<Finding>& findings)
    {
        if (document.text().find("Pod") == std::string::npos)
            return;
        std::set<std::string> met;
        for (const PodManifest& pod : readPodManifests(document.text())) {
            for (const QuotaFinding& finding :
                 checkPod(m_after, {pod.binding, !pod.pod.isNonPreemptible, std::nullopt}, m_options)) {
                if (!met.insert(finding.group).second)
                    continue;
                const QuotaManifest* const manifest = document.find(finding.group);
                findings.push_back(manifest ? placed(finding, *manifest, document) : unplaced(finding));
            }
        }
    }

    /// Parents are created before their children, which then are rejected; and a sum that is too large is reported
    /// once.
    bool isNew(const QuotaFinding& finding)
    {
        if (finding.rule == "V20")
            return false;
        if (finding.rule == "V19" || finding.rule == "EQ-84")
            return m_sums.emplace(finding.other, finding.part).second;
        const QuotaObject* const other = m_after.find(finding.other);
        const bool isAboutChild = other && other->group.parent == finding.group;
        return !isAboutChild || (finding.rule != "V13" && finding.rule != "V17" && finding.rule != "V18");
    }

    Finding placed(const QuotaFinding& finding, const QuotaManifest& manifest, const QuotaDocument& document)
    {
        Finding result;
        result.rule = finding.rule;
        result.severity = finding.severity;
        if (finding.severity == Severity::Error)
            result.category = categoryOf(finding.rule);
        result.path = finding.group;
        result.span = manifest.place(finding.part);
        result.message = Message::joined({finding.group, finding.message}, ": ");
        const QuotaManifest* const other = document.find(finding.other);
        if (other && other != &manifest)
            result.related.push_back(
                {other->place("name"), {QUOTADECK_TEXT("elastic", "%1 is here"), finding.other}});
        for (const QuotaFix& fix : finding.fixes) {
            if (m_fixes >= kMostFixes)
                break;
            ++m_fixes;
            if (auto edits = document.change(unfilled(fix.wanted, document)); edits && !edits->empty())
                result.fixes.push_back({fix.title, *std::move(edits)});
        }
        return result;
    }

    /// A tree id that was filled in is not to be written.
    [[nodiscard]] QuotaGroup unfilled(QuotaGroup wanted, const QuotaDocument& document) const
    {
        const QuotaManifest* const manifest = document.find(wanted.name);
        const QuotaObject* const filled = m_after.find(wanted.name);
        if (manifest && filled && filled->group.treeId == wanted.treeId)
            wanted.treeId = manifest->object.group.treeId;
        return wanted;
    }

    const EditOptions& m_options;
    std::vector<QuotaDocument> m_documents;
    std::vector<QuotaObject> m_filled; ///< of all texts, in order
    QuotaCatalog m_after;
    QuotaCatalog m_nothing;
    std::size_t m_next = 0; ///< of m_filled
    std::size_t m_fixes = 0;
    std::set<std::string_view> m_seen; ///< names
    std::set<std::pair<std::string, std::string>>
        m_sums; ///< parents and resources of V19 and, on the first level, of EQ-84
};
} // namespace

std::vector<config::Verdict> validateQuotaTexts(std::span<const std::string> texts,
                                                const EditOptions& options)
{
    return Validation(texts, options).run();
}

namespace {
/// Adds findings of a change to the verdicts of the texts as they stand.
class ChangeFindings
{
public:
    ChangeFindings(std::vector<config::Verdict>& verdicts, std::span<const std::string> texts)
        : m_verdicts(verdicts)
    {
        for (const std::string& text : texts)
            m_documents.emplace_back(text);
    }

    void add(const QuotaFinding& finding)
    {
        Finding placed = unplaced(finding);
        config::Verdict* verdict = &m_verdicts.front();
        for (std::size_t i = 0; i < m_documents.size(); ++i) {
            if (const QuotaManifest* const manifest = m_documents[i].find(finding.group)) {
                verdict = &m_verdicts[i];
                placed.span = manifest->place(finding.part);
            }
        }
        const bool isKnown = std::ranges::any_of(verdict->findings, [&placed](const Finding& known) {
            return known.rule == placed.rule && (known.path == placed.path || known.rule == kFirstLevelRule);
        });
        if (isKnown)
            return;
        if (verdict->accepted && placed.severity == Severity::Error) {
            verdict->accepted = false;
            verdict->category = placed.category;
        }
        verdict->findings.push_back(std::move(placed));
    }

    void sort()
    {
        for (config::Verdict& verdict : m_verdicts)
            std::ranges::stable_sort(verdict.findings, {},
                                     [](const Finding& finding) { return finding.span.begin.offset; });
    }

private:
    static constexpr std::string_view kFirstLevelRule
        = "EQ-84"; // about all groups of the first level, so reported once

    std::vector<config::Verdict>& m_verdicts;
    std::vector<QuotaDocument> m_documents;
};

/// V27, for the pods that both have.
void judgeSamePods(const ManifestSet& base, const ManifestSet& after, ChangeFindings& findings,
                   const EditOptions& options)
{
    std::map<std::string_view, const PodManifest*> known;
    for (const PodManifest& pod : base.pods)
        known.emplace(pod.pod.name, &pod);
    const QuotaCatalog catalog = catalogOf(after.manifests);
    for (const PodManifest& pod : after.pods) {
        const auto before = known.find(pod.pod.name);
        if (before == known.end())
            continue;
        const PodEdit edit{pod.binding, !pod.pod.isNonPreemptible, !before->second->pod.isNonPreemptible};
        for (const QuotaFinding& finding : checkPod(catalog, edit, options))
            findings.add(finding);
    }
}
} // namespace

std::vector<config::Verdict> validateQuotaChange(const ManifestSet& base, std::span<const std::string> texts,
                                                 const EditOptions& options)
{
    auto verdicts = validateQuotaTexts(texts, options);
    if (verdicts.empty())
        return verdicts;
    ManifestSet after;
    for (const std::string& text : texts)
        append(after, readManifests(text).set);
    const QuotaCatalog before = catalogOf(base.manifests, bindingsOf(base.pods));
    const auto edits
        = editsBetween(base.manifests, withReports(std::move(after.manifests), before.objects()));
    const EditPlan plan = planEdits(before, edits, options);
    ChangeFindings findings(verdicts, texts);
    for (const QuotaFinding& finding : plan.findings)
        findings.add(finding);
    if (!plan.stuck.empty()) {
        std::vector<std::string> names;
        for (const std::size_t position : plan.stuck)
            names.push_back(edits[position].object.group.name);
        QuotaFinding stuck;
        stuck.rule = "EQ-89";
        stuck.severity = Severity::Warning;
        stuck.group = names.front();
        stuck.part = "max";
        stuck.message = stuckMessage(names, recreation(before, edits, plan.stuck));
        findings.add(stuck);
    }
    judgeSamePods(base, after, findings, options);
    findings.sort();
    return verdicts;
}
} // namespace quotadeck::elastic
