// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamlscalar.h"

#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <random>
#include <string>
#include <vector>

namespace quotadeck::config {
/// Numbers that are the same everywhere for the same seed.
class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) { }

    /// From 0 to @p count - 1.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_engine() % count); }
    bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
    template <typename T>
    const T& oneOf(const std::vector<T>& values)
    {
        return values[below(values.size())];
    }

private:
    std::mt19937_64 m_engine;
};

/// Writes queue configurations in all the ways in which people write them. Every comment is "#c" and a number of its
/// own, so that none can get lost unseen.
class DocumentGenerator
{
public:
    explicit DocumentGenerator(std::uint64_t seed)
        : m_dice(seed)
        , m_listStep(m_dice.chance(50) ? 0 : 2)
        , m_mapStep(m_dice.chance(80) ? 2 : 4)
        , m_dashWidth(m_dice.chance(85) ? 2 : 4)
        , m_comments(m_dice.chance(70) ? 25 : 0)
        , m_flow(m_dice.chance(50) ? 20 : 70)
        , m_quotes(m_dice.chance(50) ? 5 : 50)
        , m_hasAnchors(m_dice.chance(40))
    {
    }

    std::string text()
    {
        std::string result = m_dice.chance(10) ? flowDocument() : blockDocument();
        if (m_dice.chance(20))
            result = inConfigMap(result);
        if (m_dice.chance(15) && result.ends_with('\n'))
            result.pop_back();
        if (m_dice.chance(25))
            result = withCrLf(result);
        return m_dice.chance(10) ? "\xEF\xBB\xBF" + result : result;
    }

private:
    using Lines = std::vector<std::string>;

    static std::string withCrLf(const std::string& text)
    {
        std::string result;
        for (const char c : text)
            result += c == '\n' ? std::string("\r\n") : std::string(1, c);
        return result;
    }

    std::string inConfigMap(const std::string& inner)
    {
        std::string result = m_dice.chance(30) ? "kind: Namespace\nmetadata: {name: yunikorn}\n---\n" : "";
        result += "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\ndata:\n";
        result += m_dice.chance(30) ? "  service.policyGroup: queues # group\n  queues.yaml: |\n"
                                    : "  queues.yaml: |\n";
        std::size_t begin = 0;
        while (begin < inner.size()) {
            const auto end = std::min(inner.find('\n', begin), inner.size());
            result += (end > begin ? "    " : "") + inner.substr(begin, end - begin) + "\n";
            begin = end + 1;
        }
        if (m_dice.chance(50))
            result += "  log.level: INFO\n";
        if (m_dice.chance(30))
            result += "---\nkind: Secret\n";
        return result;
    }

    std::string comment() { return fmt::format("#c{} note", m_commentCount++); }
    std::string trailing() { return m_dice.chance(m_comments) ? " " + comment() : std::string(); }
    std::string scalar(const std::string& text, ScalarUse use = ScalarUse::Text)
    {
        const YamlStyle style = !m_dice.chance(m_quotes) ? YamlStyle::Plain
            : m_dice.chance(50)                          ? YamlStyle::SingleQuoted
                                                         : YamlStyle::DoubleQuoted;
        return scalarSource(text, use, style);
    }
    std::string key(const std::string& text)
    {
        return m_dice.chance(3) ? scalarSource(text, ScalarUse::Text, YamlStyle::DoubleQuoted) : text;
    }
    std::string number() { return std::to_string(m_dice.below(500)); }
    std::string quantity() { return m_dice.oneOf<std::string>({"10Gi", "500M", "12", "7", "1Ti"}); }
    std::string userName()
    {
        return m_dice.oneOf<std::string>({"alice", "bob", "*", "carol", "d.e", "true", "7", "svc-x"});
    }

