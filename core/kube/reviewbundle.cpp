// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/reviewbundle.h"

#include "core/base/jsontext.h"
#include "core/base/sha256.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/report/checkreport.h"
#include "core/config/report/diffreport.h"
#include "core/config/report/htmlwriter.h"
#include "core/config/schema/effective.h"
#include "core/insight/insightreport.h"
#include "core/insight/removals.h"
#include "core/resource/display.h"

#include <algorithm>
#include <fmt/ranges.h>
#include <set>
#include <simdjson.h>
#include <utility>

namespace quotadeck::kube {
namespace {
using config::HtmlPage;
using Tone = HtmlPage::Tone;

constexpr std::string_view kReviewFormat = "quotadeck-review-1";

ReviewFile fileOf(const std::string& name, std::string_view text)
{
    ReviewFile file{name, config::queueFileOf(text), {}};
    file.sha256 = sha256(file.text);
    return file;
}

Result<config::SchedulerConfig> configOf(const ReviewFile& file, const config::Verdict& verdict)
{
    for (const config::Finding& finding : verdict.findings) {
        if (finding.category == "yaml")
            return fail(
                ErrorCode::Parse,
                fmt::format("{}:{}:{}", file.name, finding.span.begin.line, finding.span.begin.column),
                finding.message);
    }
    if (!verdict.config)
        return fail(ErrorCode::Parse, file.name, QUOTADECK_TEXT("review", "this is no configuration"));
    return *verdict.config;
}

/// The effective partition @p name; without a name "default", else the first one.
std::optional<config::PartitionConfig> partitionOf(const config::SchedulerConfig& config,
                                                   const std::string& name)
{
    const auto partitions = config::effectivePartitions(config);
    const auto found
        = std::ranges::find(partitions, name.empty() ? std::string(config::kDefaultPartition) : name,
                            [](const config::PartitionConfig& each) { return each.name.value; });
    if (found != partitions.end())
        return *found;
    return name.empty() && !partitions.empty() ? std::optional(partitions.front()) : std::nullopt;
}

using Person = std::pair<std::string, QueuePath>; ///< a user in a queue

void addNamed(std::set<Person>& people, const config::PartitionConfig* partition, const QueuePath& path)
{
    const auto* const queue = partition ? config::findQueue(*partition, path) : nullptr;
    if (!queue)
        return;
    for (const config::LimitConfig& limit : queue->limits.value) {
        for (const config::TextField& user : limit.users.value) {
            if (user.value != "*")
                people.emplace(user.value, path);
        }
    }
}

/// Users whom the impact lists, or without one those whom limits on changed queues name.
std::set<Person> affected(const ReviewBundle& review, const config::PartitionConfig* before,
                          const config::PartitionConfig& after)
{
    std::set<Person> people;
    if (review.impact) {
        for (const insight::ImpactRow& row : review.impact->rows) {
            if (row.subject == DenialSubject::User && row.name != "*")
                people.emplace(row.name, row.queue);
        }
        return people;
    }
    for (const config::Change& change : review.changes) {
        if (change.partition != after.name.value || change.path.empty())
            continue;
        addNamed(people, before, QueuePath(change.path));
        addNamed(people, &after, QueuePath(change.path));
    }
    return people;
}

std::vector<GroupName> groupsOf(const std::string& user, const ReviewRequest& request,
                                const PartitionSnapshot* snapshot)
{
    if (snapshot) {
        const insight::Memberships known(request.memberships, *snapshot);
        const auto* const groups = known.of(UserName(user));
        return groups ? *groups : std::vector<GroupName>();
    }
    const auto given = std::ranges::find(request.memberships, UserName(user), &access::UserGroups::user);
    return given == request.memberships.end() ? std::vector<GroupName>() : given->groups;
}

const PartitionSnapshot* snapshotOf(const ReviewRequest& request, const std::string& partition)
{
    if (!request.usage)
        return nullptr;
    const auto* const named = findPartition(*request.usage, partition);
    return named || request.usage->partitions.size() != 1 ? named : &request.usage->partitions.front();
}

std::string json(const ReviewFile& file)
{
    return jsonObject({{"file", jsonQuoted(file.name)},
                       {"sha256", jsonQuoted(file.sha256)},
                       {"text", jsonQuoted(file.text)}});
}

std::string json(const ReviewAssertions& assertions)
{
    return jsonObject(
        {{"file", jsonQuoted(assertions.file.name)},
         {"sha256", jsonQuoted(assertions.file.sha256)},
         {"text", jsonQuoted(assertions.file.text)},
         {"partition", assertions.partition.empty() ? "null" : jsonQuoted(assertions.partition)},
         {"results", jsonArray(assertions.results, [](const ReviewedAssertion& result) {
              return jsonObject({{"name", jsonQuoted(result.name)},
                                 {"before", jsonQuoted(outcomeName(result.before))},
                                 {"after", jsonQuoted(outcomeName(result.after))},
                                 {"message", jsonQuoted(result.sentence.english())}});
          })}});
}

Message directionMessage(config::Direction direction)
{
    switch (direction) {
    case config::Direction::Looser:
        return QUOTADECK_TEXT("review", "looser");
    case config::Direction::Tighter:
        return QUOTADECK_TEXT("review", "tighter");
    case config::Direction::Raised:
        return QUOTADECK_TEXT("review", "raised");
    case config::Direction::Lowered:
        return QUOTADECK_TEXT("review", "lowered");
    case config::Direction::Dangerous:
        return QUOTADECK_TEXT("review", "dangerous");
    case config::Direction::Neutral:
        break;
    }
    return QUOTADECK_TEXT("review", "neutral");
}

Message verdictMessage(insight::ImpactVerdict verdict)
{
    switch (verdict) {
    case insight::ImpactVerdict::OverNow:
        return QUOTADECK_TEXT("review", "over the limit now");
    case insight::ImpactVerdict::StillOver:
        return QUOTADECK_TEXT("review", "still over the limit");
    case insight::ImpactVerdict::Drains:
        return QUOTADECK_TEXT("review", "drains");
    case insight::ImpactVerdict::NotScheduled:
        return QUOTADECK_TEXT("review", "no longer scheduled");
    case insight::ImpactVerdict::Limited:
        return QUOTADECK_TEXT("review", "newly limited");
    case insight::ImpactVerdict::Less:
        return QUOTADECK_TEXT("review", "tighter");
    case insight::ImpactVerdict::OtherGroup:
        return QUOTADECK_TEXT("review", "other charged group");
    case insight::ImpactVerdict::Unlimited:
        return QUOTADECK_TEXT("review", "unlimited now");
    case insight::ImpactVerdict::More:
        break;
    }
    return QUOTADECK_TEXT("review", "looser");
}

/// Writes the page of one review.
class ReviewPage
{
public:
    ReviewPage(const ReviewBundle& review, MessageText text, std::string_view language)
        : m_review(review)
        , m_render(text)
        , m_page(text(QUOTADECK_TEXT("review", "Review of a queue configuration")), language)
    {
    }

