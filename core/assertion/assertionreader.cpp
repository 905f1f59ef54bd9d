// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertion.h"
#include "core/base/goduration.h"
#include "core/base/nearestname.h"
#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamltree.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <span>
#include <utility>

namespace quotadeck::assertion {
namespace {
using config::YamlKind;
using config::YamlNode;
using config::YamlPair;

constexpr std::string_view kUnlimited = "unlimited";
constexpr std::string_view kNotSet = "not set";
constexpr std::string_view kRejected = "rejected";
constexpr std::array<std::string_view, 6> kExpectKeys
    = {"applications", "chargedGroup", "placed", "allowed", "access", "headroom"};
/// Longer operators before those that they begin with.
constexpr std::array<std::pair<std::string_view, Comparison>, 5> kOperators = {{{">=", Comparison::AtLeast},
                                                                                {"<=", Comparison::AtMost},
                                                                                {"==", Comparison::Equal},
                                                                                {">", Comparison::Above},
                                                                                {"<", Comparison::Below}}};
constexpr std::chrono::hours kLongestScenario{1000};

/// @p path as the file that contains it means it.
std::string besideFile(const std::string& file, const std::string& path)
{
    if (path == "-")
        return "./-"; // a file of this name: standard input is no snapshot
    const std::filesystem::path named(path);
    return named.is_absolute() ? path : (std::filesystem::path(file).parent_path() / named).string();
}

/// Reads one file and notes its problems.
class AssertionReader
{
public:
    explicit AssertionReader(std::string name) { m_file.name = std::move(name); }

    AssertionFile read(std::string_view text)
    {
        const auto tree = config::parseYaml(text);
        if (!tree) {
            note(tree.error().span, tree.error().message);
            return std::move(m_file);
        }
        if (tree->root() == nullptr) {
            note({}, QUOTADECK_TEXT("assertion", "the file is empty: it needs apiVersion and assertions"));
            return std::move(m_file);
        }
        readDocument(*tree->root());
        const std::size_t end = tree->root()->span.end.offset;
        for (const std::size_t begin : config::documentBegins(text)) {
            if (begin < end)
                continue;
            const config::TextIndex index(text);
            note(index.span(begin, std::min(begin + 3, text.size())),
                 QUOTADECK_TEXT("assertion", "a second document: a file has one, put all assertions there"));
            break;
        }
        std::ranges::stable_sort(m_file.problems, {},
                                 [](const Problem& problem) { return problem.span.begin.offset; });
        return std::move(m_file);
    }

private:
    void note(const TextSpan& span, Message message)
    {
        m_file.problems.push_back({span, std::move(message)});
    }

    /// The keys of a map, and those that misspelled ones mean.
    struct MapKeys
    {
        bool isMap = false;
        std::set<std::string, std::less<>> names{};

        [[nodiscard]] bool has(std::string_view name) const { return names.contains(name); }
    };

    /// Calls @p read with the key and the value of each pair of @p node, which is called @p what in messages. Keys other
    /// than @p known are problems, without any known ones all are accepted.
    template <typename Read>
    MapKeys readMap(const YamlNode& node, std::string_view what, std::span<const std::string_view> known,
                    Read read)
    {
        MapKeys keys;
        if (node.kind != YamlKind::Mapping) {
            note(node.span,
                 Message(QUOTADECK_TEXT("assertion", "%1: write a map of keys and values here"), what));
            return keys;
        }
        keys.isMap = true;
        std::set<std::string_view> seen;
        for (const YamlPair& pair : node.pairs()) {
            const YamlNode& key = *pair.key.node;
            if (key.kind != YamlKind::Scalar) {
                note(key.span, Message(QUOTADECK_TEXT("assertion", "%1: a key is a text"), what));
                continue;
            }
            const std::string_view name = key.text();
            if (!seen.insert(name).second) {
                note(key.span, Message(QUOTADECK_TEXT("assertion", "%1: key %2 is repeated"), what, name));
                continue;
            }
            if (!known.empty() && std::ranges::find(known, name) == known.end()) {
                noteUnknown(key, what, known);
                keys.names.emplace(nearestKey(name, known));
                continue;
            }
            keys.names.emplace(name);
            read(name, key, *pair.value.node);
        }
        return keys;
    }

