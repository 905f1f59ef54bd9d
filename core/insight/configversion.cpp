// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/configversion.h"

#include "core/config/packaging/queuefile.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"

#include <utility>

namespace quotadeck::insight {
namespace {
/// A queues.yaml read in full, which refers to itself: neither copied nor moved.
class ReadVersion
{
public:
    explicit ReadVersion(std::string text) : m_text(std::move(text)) { }
    ReadVersion(const ReadVersion&) = delete;
    ReadVersion& operator=(const ReadVersion&) = delete;

    /// Why the text cannot be read; nothing: it can.
    [[nodiscard]] std::optional<Message> read()
    {
        auto tree = config::parseYaml(m_text);
        if (!tree)
            return config::findingFor(tree.error()).message;
        m_tree = std::move(*tree);
        config::ReadResult result = config::readConfig(m_tree);
        if (!result.findings.empty())
            return result.findings.front().message;
        m_config = std::move(result.config);
        return std::nullopt;
    }
    /// Why the scheduler rejects it; nothing: it does not.
    [[nodiscard]] std::optional<Message> rejection()
    {
        const auto finding = config::firstRejection(m_config, m_text, m_tree);
        return finding ? std::optional(finding->message) : std::nullopt;
    }

    [[nodiscard]] config::SchedulerConfig& config() { return m_config; }

private:
    std::string m_text;
    config::YamlTree m_tree;
    config::SchedulerConfig m_config;
};

/// The queues.yaml of a version, or why there is none.
tl::expected<std::string, Message> queuesTextOf(const ConfigVersion& version)
{
    auto text = version.text();
    if (!text)
        return tl::unexpected(text.error().message);
    auto file = config::findQueueFile(*text);
    if (!file)
        return tl::unexpected(config::findingFor(file.error()).message);
    if (*file)
        return (*file)->content.text();
    return *std::move(text);
}
} // namespace

std::optional<Message> ConfigVersionReader::read(const ConfigVersion& version, const std::stop_token& stop,
                                                 const Use& use)
{
    auto text = queuesTextOf(version);
    if (!text)
        return std::move(text).error();
    config::SchedulerConfig* const config = stop.stop_requested() ? nullptr : m_pieces.read(*text);
    if (config != nullptr && !config::isRejected(*config)) {
        if (m_pieces.taken() == 0)
            ++m_readInFull;
        use(*config);
        return std::nullopt;
    }
    if (stop.stop_requested())
        return Message();
    ++m_readInFull; // also to say why it is rejected
    ReadVersion full(*std::move(text));
    auto problem = full.read();
    if (!problem)
        problem = full.rejection();
    if (!problem)
        use(full.config());
    return problem;
}

std::vector<config::Change> changesBetween(const ConfigVersion& older, const ConfigVersion& newer)
{
    auto before = queuesTextOf(older);
    auto after = queuesTextOf(newer);
    if (!before || !after)
        return {};
    ReadVersion left(*std::move(before));
    ReadVersion right(*std::move(after));
    if (left.read() || right.read())
        return {};
    return config::semanticDiff(left.config(), right.config());
}
} // namespace quotadeck::insight