    std::string write()
    {
        addSummary();
        addChanges();
        addFindings();
        addAssertions();
        addImpact();
        addPeople();
        m_page.heading(shown(QUOTADECK_TEXT("review", "Candidate")));
        m_page.listing(m_review.candidate.text);
        return m_page.take();
    }

private:
    [[nodiscard]] std::string shown(const Message& message) const { return m_render(message); }

    void addSummary()
    {
        const std::vector<std::string>& partitions = m_review.partitions;
        m_page.facts({
            {shown(QUOTADECK_TEXT("review", "Proposed by")),
             m_review.author.empty() ? shown(QUOTADECK_TEXT("review", "unknown")) : m_review.author},
            {shown(QUOTADECK_TEXT("review", "Partitions of the candidate")),
             partitions.empty() ? shown(QUOTADECK_TEXT("review", "none"))
                                : fmt::format("{}", fmt::join(partitions, ", "))},
            {shown(QUOTADECK_TEXT("review", "Partition of impact and limits")),
             m_review.partition.empty() ? shown(QUOTADECK_TEXT("review", "unknown")) : m_review.partition},
            {shown(QUOTADECK_TEXT("review", "Base")), m_review.base.name},
            {shown(QUOTADECK_TEXT("review", "SHA-256 of the base")), m_review.base.sha256},
            {shown(QUOTADECK_TEXT("review", "Candidate")), m_review.candidate.name},
            {shown(QUOTADECK_TEXT("review", "SHA-256 of the candidate")), m_review.candidate.sha256},
            {shown(QUOTADECK_TEXT("review", "Scheduler")),
             m_review.verdict.accepted
                 ? HtmlPage::Cell(shown(QUOTADECK_TEXT("review", "would accept the candidate")), Tone::Good)
                 : HtmlPage::Cell(shown(QUOTADECK_TEXT("review", "would reject the candidate")), Tone::Bad)},
        });
    }