    void noteUnknown(const YamlNode& key, std::string_view what, std::span<const std::string_view> known)
    {
        if (const auto near = nearestKey(key.text(), known); !near.empty())
            note(key.span,
                 Message(QUOTADECK_TEXT("assertion", "%1: unknown key %2; did you mean %3?"), what,
                         key.text(), near));
        else
            note(key.span,
                 Message(QUOTADECK_TEXT("assertion", "%1: unknown key %2; use %3"), what, key.text(),
                         fmt::format("{}", fmt::join(known, ", "))));
    }

    void noteMissing(const YamlNode& node, std::string_view what, const MapKeys& keys, std::string_view key)
    {
        if (keys.isMap && !keys.has(key))
            note(node.span, Message(QUOTADECK_TEXT("assertion", "%1: key %2 is missing"), what, key));
    }

    /// The text of @p value, not empty; nothing, and a problem, otherwise.
    std::optional<std::string> text(std::string_view key, const YamlNode& value)
    {
        if (value.kind == YamlKind::Scalar && !config::isNull(value) && !value.text().empty())
            return std::string(value.text());
        note(value.span, Message(QUOTADECK_TEXT("assertion", "%1: write a text here"), key));
        return std::nullopt;
    }

    void readDocument(const YamlNode& root)
    {
        static constexpr std::array<std::string_view, 2> kKeys = {"apiVersion", "assertions"};
        const auto readValue = [&](std::string_view name, const YamlNode&, const YamlNode& value) {
            if (name == "apiVersion") {
                if (value.kind != YamlKind::Scalar || value.text() != kApiVersion)
                    note(value.span,
                         Message(QUOTADECK_TEXT("assertion", "apiVersion: write %1"), kApiVersion));
                return;
            }
            if (value.kind != YamlKind::Sequence || value.items().empty()) {
                note(value.span,
                     QUOTADECK_TEXT("assertion", "assertions: write a list with at least one assertion"));
                return;
            }
            for (const config::YamlRef& item : value.items())
                readAssertion(*item.node);
        };
        const MapKeys keys = readMap(root, "file", kKeys, readValue);
        for (const std::string_view key : kKeys)
            noteMissing(root, "file", keys, key);
    }

    void readAssertion(const YamlNode& node)
    {
        static constexpr std::array<std::string_view, 4> kKeys = {"name", "given", "when", "expect"};
        const std::size_t before = m_file.problems.size();
        Assertion assertion;
        assertion.span = node.span;
        const YamlNode* given = nullptr;
        const YamlNode* when = nullptr;
        const YamlNode* expect = nullptr;
        const auto readValue = [&](std::string_view name, const YamlNode&, const YamlNode& value) {
            if (name == "name") {
                assertion.span = value.span;
                assertion.name = text("name", value).value_or("");
                if (!assertion.name.empty() && !m_names.insert(assertion.name).second)
                    note(value.span,
                         Message(QUOTADECK_TEXT("assertion", "name: \"%1\" is repeated"), assertion.name));
            } else if (name == "given") {
                given = &value;
            } else if (name == "when") {
                when = &value;
            } else {
                expect = &value;
            }
        };
        const MapKeys keys = readMap(node, "assertion", kKeys, readValue);
        for (const std::string_view key : kKeys)
            noteMissing(node, "assertion", keys, key);
        MapKeys givenKeys;
        MapKeys expectKeys;
        if (given != nullptr)
            givenKeys = readGiven(*given, assertion);
        if (when != nullptr)
            readWhen(*when, assertion);
        if (expect != nullptr)
            expectKeys = readExpect(*expect, assertion);
        if (givenKeys.isMap && expectKeys.isMap)
            checkParts(*given, givenKeys, expectKeys, assertion);
        if (m_file.problems.size() == before)
            m_file.assertions.push_back(std::move(assertion));
    }

