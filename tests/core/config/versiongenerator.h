// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::test {
/// Seeded versions of a configuration in block style, as people and programs edit it, well or badly.
class VersionGenerator
{
public:
    explicit VersionGenerator(std::uint64_t seed) : m_random(seed) { }

    std::size_t pick(std::size_t count) { return m_random() % count; }

    /// A partition "default" with the queues root.q0, root.q1 and so on, readable.
    std::string first()
    {
        m_listIndent = std::string(2 * pick(2), ' ');
        std::string out = "partitions:\n" + m_listIndent + "- name: default\n";
        std::string keys = m_listIndent + "  ";
        if (pick(3) == 0)
            out += keys + "placementrules:\n" + keys + m_listIndent + "- name: provided\n";
        out += keys + "queues:\n" + keys + m_listIndent + "- name: root\n";
        keys += m_listIndent + "  ";
        if (pick(3) == 0)
            out += keys + "limits:\n" + keys + m_listIndent + "- users: ['*']\n" + keys + m_listIndent
                + "  maxapplications: 3\n";
        out += keys + "queues:\n";
        const std::size_t count = 5 + pick(10);
        for (std::size_t number = 0; number < count; ++number)
            out += queue(keys + m_listIndent, fmt::format("q{}", number), 2);
        return out;
    }

    /// @p text after one edit.
    std::string edited(const std::string& text)
    {
        std::vector<std::string> lines = linesOf(text);
        if (lines.empty())
            return first();
        const std::size_t at = pick(lines.size());
        const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
        switch (pick(10)) {
        case 0:
        case 1:
        case 2:
            changeNumbers(lines[at]);
            break;
        case 3:
            lines.insert(place, std::string(lines[pick(lines.size())]));
            break;
        case 4:
            lines.erase(place);
            break;
        case 5:
            move(lines, at);
            break;
        case 6:
            lines[at].insert(pick(lines[at].size() + 1), 1, kIndicators[at % kIndicators.size()]);
            break;
        case 7:
            lines[at].insert(0, pick(2) == 0 ? " " : "  ");
            break;
        case 8:
            lines.insert(place, std::string(kSnippets.at(pick(kSnippets.size()))));
            break;
        default:
            lines.insert(place, queue(indentOf(lines[at]), fmt::format("n{}", pick(99)), 1));
        }
        std::string out;
        for (const std::string& line : lines)
            out += line;
        return out;
    }

private:
    static constexpr std::string_view kIndicators = "&*!|>'\"{}[]:#-? \n,%@\t";
    static constexpr auto kSnippets = std::to_array<std::string_view>({
        "# comment\n",
        "      # comment\n",
        "\n",
        "  \n",
        "\t\n",
        "---\n",
        "...\n",
        "%YAML 1.1\n",
        "    - name: new\n",
        "    - name: twice\n    - name: twice\n",
        "    - {name: flow}\n",
        "    - [a]\n",
        "    - - name: y\n",
        "    - ~\n",
        "    -\n",
        "    - \"name\": quoted\n",
        "    - ? name\n      : z\n",
        "    - &x\n      name: an\n",
        "    - &y {name: an}\n",
        "    - *x\n",
        "    - name: !!str tagged\n",
        "    - name: \xE2\x80\xA8    - name: separator\n",
        "\xE2\x80\xA8        # separated\n",
        "\xC2\x85\n",
        "    - name: cr\r    - name: cr2\n",
        "   - name: odd\n",
        "     - name: odd\n",
        "  - name: top\n",
        "- name: second\n  queues:\n",
        "    queues:\n",
        "      queues:\n      - name: child\n",
        "      queues: [\n",
        "]\n",
        "      submitacl: 'a\n        b'\n",
        "      submitacl: \"a\n    - name: x\n",
        "      submitacl: a\n        b\n",
        "      submitacl: |\n        a\n",
        "      submitacl: |+\n        a\n\n",
        "      submitacl: >-\n        a\n\n    # b\n",
        "'\n",
        "      properties: {a: b,\n        c: d}\n",
        "      limits:\n      - users: [a]\n        maxapplications: 1\n",
        "      limits:\n    - users: [a]\n",
        "      <<: {parent: true}\n",
    });

    static std::vector<std::string> linesOf(const std::string& text)
    {
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            lines.push_back(text.substr(at, end - at));
            at = end;
        }
        return lines;
    }

    static std::string indentOf(const std::string& line)
    {
        return std::string(std::min(line.find_first_not_of(' '), line.size()), ' ');
    }

    void changeNumbers(std::string& line)
    {
        for (char& c : line) {
            if (c >= '0' && c <= '9')
                c = static_cast<char>('0' + pick(10));
        }
    }

    void move(std::vector<std::string>& lines, std::size_t at)
    {
        const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = begin + static_cast<std::ptrdiff_t>(std::min(1 + pick(5), lines.size() - at));
        const std::vector<std::string> moved(begin, end);
        lines.erase(begin, end);
        const auto place = lines.begin() + static_cast<std::ptrdiff_t>(pick(lines.size() + 1));
        lines.insert(place, moved.begin(), moved.end());
    }

    std::string queue(const std::string& indent, const std::string& name, int depth)
    {
        if (pick(10) == 0)
            return indent + fmt::format("- {{name: {}, maxapplications: {}}}\n", name, pick(9));
        const std::string keys = indent + "  ";
        std::string out = indent + "- name: " + name + "\n";
        if (pick(3) == 0)
            out += keys + "submitacl: '*'\n";
        else if (pick(8) == 0)
            out += keys + "submitacl: |\n" + keys + "  ann\n";
        if (pick(2) == 0)
            out += keys + "resources:\n" + keys + "  max:\n" + keys
                + fmt::format("    vcore: {}\n", 1 + pick(9));
        if (pick(3) == 0)
            out += keys + "limits:\n" + keys + m_listIndent + "- users:\n" + keys + m_listIndent + "  - ann\n"
                + keys + m_listIndent + fmt::format("  maxapplications: {}\n", 1 + pick(5));
        if (pick(5) == 0)
            out += keys + "# note\n";
        if (depth > 0 && pick(3) == 0) {
            out += keys + "queues:\n";
            const std::size_t count = 1 + pick(3);
            for (std::size_t child = 0; child < count; ++child)
                out += queue(keys + m_listIndent, fmt::format("c{}", child), depth - 1);
        }
        return out;
    }

    std::mt19937_64 m_random;
    std::string m_listIndent; ///< of lists below their key
};
} // namespace quotadeck::test