    void addChanges()
    {
        m_page.heading(shown(QUOTADECK_TEXT("review", "Differences")));
        if (m_review.changes.empty()) {
            m_page.paragraph(shown(QUOTADECK_TEXT("review", "Nothing changes in meaning.")));
            return;
        }
        std::vector<HtmlPage::Row> rows;
        for (const config::Change& change : m_review.changes) {
            const bool isDangerous = change.direction == config::Direction::Dangerous;
            rows.push_back({change.partition,
                            change.path,
                            shown(change.sentence) + shown(change.content),
                            {shown(change.hasEffect ? directionMessage(change.direction)
                                                    : Message(QUOTADECK_TEXT("review", "no effect"))),
                             isDangerous ? Tone::Bad : Tone::Plain}});
        }
        m_page.table({shown(QUOTADECK_TEXT("review", "In partition")),
                      shown(QUOTADECK_TEXT("review", "Queue")), shown(QUOTADECK_TEXT("review", "Change")),
                      shown(QUOTADECK_TEXT("review", "Effect"))},
                     rows);
    }

    void addFindings()
    {
        m_page.heading(shown(QUOTADECK_TEXT("review", "Problems of the candidate")));
        if (m_review.verdict.findings.empty()) {
            m_page.paragraph(shown(QUOTADECK_TEXT("review", "No problems found.")), Tone::Good);
            return;
        }
        std::vector<HtmlPage::Row> rows;
        for (const config::Finding& finding : m_review.verdict.findings) {
            const bool isError = finding.severity == config::Severity::Error;
            const bool isWarning = finding.severity == config::Severity::Warning;
            rows.push_back({{shown(isError         ? Message(QUOTADECK_TEXT("review", "error"))
                                       : isWarning ? Message(QUOTADECK_TEXT("review", "warning"))
                                                   : Message(QUOTADECK_TEXT("review", "note"))),
                             isError         ? Tone::Bad
                                 : isWarning ? Tone::Warning
                                             : Tone::Plain},
                            std::to_string(finding.span.begin.line),
                            finding.path,
                            shown(finding.message),
                            finding.rule});
        }
        m_page.table({shown(QUOTADECK_TEXT("review", "Severity")), shown(QUOTADECK_TEXT("review", "Line")),
                      shown(QUOTADECK_TEXT("review", "Queue")), shown(QUOTADECK_TEXT("review", "Problem")),
                      shown(QUOTADECK_TEXT("review", "Rule"))},
                     rows);
    }

