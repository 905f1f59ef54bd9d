// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotajson.h"

#include "core/base/jsontext.h"
#include "core/elastic/amounts.h"
#include "core/resource/resource.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <numeric>
#include <simdjson.h>
#include <utility>

namespace quotadeck::elastic {
namespace {
using simdjson::dom::element;

/// Reads fields one after the other; keeps the first complaint, after which nothing is read.
class FieldReader
{
public:
    FieldReader(element object, std::string where) : m_where(std::move(where))
    {
        if (object.get(m_object) != simdjson::SUCCESS)
            complain({}, QUOTADECK_TEXT("elastic", "this must be an object"));
    }

    /// @p key is left alone when it is absent or null.
    template <typename T, typename Read>
    void read(std::string_view key, T& target, Read&& readValue, MessageTemplate problem)
    {
        element value;
        if (m_error || m_object.at_key(key).get(value) != simdjson::SUCCESS || value.is_null())
            return;
        if (!readValue(value, target))
            complain(key, problem);
    }
    void read(std::string_view key, bool& target)
    {
        read(
            key, target, [](element value, bool& to) { return value.get(to) == simdjson::SUCCESS; },
            QUOTADECK_TEXT("elastic", "this must be true or false"));
    }
    void read(std::string_view key, std::string& target)
    {
        read(key, target, &readText, QUOTADECK_TEXT("elastic", "this must be a text"));
    }
    void read(std::string_view key, Resource& target)
    {
        read(key, target, &readAmounts,
             QUOTADECK_TEXT("elastic", "this must be an object of integers in base units"));
    }
    void read(std::string_view key, std::optional<Resource>& target)
    {
        read(
            key, target,
            [](element value, std::optional<Resource>& to) { return readAmounts(value, to.emplace()); },
            QUOTADECK_TEXT("elastic", "this must be an object of integers in base units"));
    }