    MapKeys readGiven(const YamlNode& node, Assertion& assertion)
    {
        static constexpr std::array<std::string_view, 6> kKeys
            = {"user", "groups", "queue", "tags", "request", "partition"};
        const auto readValue = [&](std::string_view name, const YamlNode&, const YamlNode& value) {
            if (name == "user")
                assertion.user.user = UserName(text(name, value).value_or(""));
            else if (name == "groups")
                readGroupNames(value, assertion);
            else if (name == "queue")
                readQueue(name, value, assertion.queue);
            else if (name == "tags")
                readMap(value, "tags", {},
                        [&](std::string_view tag, const YamlNode&, const YamlNode& content) {
                            if (auto read = text(tag, content))
                                assertion.tags.emplace(tag, *std::move(read));
                        });
            else if (name == "request")
                readRequested(value, assertion);
            else {
                assertion.partition = text(name, value).value_or("");
                assertion.partitionSpan = value.span;
            }
        };
        MapKeys keys = readMap(node, "given", kKeys, readValue);
        noteMissing(node, "given", keys, "user");
        return keys;
    }

    void readGroupNames(const YamlNode& value, Assertion& assertion)
    {
        if (value.kind == YamlKind::Sequence) {
            for (const config::YamlRef& item : value.items()) {
                if (auto group = text("groups", *item.node))
                    assertion.user.groups.emplace_back(*std::move(group));
            }
        } else if (auto group = text("groups", value)) {
            assertion.user.groups.emplace_back(*std::move(group));
        }
    }

    void readQueue(std::string_view key, const YamlNode& value, QueuePath& queue)
    {
        auto path = text(key, value);
        if (!path)
            return;
        queue = QueuePath(*std::move(path));
        const auto parts = queue.parts();
        const bool hasEmpty = std::ranges::any_of(parts, [](std::string_view part) { return part.empty(); });
        if (hasEmpty || !equalsIgnoringAsciiCase(parts.front(), config::kRootQueue))
            note(value.span,
                 Message(QUOTADECK_TEXT("assertion", "%1: write the full path of a queue, such as root.data"),
                         key));
    }

    void readRequested(const YamlNode& value, Assertion& assertion)
    {
        const std::size_t before = m_file.problems.size();
        readMap(value, "request", {}, [&](std::string_view type, const YamlNode&, const YamlNode& amount) {
            const auto written = text(type, amount);
            if (!written)
                return;
            if (const auto read = quantity(type, *written, amount.span))
                assertion.request.set(type, *read);
            assertion.requestSpans.push_back({ResourceType(type), amount.span});
        });
        const auto isZero = [](const Resource::Entry& entry) { return entry.value == 0; };
        if (m_file.problems.size() == before && std::ranges::all_of(assertion.request.entries(), isZero))
            note(value.span,
                 QUOTADECK_TEXT("assertion", "request: at least one amount must be greater than 0"));
    }

    std::optional<Quantity> quantity(std::string_view type, std::string_view written, const TextSpan& span)
    {
        const QuantityKind kind = quantityKind(type);
        const auto read = parseQuantity(written, kind);
        if (read)
            return *read;
        note(span, Message::joined({Message(type), describe(read.error(), written, kind)}, ": "));
        return std::nullopt;
    }

    void readWhen(const YamlNode& node, Assertion& assertion)
    {
        static constexpr std::array<std::string_view, 3> kKeys = {"cluster", "snapshot", "scenario"};
        const auto readValue = [&](std::string_view name, const YamlNode&, const YamlNode& value) {
            Moment& moment = assertion.when;
            moment.span = value.span;
            const auto written = text(name, value);
            if (!written)
                return;
            if (name == "cluster") {
                if (*written != "empty")
                    note(value.span,
                         QUOTADECK_TEXT("assertion",
                                        "cluster: write empty, or use the key snapshot or scenario"));
            } else if (name == "snapshot") {
                moment.kind = Moment::Kind::Snapshot;
                moment.source = besideFile(m_file.name, *written);
            } else {
                readScenario(*written, value.span, moment);
            }
        };
        const MapKeys keys = readMap(node, "when", kKeys, readValue);
        const auto count = std::ranges::count_if(kKeys, [&](std::string_view key) { return keys.has(key); });
        if (keys.isMap && count != 1)
            note(node.span,
                 QUOTADECK_TEXT("assertion",
                                "when: write one of cluster: empty, snapshot: FILE, scenario: NAME "
                                "at TIME"));
    }