    void addAssertions()
    {
        if (!m_review.assertions)
            return;
        using Outcome = ReviewedAssertion::Outcome;
        m_page.heading(shown(QUOTADECK_TEXT("review", "Assertions")));
        m_page.facts(
            {{shown(QUOTADECK_TEXT("review", "File of assertions")), m_review.assertions->file.name}});
        std::vector<HtmlPage::Row> rows;
        for (const ReviewedAssertion& result : m_review.assertions->results) {
            const Tone tone = result.isBroken()   ? Tone::Bad
                : result.after == Outcome::Passed ? Tone::Good
                                                  : Tone::Warning;
            rows.push_back({result.name,
                            shown(outcomeMessage(result.before)),
                            {shown(outcomeMessage(result.after)), tone},
                            shown(result.sentence)});
        }
        m_page.table({shown(QUOTADECK_TEXT("review", "Assertion")), shown(QUOTADECK_TEXT("review", "Before")),
                      shown(QUOTADECK_TEXT("review", "After")),
                      shown(QUOTADECK_TEXT("review", "Found after the change"))},
                     rows);
    }

    /// Nothing is no limit.
    [[nodiscard]] std::string amount(const std::optional<ResourceType>& type,
                                     const std::optional<Quantity>& value) const
    {
        return shown(value ? amountMessage(type, *value) : Message(QUOTADECK_TEXT("review", "not limited")));
    }

    void addImpact()
    {
        m_page.heading(shown(QUOTADECK_TEXT("review", "Impact on current usage")));
        if (!m_review.impact) {
            m_page.paragraph(
                shown(m_review.verdict.accepted
                          ? QUOTADECK_TEXT("review",
                                           "Unknown: the review was made without a snapshot of the usage.")
                          : QUOTADECK_TEXT("review", "Unknown: the scheduler would reject the candidate.")));
            return;
        }
        const insight::Impact& impact = *m_review.impact;
        if (!impact.knowsUsage)
            m_page.paragraph(shown(QUOTADECK_TEXT("review", "Usage of users and groups is unknown.")),
                             Tone::Warning);
        if (!impact.knowsQueues)
            m_page.paragraph(shown(QUOTADECK_TEXT("review", "Usage of queues is unknown.")), Tone::Warning);
        if (impact.rows.empty()) {
            m_page.paragraph(shown(QUOTADECK_TEXT("review", "No user, group or queue is affected.")));
            return;
        }
        std::vector<HtmlPage::Row> rows;
        for (const insight::ImpactRow& row : impact.rows) {
            const bool isBad = row.verdict == insight::ImpactVerdict::OverNow
                || row.verdict == insight::ImpactVerdict::Drains
                || row.verdict == insight::ImpactVerdict::NotScheduled;
            const auto group = [&](const std::optional<GroupName>& name) {
                return name ? name->text() : shown(QUOTADECK_TEXT("review", "none"));
            };
            const bool isGroup = row.verdict == insight::ImpactVerdict::OtherGroup;
            rows.push_back({{shown(verdictMessage(row.verdict)), isBad ? Tone::Bad : Tone::Plain},
                            shown(subjectMessage(row.subject, row.name)),
                            row.queue.text(),
                            isGroup ? std::string() : shown(typeMessage(row.type)),
                            isGroup ? group(row.groupBefore) : amount(row.type, row.limitBefore),
                            isGroup ? group(row.groupAfter) : amount(row.type, row.limitAfter),
                            isGroup ? std::string() : shown(amountMessage(row.type, row.used))});
        }
        m_page.table({shown(QUOTADECK_TEXT("review", "Impact")), shown(QUOTADECK_TEXT("review", "Affected")),
                      shown(QUOTADECK_TEXT("review", "Queue")), shown(QUOTADECK_TEXT("review", "Resource")),
                      shown(QUOTADECK_TEXT("review", "Before")), shown(QUOTADECK_TEXT("review", "After")),
                      shown(QUOTADECK_TEXT("review", "Used"))},
                     rows);
    }

    [[nodiscard]] std::string side(const insight::EffectiveRow& row,
                                   const std::optional<insight::EffectiveSide>& value) const
    {
        if (!value)
            return amount(row.type, std::nullopt);
        const std::string text = amount(row.type, value->value);
        return value->isBinding ? shown({QUOTADECK_TEXT("review", "%1 (binding)"), text}) : text;
    }

