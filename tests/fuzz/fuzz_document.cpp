// SPDX-License-Identifier: GPL-3.0-or-later
// Operations on a document that is being edited. The input is a queues.yaml, a line "%%", then operations: a byte
// that chooses one of kOperations, two that choose a queue and a limit, then the arguments, each up to a line break.
#include "core/config/edit/document.h"
#include "core/config/yaml/secondparser.h"
#include "tests/core/config/documentoperations.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

using namespace quotadeck;
using namespace quotadeck::config;
using fuzz::require;

namespace {
using Edits = std::vector<TextEdit>;

/// Takes what an operation needs from the bytes; zero and empty when they are used up.
class Choices
{
public:
    explicit Choices(std::string_view bytes) : m_bytes(bytes) { }

    [[nodiscard]] bool isEmpty() const { return m_bytes.empty(); }
    std::size_t below(std::size_t count)
    {
        if (m_bytes.empty() || count == 0)
            return 0;
        const auto byte = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return byte % count;
    }
    std::string text()
    {
        const std::size_t end = m_bytes.find('\n');
        const std::string result(m_bytes.substr(0, end));
        m_bytes.remove_prefix(end == std::string_view::npos ? m_bytes.size() : end + 1);
        return result;
    }
    std::vector<std::string> texts()
    {
        std::vector<std::string> result(below(4));
        for (std::string& item : result)
            item = text();
        return result;
    }

private:
    std::string_view m_bytes;
};

/// Written as "partitions/0/queues/2/resources/max/memory".
ConfigPlace place(std::string_view text)
{
    ConfigPlace result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('/'), text.size());
        const std::string_view step = text.substr(0, end);
        std::size_t position = 0;
        const auto [rest, error] = std::from_chars(step.data(), step.data() + step.size(), position);
        const bool isPosition = error == std::errc() && rest == step.data() + step.size();
        result = isPosition ? result / position : result / step;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

/// One of the operations that the property test draws, on what the document holds.
Result<Edits> drawn(const Document& document, Choices& choices)
{
    if (document.config() == nullptr || document.config()->partitions.empty())
        return fail(ErrorCode::NotFound, {}, "there is nothing to draw from");
    const std::size_t high = choices.below(256);
    Dice dice(high * 256 + choices.below(256));
    const auto trial = TrialGenerator(dice, *document.config()).draw();
    if (!trial)
        return fail(ErrorCode::NotFound, {}, "the configuration has nothing of the kind");
    return trial->run(document);
}

using Operation = Result<Edits> (*)(const Document&, const LimitAddress&, Choices&);

// A new operation of the document is a new entry at the end, so that the inputs found so far, '@' for the first one,
// 'A' for the second, keep their meaning.
constexpr std::size_t kOperationCodes = 64;
constexpr std::array<Operation, 16> kOperations = {
    [](const Document& document, const LimitAddress& limit, Choices& choices) {
        const std::string type = choices.text();
        return document.setQuantity(limit, type, choices.text());
    },
    [](const Document& document, const LimitAddress& limit, Choices& choices) {
        return document.removeQuantity(limit, choices.text());
    },
    [](const Document& document, const LimitAddress& limit, Choices& choices) {
        const std::size_t count = choices.below(8);
        return document.setMaxApplications(limit, count == 0 ? std::optional<std::uint64_t>() : count - 1);
    },
    [](const Document& document, const LimitAddress& limit, Choices& choices) {
        return document.setUsers(limit, choices.texts());
    },
    [](const Document& document, const LimitAddress& limit, Choices& choices) {
        return document.setGroups(limit, choices.texts());
    },
    [](const Document& document, const LimitAddress& limit, Choices& choices) {
        return document.setDescription(limit, choices.text());
    },
    [](const Document& document, const LimitAddress&, Choices& choices) { return drawn(document, choices); },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        const ConfigPlace at = place(choices.text());
        return document.set(at, choices.text());
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        const ConfigPlace at = place(choices.text());
        return document.setTexts(at, choices.texts());
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        return document.clear(place(choices.text()));
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        return document.remove(place(choices.text()));
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        const ConfigPlace from = place(choices.text());
        return document.move(from, place(choices.text()));
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        return document.duplicate(place(choices.text()));
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        return document.disable(place(choices.text()));
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        return document.enable(choices.below(4));
    },
    [](const Document& document, const LimitAddress&, Choices& choices) {
        const auto paths = choices.below(2) == 0 ? PathsInRules::Keep : PathsInRules::Follow;
        const ConfigPlace queue = place(choices.text());
        return document.renameQueue(queue, choices.text(), paths);
    },
};

void collectPaths(const std::vector<QueueConfig>& queues, const QueuePath& parent,
                  std::vector<QueuePath>& paths)
{
    for (const QueueConfig& queue : queues) {
        const QueuePath path = parent.isEmpty() && queue.name.value != "root"
            ? QueuePath("root").child(queue.name.value)
            : parent.child(queue.name.value);
        paths.push_back(path);
        collectPaths(queue.queues.value, path, paths);
    }
}

LimitAddress chooseLimit(const Document& document, Choices& choices)
{
    std::vector<QueuePath> paths = {QueuePath("root")};
    const SchedulerConfig* config = document.config();
    const std::size_t partition = config == nullptr ? 0 : choices.below(config->partitions.size());
    if (config != nullptr && !config->partitions.empty())
        collectPaths(config->partitions[partition].queues.value, {}, paths);
    const QueuePath path = paths[choices.below(paths.size())];
    return {partition, path, choices.below(3)};
}

void operate(Document& document, Choices& choices)
{
    const Operation operation = kOperations.at(choices.below(kOperationCodes) % kOperations.size());
    const LimitAddress limit = chooseLimit(document, choices);
    const auto edits = operation(document, limit, choices);
    if (!edits) {
        require(!edits.error().message.isEmpty(), "a refusal says why");
        return;
    }
    const std::string before = document.text();
    fuzz::requireEdits(*edits, before, TextIndex(before));

    const Edits back = document.apply(*edits);

    const std::string after = document.text();
    require(after == applied(before, *edits), "the edits are made as told");
    require(document.config() != nullptr, "an operation leaves a text that can be read");
    require(!agreesWithSecondParser(before) || agreesWithSecondParser(after),
            "an operation leaves a text that both parsers read alike");
    static_cast<void>(document.apply(back));
    require(document.text() == before, "the inverse restores the bytes");
    static_cast<void>(document.apply(*edits));
    require(document.text() == after, "the edits can be made again");
}
} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::string_view kSeparator = "\n%%\n";
    constexpr int kMostOperations = 8;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::size_t end = bytes.find(kSeparator);
    if (end == std::string_view::npos)
        return -1; // not worth keeping: there is nothing to do
    Document document(std::string(bytes.substr(0, end + 1)));
    Choices choices(bytes.substr(end + kSeparator.size()));
    for (int i = 0; i < kMostOperations && !choices.isEmpty(); ++i)
        operate(document, choices);
    return 0;
}