    void readScenario(std::string_view written, const TextSpan& span, Moment& moment)
    {
        constexpr std::string_view kAt = " at ";
        const std::size_t at = written.rfind(kAt);
        const auto duration = at == std::string_view::npos
            ? std::nullopt
            : parseGoDuration(trimmedUnicode(written.substr(at + kAt.size())));
        const std::string_view name = trimmedUnicode(written.substr(0, at));
        if (!duration || name.empty() || *duration < std::chrono::nanoseconds{}
            || *duration > kLongestScenario) {
            note(span,
                 QUOTADECK_TEXT("assertion",
                                "scenario: write a name or file and the time since its start, up to "
                                "1000h, as in busy-cluster at 2h"));
            return;
        }
        moment.kind = Moment::Kind::Scenario;
        moment.at = *duration;
        moment.source = isScenarioFile(name) ? besideFile(m_file.name, std::string(name)) : std::string(name);
    }

    MapKeys readExpect(const YamlNode& node, Assertion& assertion)
    {
        bool isEmpty = true;
        const auto readValue = [&](std::string_view name, const YamlNode& key, const YamlNode& value) {
            if (name == "headroom") {
                isEmpty = isEmpty && value.kind == YamlKind::Mapping && value.pairs().empty();
                readHeadroom(value, assertion);
                return;
            }
            isEmpty = false;
            Expectation expectation;
            expectation.span = value.span;
            const auto written = text(name, value);
            if (!written)
                return;
            if (readWord(name, key, value, *written, expectation))
                assertion.expectations.push_back(std::move(expectation));
        };
        MapKeys keys = readMap(node, "expect", {}, readValue);
        if (keys.isMap && isEmpty)
            note(node.span, QUOTADECK_TEXT("assertion", "expect: write at least one expectation"));
        return keys;
    }

    void readHeadroom(const YamlNode& value, Assertion& assertion)
    {
        readMap(value, "headroom", {}, [&](std::string_view type, const YamlNode&, const YamlNode& amount) {
            Expectation expectation;
            expectation.span = amount.span;
            expectation.kind = Expectation::Kind::Headroom;
            expectation.type = ResourceType(type);
            const auto written = text(type, amount);
            if (written && readComparison(type, *written, expectation))
                assertion.expectations.push_back(std::move(expectation));
        });
    }

    /// False, and a problem was noted, when @p written does not fit the key @p name.
    bool readWord(std::string_view name, const YamlNode& key, const YamlNode& value,
                  const std::string& written, Expectation& expectation)
    {
        using Kind = Expectation::Kind;
        if (name == "applications") {
            expectation.kind = Kind::Applications;
            return readComparison(name, written, expectation);
        }
        if (name == "chargedGroup") {
            expectation.kind = Kind::ChargedGroup;
            expectation.name = written == kNotSet ? "" : written;
            return true;
        }
        if (name == "placed") {
            expectation.kind = Kind::Placed;
            QueuePath queue;
            const std::size_t before = m_file.problems.size();
            if (written != kRejected)
                readQueue(name, value, queue);
            expectation.name = queue.text();
            return m_file.problems.size() == before;
        }
        if (name == "allowed") {
            expectation.kind = Kind::Allowed;
            expectation.isAllowed = written == "true";
            if (written == "true" || written == "false")
                return true;
            note(value.span, QUOTADECK_TEXT("assertion", "allowed: write true or false"));
            return false;
        }
        if (name == "access") {
            expectation.kind = Kind::Access;
            expectation.access = written == "submit" ? Access::Submit
                : written == "admin"                 ? Access::Administer
                                                     : Access::None;
            if (expectation.access != Access::None || written == "none")
                return true;
            note(value.span, QUOTADECK_TEXT("assertion", "access: write submit, admin or none"));
            return false;
        }
        if (const auto near = nearestKey(name, kExpectKeys); !near.empty()) {
            noteUnknown(key, "expect", kExpectKeys);
            return false;
        }
        expectation.type = ResourceType(name);
        return readComparison(name, written, expectation);
    }