    void addPeople()
    {
        m_page.heading(shown(QUOTADECK_TEXT("review", "Limits of affected users")));
        if (m_review.people.empty()) {
            m_page.paragraph(shown(QUOTADECK_TEXT("review", "No affected users are known.")));
            return;
        }
        std::vector<HtmlPage::Row> rows;
        for (const insight::EffectiveLimits& limits : m_review.people) {
            for (const insight::EffectiveRow& row : limits.rows) {
                const bool isChanged = limits.hasBefore && row.before != row.after;
                rows.push_back(
                    {limits.user.user.text(),
                     limits.queue.text(),
                     row.queue.text(),
                     shown(subjectMessage(row.subject, holder(row))),
                     shown(typeMessage(row.type)),
                     limits.hasBefore ? side(row, row.before) : shown(QUOTADECK_TEXT("review", "unknown")),
                     {side(row, row.after), isChanged ? Tone::Warning : Tone::Plain}});
            }
        }
        m_page.table({shown(QUOTADECK_TEXT("review", "User")), shown(QUOTADECK_TEXT("review", "Queue")),
                      shown(QUOTADECK_TEXT("review", "Limit of")),
                      shown(QUOTADECK_TEXT("review", "Applies to")),
                      shown(QUOTADECK_TEXT("review", "Resource")), shown(QUOTADECK_TEXT("review", "Before")),
                      shown(QUOTADECK_TEXT("review", "After"))},
                     rows);
        if (m_review.otherPeople > 0)
            m_page.paragraph(shown({QUOTADECK_COUNT_TEXT("review", "%n more users in queues are affected.",
                                                         "%n more user in a queue is affected."),
                                    Message::Count{m_review.otherPeople}}));
    }

    static std::string holder(const insight::EffectiveRow& row)
    {
        return row.after ? row.after->holder : row.before ? row.before->holder : std::string();
    }