    void complain(std::string_view key, MessageTemplate problem)
    {
        const std::string place = key.empty() ? m_where : fmt::format("{}.{}", m_where, key);
        m_error = Error{ErrorCode::Parse, place, problem};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

    static bool readText(element value, std::string& target)
    {
        std::string_view text;
        if (value.get(text) != simdjson::SUCCESS)
            return false;
        target = text;
        return true;
    }

private:
    static bool readAmounts(element value, Resource& target)
    {
        simdjson::dom::object fields;
        if (value.get(fields) != simdjson::SUCCESS)
            return false;
        for (const auto field : fields) {
            std::int64_t amount = 0;
            if (field.value.get(amount) != simdjson::SUCCESS)
                return false;
            target.set(field.key, amount);
        }
        return true;
    }

    std::string m_where;
    simdjson::dom::object m_object;
    std::optional<Error> m_error;
};

Result<QuotaNode> readNode(element value, const std::string& where)
{
    QuotaNode node;
    FieldReader fields(value, where);
    fields.read("name", node.group.name);
    fields.read("parent", node.group.parent);
    fields.read("isParent", node.group.isParent);
    fields.read("lend", node.group.lends);
    fields.read("min", node.group.min);
    fields.read("max", node.group.max);
    fields.read("weight", node.group.weight);
    fields.read("selfRequest", node.demand.request);
    fields.read("selfUsed", node.demand.used);
    if (!fields.error() && node.group.name.empty())
        fields.complain("name", QUOTADECK_TEXT("elastic", "this must be the name of the group"));
    if (fields.error())
        return tl::unexpected(*fields.error());
    return node;
}

/// "root" stands for the root where no group has that name.
void resolveRoot(std::vector<QuotaNode>& nodes)
{
    static constexpr std::string_view kRoot = "root";
    if (std::ranges::any_of(nodes, [](const QuotaNode& node) { return node.group.name == kRoot; }))
        return;
    for (QuotaNode& node : nodes) {
        if (node.group.parent == kRoot)
            node.group.parent.clear();
    }
}

Result<QuotaProblem> readProblem(element root)
{
    QuotaProblem problem;
    FieldReader fields(root, "the input");
    fields.read(
        "name", problem.name,
        [](element value, std::optional<std::string>& to) {
            return FieldReader::readText(value, to.emplace());
        },
        QUOTADECK_TEXT("elastic", "this must be a text"));
    fields.read("total", problem.total);
    fields.read("scaleMin", problem.options.scalesMin);
    fields.read("guarantee", problem.options.guaranteesUsage);
    simdjson::dom::array groups;
    if (!fields.error() && root["groups"].get(groups) != simdjson::SUCCESS)
        fields.complain("groups", QUOTADECK_TEXT("elastic", "this must be the list of groups"));
    if (fields.error())
        return tl::unexpected(*fields.error());
    for (const element group : groups) {
        auto node = readNode(group, fmt::format("groups[{}]", problem.nodes.size()));
        if (!node)
            return tl::unexpected(std::move(node).error());
        problem.nodes.push_back(*std::move(node));
    }
    resolveRoot(problem.nodes);
    return problem;
}

constexpr std::array<std::pair<std::string_view, QuotaAmount>, 8> kAmounts{
    {{"childRequest", QuotaAmount::ChildRequest},
     {"request", QuotaAmount::Request},
     {"limitedRequest", QuotaAmount::LimitedRequest},
     {"used", QuotaAmount::Used},
     {"allocated", QuotaAmount::Allocated},
     {"guaranteed", QuotaAmount::Guaranteed},
     {"effectiveMin", QuotaAmount::EffectiveMin},
     {"runtime", QuotaAmount::Runtime}}};

void appendAmounts(std::string& out, const Resource& amounts)
{
    out += '{';
    for (const auto& [type, value] : amounts.entries()) {
        out += out.back() == '{' ? "" : ",";
        appendJsonQuoted(out, type.name());
        out += fmt::format(":{}", value);
    }
    out += '}';
}
} // namespace

Result<QuotaProblem> readProblem(std::string_view json)
{
    if (json.empty()) // the parser may not be given a view of nothing
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("elastic", "this is not JSON: the text is empty"));
    simdjson::dom::parser parser;
    element root;
    const auto error = parser.parse(json.data(), json.size()).get(root);
    if (error != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {},
                    {QUOTADECK_TEXT("elastic", "this is not JSON: %1"), simdjson::error_message(error)});
    return readProblem(root);
}

std::string solutionJson(const QuotaProblem& problem, const QuotaTable& table, const QuotaSolution& solution)
{
    std::vector<QuotaTable::Row> rows(table.rowCount() - table.treeCount());
    std::iota(rows.begin(), rows.end(), table.treeCount());
    std::ranges::sort(rows, {}, [&table](QuotaTable::Row row) { return std::string_view(table.name(row)); });
    std::string out = "{";
    if (problem.name)
        out += fmt::format("\"name\":{},", jsonQuoted(*problem.name));
    out += "\"groups\":{";
    for (const auto row : rows) {
        out += out.back() == '{' ? "" : ",";
        appendJsonQuoted(out, table.name(row));
        out += ":{";
        for (const auto& [key, amount] : kAmounts) {
            out += fmt::format("{}\"{}\":", out.back() == '{' ? "" : ",", key);
            appendAmounts(out, solution.resource(table, amount, row));
        }
        out += '}';
    }
    return out + "}}";
}

namespace {
using simdjson::dom::element;

constexpr std::size_t kMostTypes = 1'000; // of one object
constexpr std::size_t kMostMemory = 256UL * 1024 * 1024; // bytes of the objects read: many times the text

bool isTooMuch(const QuotaSummaries& summaries)
{
    return summaries.objects.size() * sizeof(QuotaObject) + summaries.pods.size() * sizeof(QuotaPodState)
        > kMostMemory;
}

/// Reads one summary; keeps the first complaint, after which nothing is read.
class SummaryReader
{
public:
    SummaryReader(element value, std::string where) : m_where(std::move(where))
    {
        if (value.get(m_object) != simdjson::SUCCESS)
            complain({}, QUOTADECK_TEXT("elastic", "this must be an object"));
    }