    bool readComparison(std::string_view key, const std::string& written, Expectation& expectation)
    {
        std::string_view rest = trimmedUnicode(written);
        if (rest == kUnlimited || rest == kNotSet) {
            expectation.comparison = rest == kUnlimited ? Comparison::Unlimited : Comparison::NotSet;
            return true;
        }
        const auto found = std::ranges::find_if(
            kOperators, [&](const auto& known) { return rest.starts_with(known.first); });
        if (found == kOperators.end()) {
            note(expectation.span,
                 Message(QUOTADECK_TEXT("assertion",
                                        "%1: \"%2\" begins with no operator: write >=, <=, ==, > or < and an "
                                        "amount, or unlimited, or not set"),
                         key, written));
            return false;
        }
        expectation.comparison = found->second;
        rest = trimmedUnicode(rest.substr(found->first.size()));
        if (!expectation.type)
            return readNumber(key, rest, expectation);
        const bool isNegative = expectation.kind == Expectation::Kind::Headroom && rest.starts_with('-');
        if (isNegative)
            rest.remove_prefix(1);
        const auto amount = quantity(key, rest, expectation.span);
        if (amount)
            expectation.amount = isNegative ? -*amount : *amount;
        return amount.has_value();
    }

    bool readNumber(std::string_view key, std::string_view digits, Expectation& expectation)
    {
        const auto [end, error]
            = std::from_chars(digits.data(), digits.data() + digits.size(), expectation.amount);
        if (error == std::errc() && end == digits.data() + digits.size() && expectation.amount >= 0)
            return true;
        note(expectation.span,
             Message(QUOTADECK_TEXT("assertion", "%1: \"%2\" is no whole number"), key, digits));
        return false;
    }

    /// What needs another part of the assertion.
    void checkParts(const YamlNode& given, const MapKeys& givenKeys, const MapKeys& expectKeys,
                    const Assertion& assertion)
    {
        const bool hasRequest = givenKeys.has("request");
        for (const Expectation& expectation : assertion.expectations) {
            if (expectation.kind == Expectation::Kind::Allowed && !hasRequest)
                note(expectation.span,
                     QUOTADECK_TEXT("assertion",
                                    "allowed: given has no request; add one, as in request: {vcore: 4}"));
        }
        const bool usesRequest = std::ranges::any_of(expectKeys.names, [](const std::string& name) {
            constexpr std::array<std::string_view, 2> kUsing = {"applications", "allowed"};
            return std::ranges::find(kUsing, name) != kUsing.end() || !nearestKey(name, kUsing).empty();
        });
        if (!usesRequest && hasRequest)
            note(given.span,
                 QUOTADECK_TEXT(
                     "assertion",
                     "request: no expectation uses it; expect allowed or applications, or remove it"));
    }

    AssertionFile m_file;
    std::set<std::string> m_names;
};
} // namespace

std::string_view comparisonText(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Unlimited:
        return kUnlimited;
    case Comparison::NotSet:
        return kNotSet;
    default:
        break;
    }
    const auto found
        = std::ranges::find_if(kOperators, [&](const auto& known) { return known.second == comparison; });
    return found->first;
}

std::string Expectation::key() const
{
    switch (kind) {
    case Kind::Amount:
        return type->name();
    case Kind::Headroom:
        return "headroom." + type->name();
    case Kind::Applications:
        return "applications";
    case Kind::ChargedGroup:
        return "chargedGroup";
    case Kind::Placed:
        return "placed";
    case Kind::Allowed:
        return "allowed";
    case Kind::Access:
        break;
    }
    return "access";
}

std::string Expectation::text() const
{
    switch (kind) {
    case Kind::Amount:
    case Kind::Headroom:
    case Kind::Applications:
        break;
    case Kind::ChargedGroup:
        return name.empty() ? std::string(kNotSet) : name;
    case Kind::Placed:
        return name.empty() ? std::string(kRejected) : name;
    case Kind::Allowed:
        return isAllowed ? "true" : "false";
    case Kind::Access:
        return access == Access::Submit ? "submit" : access == Access::Administer ? "admin" : "none";
    }
    std::string out(comparisonText(comparison));
    if (comparison == Comparison::Unlimited || comparison == Comparison::NotSet)
        return out;
    if (!type)
        return fmt::format("{} {}", out, amount);
    const QuantityStyle style = type->name() == "memory" ? QuantityStyle::Binary : QuantityStyle::Decimal;
    const Quantity size = amount < 0 ? -amount : amount;
    return fmt::format("{} {}{}", out, amount < 0 ? "-" : "",
                       formatQuantity(size, quantityKind(type->name()), style));
}

AssertionFile readAssertions(std::string name, std::string_view text)
{
    return AssertionReader(std::move(name)).read(text);
}
} // namespace quotadeck::assertion