    const ReviewBundle& m_review;
    MessageText m_render;
    HtmlPage m_page;
};

/// The text at @p key of @p object.
Result<std::string> textAt(const simdjson::dom::element& object, std::string_view key, std::string_view file)
{
    std::string_view text;
    if (object[key].get(text) != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, std::string(file),
                    {QUOTADECK_TEXT("review", "this is no JSON of a review bundle: \"%1\" is missing"), key});
    return std::string(text);
}

Result<simdjson::dom::element> elementAt(const simdjson::dom::element& object, std::string_view key,
                                         std::string_view file)
{
    simdjson::dom::element element;
    if (object[key].get(element) != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, std::string(file),
                    {QUOTADECK_TEXT("review", "this is no JSON of a review bundle: \"%1\" is missing"), key});
    return element;
}

/// The file that @p object at @p key is.
Result<ReviewFile> readFile(const simdjson::dom::element& object, std::string_view key, std::string_view file)
{
    ReviewFile side;
    for (const auto& [name, member] :
         {std::pair{"file", &ReviewFile::name}, std::pair{"text", &ReviewFile::text},
          std::pair{"sha256", &ReviewFile::sha256}}) {
        auto text = textAt(object, name, file);
        if (!text)
            return tl::unexpected(text.error());
        side.*member = *std::move(text);
    }
    if (sha256(side.text) != side.sha256)
        return fail(
            ErrorCode::Parse, std::string(file),
            {QUOTADECK_TEXT("review", "the text of \"%1\" does not have its SHA-256: the bundle was changed"),
             key});
    return side;
}

Result<ReviewFile> readSide(const simdjson::dom::element& root, std::string_view key, std::string_view file)
{
    return elementAt(root, key, file).and_then([&](const simdjson::dom::element& object) {
        return readFile(object, key, file);
    });
}

std::optional<ReviewedAssertion::Outcome> outcomeNamed(std::string_view name)
{
    using enum ReviewedAssertion::Outcome;
    for (const auto outcome : {Passed, Failed, Unknown, Rejected}) {
        if (outcomeName(outcome) == name)
            return outcome;
    }
    return std::nullopt;
}

Result<ReviewedAssertion> readOutcome(const simdjson::dom::element& object, std::string_view file)
{
    ReviewedAssertion result;
    for (const auto& [key, member] :
         {std::pair{"before", &ReviewedAssertion::before}, std::pair{"after", &ReviewedAssertion::after}}) {
        const auto text = textAt(object, key, file);
        if (!text)
            return tl::unexpected(text.error());
        const auto outcome = outcomeNamed(*text);
        if (!outcome)
            return fail(ErrorCode::Parse, std::string(file),
                        {QUOTADECK_TEXT("review",
                                        "this is no JSON of a review bundle: an assertion cannot be \"%1\""),
                         *text});
        result.*member = *outcome;
    }
    auto name = textAt(object, "name", file);
    if (!name)
        return tl::unexpected(name.error());
    auto message = textAt(object, "message", file);
    if (!message)
        return tl::unexpected(message.error());
    result.name = *std::move(name);
    result.sentence = Message(*std::move(message));
    return result;
}

Result<ReviewAssertions> readOutcomes(const simdjson::dom::element& object, std::string_view file)
{
    ReviewAssertions assertions;
    auto text = readFile(object, "assertions", file);
    if (!text)
        return tl::unexpected(text.error());
    assertions.file = *std::move(text);
    std::string_view partition; // null: none was named
    if (object["partition"].get(partition) == simdjson::SUCCESS)
        assertions.partition = partition;
    simdjson::dom::array results;
    if (object["results"].get(results) != simdjson::SUCCESS)
        return fail(
            ErrorCode::Parse, std::string(file),
            {QUOTADECK_TEXT("review", "this is no JSON of a review bundle: \"%1\" is missing"), "results"});
    for (const simdjson::dom::element& each : results) {
        auto result = readOutcome(each, file);
        if (!result)
            return tl::unexpected(result.error());
        assertions.results.push_back(*std::move(result));
    }
    return assertions;
}
} // namespace

std::string_view outcomeName(ReviewedAssertion::Outcome outcome)
{
    switch (outcome) {
    case ReviewedAssertion::Outcome::Passed:
        return "passed";
    case ReviewedAssertion::Outcome::Failed:
        return "failed";
    case ReviewedAssertion::Outcome::Rejected:
        return "rejected";
    case ReviewedAssertion::Outcome::Unknown:
        break;
    }
    return "unknown";
}

Message outcomeMessage(ReviewedAssertion::Outcome outcome)
{
    switch (outcome) {
    case ReviewedAssertion::Outcome::Passed:
        return QUOTADECK_TEXT("review", "passed");
    case ReviewedAssertion::Outcome::Failed:
        return QUOTADECK_TEXT("review", "failed");
    case ReviewedAssertion::Outcome::Rejected:
        return QUOTADECK_TEXT("review", "rejected by the scheduler");
    case ReviewedAssertion::Outcome::Unknown:
        break;
    }
    return QUOTADECK_TEXT("review", "unknown");
}

Result<ReviewBundle> makeReview(const ReviewRequest& request, const std::stop_token& stop)
{
    ReviewBundle review;
    review.base = fileOf(request.baseName, request.base);
    review.candidate = fileOf(request.candidateName, request.candidate);
    review.author = request.author;
    const auto baseVerdict = config::validate(review.base.text);
    review.verdict = config::validate(review.candidate.text);
    const auto before = configOf(review.base, baseVerdict);
    if (!before)
        return tl::unexpected(before.error());
    const auto after = configOf(review.candidate, review.verdict);
    if (!after)
        return tl::unexpected(after.error());
    review.changes = config::semanticDiff(*before, *after);
    insight::assessRemovals(review.changes, request.usage.get());
    for (const config::PartitionConfig& partition : config::effectivePartitions(*after))
        review.partitions.push_back(partition.name.value);
    const auto edited = partitionOf(*after, request.partition);
    if (!edited && !request.partition.empty())
        return fail(ErrorCode::NotFound, review.candidate.name,
                    {QUOTADECK_TEXT("review", "there is no partition %1"), request.partition});
    if (!edited || !review.verdict.accepted || stop.stop_requested())
        return review;
    review.partition = edited->name.value;
    const auto old = baseVerdict.accepted ? partitionOf(*before, review.partition) : std::nullopt;
    const auto* const snapshot = snapshotOf(request, review.partition);
    if (snapshot) {
        auto impact = insight::impact({old ? &*old : nullptr, &*edited, snapshot, request.memberships}, stop);
        if (!impact)
            return tl::unexpected(impact.error());
        review.impact = *std::move(impact);
    }
    for (const auto& [user, queue] : affected(review, old ? &*old : nullptr, *edited)) {
        if (review.people.size() == kMostReviewed || stop.stop_requested()) {
            ++review.otherPeople;
            continue;
        }
        auto limits = insight::effectiveLimits(old ? &*old : nullptr, *edited,
                                               {UserName(user), groupsOf(user, request, snapshot)}, queue);
        if (!limits)
            return tl::unexpected(limits.error());
        review.people.push_back(*std::move(limits));
    }
    return review;
}

std::string reviewJson(const ReviewBundle& review)
{
    return jsonObject(
        {{"format", jsonQuoted(kReviewFormat)},
         {"base", json(review.base)},
         {"candidate", json(review.candidate)},
         {"author", review.author.empty() ? "null" : jsonQuoted(review.author)},
         {"partitions", jsonArray(review.partitions, jsonQuoted)},
         {"partition", review.partition.empty() ? "null" : jsonQuoted(review.partition)},
         {"accepted", review.verdict.accepted ? "true" : "false"},
         {"diff", config::diffReportJson(review.base.name, review.candidate.name, review.changes)},
         {"findings",
          config::checkReportJson(
              {review.candidate.name, "yunikorn", review.candidate.text, review.verdict})},
         {"impact", review.impact ? insight::asJson(*review.impact) : "null"},
         {"effective",
          jsonArray(review.people,
                    [](const insight::EffectiveLimits& limits) { return insight::asJson(limits); })},
         {"effectiveOmitted", std::to_string(review.otherPeople)},
         {"assertions", review.assertions ? json(*review.assertions) : "null"}});
}

std::string reviewHtml(const ReviewBundle& review, MessageText text, std::string_view language)
{
    return ReviewPage(review, text, language).write();
}

Result<ReviewedChange> readReview(std::string_view json, std::string_view file)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    const simdjson::padded_string padded(json);
    std::string_view format;
    if (parser.parse(padded).get(root) != simdjson::SUCCESS || root["format"].get(format) != simdjson::SUCCESS
        || format != kReviewFormat)
        return fail(ErrorCode::Parse, std::string(file),
                    {QUOTADECK_TEXT("review", "this is no JSON of a review bundle: \"format\" is not %1"),
                     kReviewFormat});
    auto base = readSide(root, "base", file);
    if (!base)
        return tl::unexpected(base.error());
    auto candidate = readSide(root, "candidate", file);
    if (!candidate)
        return tl::unexpected(candidate.error());
    const auto given = [&root](std::string_view key) { // null, and missing in reviews of earlier versions
        std::string_view text;
        return root[key].get(text) == simdjson::SUCCESS ? std::string(text) : std::string();
    };
    ReviewedChange change{*std::move(base), *std::move(candidate), given("author"), given("partition")};
    simdjson::dom::element assertions;
    if (root["assertions"].get(assertions) == simdjson::SUCCESS && !assertions.is_null()) {
        auto outcomes = readOutcomes(assertions, file);
        if (!outcomes)
            return tl::unexpected(outcomes.error());
        change.assertions = *std::move(outcomes);
    }
    return change;
}
} // namespace quotadeck::kube