    void read(QuotaSummaries& into)
    {
        QuotaObject object;
        QuotaGroup& group = object.group;
        text("name", group.name);
        text("parentName", group.parent);
        text("tree", group.treeId);
        flag("isParent", group.isParent);
        flag("allowLentResource", group.lends);
        group.max = amounts("max").value_or(Resource());
        group.min = amounts("min").value_or(Resource());
        group.weight = amounts("sharedWeight");
        group.isTreeRoot = !group.treeId.empty() && isRootName(group.parent);
        QuotaStatus& status = object.status;
        status.used = amounts("used");
        status.request = amounts("request");
        status.childRequest = amounts("childRequest");
        status.effectiveMin = amounts("autoScaleMin");
        status.guaranteed = amounts("guaranteed");
        status.nonPreemptibleRequest = amounts("nonPreemptibleRequest");
        status.nonPreemptibleUsed = amounts("nonPreemptibleUsed");
        status.runtime = amounts("runtime");
        if (status.runtime && status.runtime->entries().empty())
            status.runtime.reset(); // EQ-98
        if (!m_error && group.name.empty())
            complain("name", QUOTADECK_TEXT("elastic", "this must be the name of the group"));
        into.objects.push_back(std::move(object));
        readPods(into.objects.back().group.name, into);
        if (!m_error && isTooMuch(into))
            m_error = Error{ErrorCode::TooLarge,
                            m_where,
                            {QUOTADECK_TEXT("elastic",
                                            "the groups and pods up to here need more than the %1 MiB of "
                                            "memory allowed for one answer"),
                             kMostMemory / (1024 * 1024)}};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    /// Nothing when the key is absent; null is there, and no value.
    std::optional<element> valueOf(std::string_view key) const
    {
        element value;
        if (m_error || m_object.at_key(key).get(value) != simdjson::SUCCESS)
            return std::nullopt;
        return value;
    }

    void text(std::string_view key, std::string& target)
    {
        std::string_view read;
        const auto value = valueOf(key);
        if (value && !value->is_null() && value->get(read) != simdjson::SUCCESS)
            complain(key, QUOTADECK_TEXT("elastic", "this must be a text"));
        target = read;
    }

    void flag(std::string_view key, bool& target)
    {
        const auto value = valueOf(key);
        if (value && !value->is_null() && value->get(target) != simdjson::SUCCESS)
            complain(key, QUOTADECK_TEXT("elastic", "this must be true or false"));
    }

    std::optional<Resource> amounts(std::string_view key)
    {
        const auto value = valueOf(key);
        if (!value)
            return std::nullopt;
        return value->is_null() ? Resource() : amountsOf(*value, key);
    }

    Resource amountsOf(element value, std::string_view key)
    {
        Resource result;
        simdjson::dom::object fields;
        if (value.get(fields) != simdjson::SUCCESS) {
            complain(key, QUOTADECK_TEXT("elastic", "this must be an object of quantities"));
            return result;
        }
        for (const auto field : fields) {
            std::string_view written;
            std::int64_t number = 0;
            const bool isText = field.value.get(written) == simdjson::SUCCESS;
            const std::string digits = !isText && field.value.get(number) == simdjson::SUCCESS
                ? fmt::to_string(number)
                : std::string();
            const auto amount = parseAmount(field.key, isText ? written : std::string_view(digits));
            if (!amount) {
                complain(fmt::format("{}.{}", key, field.key),
                         QUOTADECK_TEXT("elastic", "this must be a quantity such as 1500m or 8Gi"));
                return result;
            }
            const auto type = receivedType(field.key);
            if (!type || result.entries().size() >= kMostTypes) {
                complain(key,
                         {QUOTADECK_TEXT("elastic",
                                         "this must be an object of at most %1 resource types with names of "
                                         "at most %2 bytes"),
                          kMostTypes, kMostTypeNameSize});
                return result;
            }
            result.set(*type, *amount);
        }
        return result;
    }

    void readPods(const std::string& group, QuotaSummaries& into)
    {
        const auto cache = valueOf("podCache");
        simdjson::dom::object entries;
        if (!cache || cache->is_null())
            return;
        if (cache->get(entries) != simdjson::SUCCESS)
            return complain("podCache", QUOTADECK_TEXT("elastic", "this must be an object"));
        for (const auto entry : entries) {
            if (isTooMuch(into)) // read() complains
                return;
            QuotaPodState pod;
            pod.group = group;
            pod.manifest.pod.name = entry.key;
            pod.manifest.binding.label = group;
            pod.manifest.binding.namespaceName = entry.key.substr(0, entry.key.find('/'));
            element resource;
            if (entry.value["isAssigned"].get(pod.manifest.isAssigned) != simdjson::SUCCESS)
                return complain(fmt::format("podCache.{}.isAssigned", entry.key),
                                QUOTADECK_TEXT("elastic", "this must be true or false"));
            if (entry.value["resource"].get(resource) == simdjson::SUCCESS && !resource.is_null())
                pod.manifest.pod.request
                    = amountsOf(resource, fmt::format("podCache.{}.resource", entry.key));
            into.pods.push_back(std::move(pod));
        }
    }

    void complain(std::string_view key, Message problem)
    {
        if (m_error)
            return;
        m_error = Error{ErrorCode::Parse, key.empty() ? m_where : fmt::format("{}.{}", m_where, key),
                        std::move(problem)};
    }

    std::string m_where;
    simdjson::dom::object m_object;
    std::optional<Error> m_error;
};

tl::unexpected<Error> noJson(simdjson::error_code code)
{
    return fail(ErrorCode::Parse, {},
                {QUOTADECK_TEXT("elastic", "this is not JSON: %1"), simdjson::error_message(code)});
}

QuotaSummaries sorted(QuotaSummaries summaries)
{
    std::ranges::sort(summaries.objects, {}, [](const QuotaObject& object) { return object.group.name; });
    std::ranges::sort(summaries.pods, {}, [](const QuotaPodState& pod) { return pod.manifest.pod.name; });
    return summaries;
}

void append(std::string& text, std::string_view key, const std::string& value)
{
    text += fmt::format("{}\"{}\":{}", text.ends_with('{') ? "" : ",", key, value);
}

void append(std::string& text, std::string_view key, const std::optional<Resource>& amounts)
{
    if (amounts)
        append(text, key, amountsJson(*amounts));
}

std::string podsJson(const std::vector<QuotaPodState>& pods, const std::string& group)
{
    std::string text = "{";
    for (const QuotaPodState& pod : pods) {
        if (pod.group == group)
            text += fmt::format("{}{}:{{\"isAssigned\":{},\"resource\":{}}}", text.size() > 1 ? "," : "",
                                jsonQuoted(pod.manifest.pod.name), pod.manifest.isAssigned,
                                amountsJson(pod.manifest.pod.request));
    }
    return text + '}';
}
} // namespace

Result<QuotaSummaries> readQuotaSummaries(std::string_view json)
{
    simdjson::dom::parser parser;
    element root;
    if (const auto code = parser.parse(json.data(), json.size()).get(root); code != simdjson::SUCCESS)
        return noJson(code);
    simdjson::dom::object groups;
    if (root.get(groups) != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("elastic", "this must be an object of quota groups by name"));
    QuotaSummaries summaries;
    for (const auto entry : groups) {
        SummaryReader reader(entry.value, std::string(entry.key));
        reader.read(summaries);
        if (reader.error())
            return tl::unexpected(*reader.error());
    }
    return sorted(std::move(summaries));
}

Result<QuotaSummaries> readQuotaSummary(std::string_view json)
{
    simdjson::dom::parser parser;
    element root;
    if (const auto code = parser.parse(json.data(), json.size()).get(root); code != simdjson::SUCCESS)
        return noJson(code);
    QuotaSummaries summaries;
    SummaryReader reader(root, "the group");
    reader.read(summaries);
    if (reader.error())
        return tl::unexpected(*reader.error());
    return sorted(std::move(summaries));
}

void addSummaries(std::vector<QuotaObject>& objects, const QuotaSummaries& summaries)
{
    const auto nameOf = [](const QuotaObject& object) { return std::string_view(object.group.name); };
    std::vector<QuotaObject> unknown;
    for (const QuotaObject& reported : summaries.objects) {
        const auto known = std::ranges::lower_bound(objects, nameOf(reported), {}, nameOf);
        if (known == objects.end() || known->group.name != reported.group.name) {
            unknown.push_back(reported);
            continue;
        }
        const auto take = [](std::optional<Resource>& target, const std::optional<Resource>& newer) {
            if (newer)
                target = newer;
        };
        QuotaStatus& status = known->status;
        take(status.used, reported.status.used);
        take(status.request, reported.status.request);
        take(status.childRequest, reported.status.childRequest);
        take(status.runtime, reported.status.runtime);
        take(status.effectiveMin, reported.status.effectiveMin);
        take(status.guaranteed, reported.status.guaranteed);
        take(status.nonPreemptibleRequest, reported.status.nonPreemptibleRequest);
        take(status.nonPreemptibleUsed, reported.status.nonPreemptibleUsed);
    }
    std::ranges::move(unknown, std::back_inserter(objects));
    std::ranges::sort(objects, {}, nameOf);
}

std::string quotaSummariesJson(const QuotaSummaries& summaries)
{
    std::string text = "{";
    for (const QuotaObject& reported : summaries.objects) {
        const QuotaGroup& group = reported.group;
        const QuotaStatus& status = reported.status;
        std::string object = "{";
        append(object, "name", jsonQuoted(group.name));
        append(object, "parentName", jsonQuoted(group.parent));
        append(object, "isParent", group.isParent ? "true" : "false");
        append(object, "allowLentResource", group.lends ? "true" : "false");
        append(object, "tree", jsonQuoted(group.treeId));
        append(object, "max", amountsJson(group.max));
        append(object, "min", amountsJson(group.min));
        append(object, "autoScaleMin", status.effectiveMin);
        append(object, "used", status.used);
        append(object, "nonPreemptibleUsed", status.nonPreemptibleUsed);
        append(object, "request", status.request);
        append(object, "nonPreemptibleRequest", status.nonPreemptibleRequest);
        append(object, "sharedWeight", group.weight);
        append(object, "runtime", status.runtime);
        append(object, "childRequest", status.childRequest);
        append(object, "guaranteed", status.guaranteed);
        const std::string pods = podsJson(summaries.pods, group.name);
        if (pods.size() > 2) // "{}"
            append(object, "podCache", pods);
        text += fmt::format("{}{}:{}}}", text.size() > 1 ? "," : "", jsonQuoted(group.name), object);
    }
    return text + '}';
}
} // namespace quotadeck::elastic