    std::string flowList()
    {
        std::string inner;
        for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i)
            inner += (i ? m_dice.oneOf<std::string>({", ", ",", ",  "}) : "") + scalar(userName());
        return m_dice.chance(20) ? "[ " + inner + " ]" : "[" + inner + "]";
    }
    std::string flowResource()
    {
        std::string inner;
        const std::vector<std::string> types = {"memory", "vcore", "nvidia.com/gpu"};
        for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i)
            inner += (i ? ", " : "") + types[i] + ": " + scalar(quantity(), ScalarUse::Quantity);
        return "{" + inner + "}";
    }

    /// "key: value", the value in flow or on lines below, with comments here and there.
    void addList(Lines& lines, const std::string& name)
    {
        if (m_hasAnchors && m_dice.chance(25)) {
            if (m_listAnchors > 0 && m_dice.chance(60)) {
                lines.push_back(fmt::format("{}: *u{}", name, m_dice.below(m_listAnchors)));
            } else {
                lines.push_back(fmt::format("{}: &u{} {}", name, m_listAnchors, flowList()));
                ++m_listAnchors;
            }
        } else if (m_dice.chance(m_flow)) {
            lines.push_back(key(name) + ": " + flowList() + trailing());
        } else if (m_dice.chance(15)) { // in brackets over several lines
            lines.push_back(key(name) + ": [");
            lines.push_back("    " + scalar(userName()) + ",");
            lines.push_back("    " + scalar(userName()));
            lines.emplace_back("  ]");
        } else {
            lines.push_back(key(name) + ":" + trailing());
            for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i)
                addItem(lines, {scalar(userName()) + trailing()});
        }
    }
    void addResource(Lines& lines, const std::string& name)
    {
        if (m_hasAnchors && m_dice.chance(25)) {
            if (m_mapAnchors > 0 && m_dice.chance(60)) {
                lines.push_back(fmt::format("{}: *m{}", name, m_dice.below(m_mapAnchors)));
            } else {
                lines.push_back(fmt::format("{}: &m{} {}", name, m_mapAnchors, flowResource()));
                ++m_mapAnchors;
            }
        } else if (m_dice.chance(m_flow)) {
            lines.push_back(key(name) + ": " + flowResource() + trailing());
        } else {
            Lines inner;
            const std::vector<std::string> types = {"memory", "vcore", "nvidia.com/gpu"};
            for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i) {
                addComment(inner);
                inner.push_back(key(types[i]) + ": " + scalar(quantity(), ScalarUse::Quantity) + trailing());
            }
            addMap(lines, name, inner);
        }
    }
    void addMap(Lines& lines, const std::string& name, const Lines& inner)
    {
        lines.push_back(key(name) + ":" + trailing());
        for (const std::string& line : inner)
            lines.push_back(line.empty() ? line : std::string(m_mapStep, ' ') + line);
    }
    void addComment(Lines& lines)
    {
        if (m_dice.chance(m_comments / 2))
            lines.push_back(comment());
    }
    /// An item of a list at the indentation of its key.
    void addItem(Lines& lines, const Lines& inner, const std::string& anchor = {})
    {
        const std::string indent(m_listStep, ' ');
        if (m_dice.chance(m_comments / 3))
            lines.emplace_back();
        if (m_dice.chance(m_comments))
            lines.push_back(indent + comment());
        bool isFirst = true;
        if (!anchor.empty()) {
            lines.push_back(indent + "- " + anchor);
            isFirst = false;
        }
        for (const std::string& line : inner) {
            const std::string lead
                = isFirst ? "-" + std::string(m_dashWidth - 1, ' ') : std::string(m_dashWidth, ' ');
            lines.push_back(line.empty() ? line : indent + lead + line);
            isFirst = false;
        }
        if (m_dice.chance(m_comments / 4))
            lines.push_back(indent + std::string(m_dashWidth, ' ') + comment());
    }

    void addLimit(Lines& lines)
    {
        if (m_dice.chance(m_flow / 2)) {
            addItem(lines,
                    {fmt::format("{{{}: {}, maxresources: {}, maxapplications: {}}}",
                                 m_dice.chance(70) ? "users" : "groups", flowList(), flowResource(), number())
                     + trailing()});
            return;
        }
        Lines inner;
        std::string anchor;
        if (m_hasAnchors && m_dice.chance(30)) {
            if (m_limitAnchors > 0 && m_dice.chance(60)) {
                inner.push_back(fmt::format("<<: *l{}", m_dice.below(m_limitAnchors)));
                if (m_dice.chance(50)) {
                    inner.push_back("users: [own]");
                }
                inner.push_back("limit: merged");
                addItem(lines, inner);
                return;
            }
            anchor = fmt::format("&l{}", m_limitAnchors++);
        }
        if (m_dice.chance(60)) {
            if (m_dice.chance(15)) {
                inner.push_back("limit: |");
                inner.push_back("  several lines");
                inner.push_back("");
                inner.push_back("    of text #no comment");
            } else {
                inner.push_back("limit: " + scalar(m_dice.oneOf<std::string>({"big: one", "nightly", "it's"}))
                                + trailing());
            }
        }
        addList(inner, "users");
        if (m_dice.chance(30))
            addList(inner, "groups");
        addComment(inner);
        if (m_dice.chance(80))
            addResource(inner, "maxresources");
        if (m_dice.chance(50))
            inner.push_back("maxapplications: " + number() + trailing());
        addItem(lines, inner, anchor);
    }
    void addLimits(Lines& lines)
    {
        if (m_dice.chance(10)) {
            lines.push_back(m_dice.chance(50) ? "limits: []" + trailing() : "limits:" + trailing());
            return;
        }
        lines.push_back("limits:" + trailing());
        for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i)
            addLimit(lines);
    }

    Lines queue(const std::string& name, int depth)
    {
        Lines lines;
        if (m_dice.chance(10))
            addComment(lines);
        lines.push_back(key("name") + ": " + scalar(name) + trailing());
        if (m_dice.chance(30))
            lines.push_back("parent: true" + trailing());
        if (m_dice.chance(30))
            lines.push_back("submitacl: " + scalar("*") + trailing());
        if (m_dice.chance(30))
            lines.push_back("maxapplications: " + number() + trailing());
        if (m_dice.chance(40)) {
            Lines inner;
            inner.push_back("application.sort.policy: " + scalar("fifo") + trailing());
            if (m_dice.chance(50))
                inner.push_back("priority.offset: " + scalar("5", ScalarUse::Quantity));
            addMap(lines, "properties", inner);
        }
        if (m_dice.chance(50)) {
            Lines inner;
            if (m_dice.chance(60))
                addResource(inner, "guaranteed");
            addResource(inner, "max");
            addMap(lines, "resources", inner);
        }
        if (m_dice.chance(15))
            addMap(lines, "childtemplate", {"maxapplications: 3", "resources: {max: {memory: 1Gi}}"});
        if (m_dice.chance(50))
            addLimits(lines);
        if (m_dice.chance(m_comments / 3))
            lines.emplace_back();
        if (depth > 0)
            addQueues(lines, depth);
        return lines;
    }
    void addQueues(Lines& lines, int depth)
    {
        lines.push_back("queues:" + trailing());
        for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i) {
            const std::string name = fmt::format("q{}", m_queueCount++);
            if (m_dice.chance(m_flow / 4)) {
                addItem(lines,
                        {fmt::format("{{name: {}, limits: [{{users: {}, maxapplications: {}}}]}}",
                                     scalar(name), flowList(), number())});
            } else {
                addItem(lines, queue(name, m_dice.chance(50) ? depth - 1 : 0));
            }
        }
    }

    void addRules(Lines& lines)
    {
        lines.push_back("placementrules:" + trailing());
        for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i) {
            Lines inner = {"name: " + scalar(m_dice.oneOf<std::string>({"user", "provided", "tag"}))};
            if (m_dice.chance(30)) {
                inner = {"name: fixed",
                         fmt::format("value: {}q{}", m_dice.chance(50) ? "root." : "", m_dice.below(3))};
            }
            if (m_dice.chance(40))
                inner.push_back("create: " + std::string(m_dice.chance(50) ? "true" : "false") + trailing());
            if (m_dice.chance(30)) {
                Lines filter = {"type: allow"};
                addList(filter, "users");
                addMap(inner, "filter", filter);
            }
            if (m_dice.chance(30))
                addMap(inner, "parent", {"name: fixed", "value: root.q1" + trailing()});
            addItem(lines, inner);
        }
    }

    Lines partition()
    {
        Lines lines = {"name: " + scalar("default")};
        if (m_dice.chance(30))
            addMap(lines, "nodesortpolicy", {"type: fair", "resourceweights: {memory: 1.5, vcore: 2}"});
        if (m_dice.chance(30))
            lines.push_back("preemption: {enabled: false}" + trailing());
        if (m_dice.chance(20))
            addMap(lines, "usergroupresolver", {"type: ldap"});
        if (m_dice.chance(50))
            addRules(lines);
        if (m_dice.chance(30))
            addLimits(lines);
        lines.push_back("queues:" + trailing());
        addItem(lines, queue("root", 2));
        if (m_dice.chance(15))
            addItem(lines, queue("other", 1));
        return lines;
    }

    std::string blockDocument()
    {
        Lines lines;
        if (m_dice.chance(30))
            lines.push_back(comment());
        if (m_dice.chance(10))
            lines.emplace_back("---");
        lines.push_back("partitions:" + trailing());
        addItem(lines, partition());
        if (m_dice.chance(15))
            addItem(lines, {"name: gpu", "queues: []"});
        std::string result;
        for (const std::string& line : lines)
            result += line + "\n";
        return result;
    }

    std::string flowDocument()
    {
        const bool isJson = m_dice.chance(50);
        std::string queues;
        for (std::size_t i = 0, n = 2 + m_dice.below(3); i < n; ++i) {
            queues
                += (i ? ",\n  " : "")
                + fmt::format(
                       "{{name: 'q{}', submitacl: '*', limits: [{{users: ['u', 'v'], maxresources: {{memory: "
                       "'1Gi'}}}}, {{groups: ['g'], maxapplications: 4}}]}}",
                       i);
        }
        std::string result
            = "{partitions: [{name: 'default', queues: [{name: 'root', queues: [" + queues + "]}]}]}\n";
        if (!isJson)
            return result;
        std::string json;
        for (std::size_t i = 0; i < result.size(); ++i) {
            const char c = result[i];
            const bool isWord = c >= 'a' && c <= 'z';
            const bool beginsKey = isWord && i > 0 && (result[i - 1] == '{' || result[i - 1] == ' ');
            const bool endsKey = c == ':' && i > 0 && result[i - 1] >= 'a' && result[i - 1] <= 'z';
            json += beginsKey ? std::string("\"") + c
                : endsKey     ? std::string("\":")
                : c == '\''   ? "\""
                              : std::string(1, c);
        }
        return json;
    }

    Dice m_dice;
    std::size_t m_listStep;
    std::size_t m_mapStep;
    std::size_t m_dashWidth;
    int m_comments; ///< percent
    int m_flow;
    int m_quotes;
    bool m_hasAnchors;
    std::size_t m_listAnchors = 0;
    std::size_t m_mapAnchors = 0;
    std::size_t m_limitAnchors = 0;
    int m_commentCount = 0;
    int m_queueCount = 0;
};
} // namespace quotadeck::config
