// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotajson.h"

#include "core/base/jsontext.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
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
            complain({}, "an object");
    }

    /// @p key is left alone when it is absent or null.
    template <typename T, typename Read>
    void read(std::string_view key, T& target, Read&& readValue, std::string_view wanted)
    {
        element value;
        if (m_error || m_object.at_key(key).get(value) != simdjson::SUCCESS || value.is_null())
            return;
        if (!readValue(value, target))
            complain(key, wanted);
    }
    void read(std::string_view key, bool& target)
    {
        read(
            key, target, [](element value, bool& to) { return value.get(to) == simdjson::SUCCESS; },
            "true or false");
    }
    void read(std::string_view key, std::string& target) { read(key, target, &readText, "a text"); }
    void read(std::string_view key, Resource& target)
    {
        read(key, target, &readAmounts, "an object of integers in base units");
    }
    void read(std::string_view key, std::optional<Resource>& target)
    {
        read(
            key, target,
            [](element value, std::optional<Resource>& to) { return readAmounts(value, to.emplace()); },
            "an object of integers in base units");
    }

    void complain(std::string_view key, std::string_view wanted)
    {
        const std::string place = key.empty() ? m_where : fmt::format("{}.{}", m_where, key);
        m_error = Error{ErrorCode::Parse, place, fmt::format("this must be {}", wanted)};
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
        fields.complain("name", "the name of the group");
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
        "a text");
    fields.read("total", problem.total);
    fields.read("scaleMin", problem.options.scalesMin);
    fields.read("guarantee", problem.options.guaranteesUsage);
    simdjson::dom::array groups;
    if (!fields.error() && root["groups"].get(groups) != simdjson::SUCCESS)
        fields.complain("groups", "the list of groups");
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
        return fail(ErrorCode::Parse, {}, "no JSON: the text is empty");
    simdjson::dom::parser parser;
    element root;
    const auto error = parser.parse(json.data(), json.size()).get(root);
    if (error != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {}, fmt::format("no JSON: {}", simdjson::error_message(error)));
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
} // namespace quotadeck::elastic
