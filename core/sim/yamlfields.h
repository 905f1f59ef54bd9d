// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/textspan.h"
#include "core/resource/quantity.h"
#include "core/resource/resource.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <exception>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>
#include <yaml-cpp/yaml.h>

namespace quotadeck::sim {
/// A fault of a scenario text. Thrown only inside the reading of a scenario, like the parser's own exceptions,
/// and turned into an Error together with them.
class FieldError : public std::exception
{
public:
    FieldError(const YAML::Mark& mark, Message message) : m_message(std::move(message)), m_mark(mark) { }
    /// @p within counts in the text of the block scalar at @p mark.
    FieldError(const YAML::Mark& mark, TextPosition within, Message message)
        : m_message(std::move(message))
        , m_mark(mark)
        , m_within(within)
    {
    }
    [[nodiscard]] const Message& message() const { return m_message; }
    [[nodiscard]] const YAML::Mark& mark() const { return m_mark; }
    [[nodiscard]] const std::optional<TextPosition>& within() const { return m_within; }

private:
    Message m_message;
    YAML::Mark m_mark;
    std::optional<TextPosition> m_within;
};

/// "a node: this must be a map".
[[nodiscard]] inline Message named(MessageTemplate what, Message problem)
{
    return Message::joined({Message(what), std::move(problem)}, ": ");
}

/// Typed access to the keys of one mapping; every fault names the key and its line.
class Fields
{
public:
    /// @p node must be a mapping with no other keys than @p known; @p what names it in messages, "a node".
    Fields(const YAML::Node& node, MessageTemplate what, std::initializer_list<std::string_view> known);

    [[nodiscard]] bool has(const char* key) const;
    /// The value of @p key, which must be there.
    [[nodiscard]] YAML::Node require(const char* key) const;
    /// The items of the list @p key, which must be there and not empty.
    [[nodiscard]] std::vector<YAML::Node> list(const char* key) const;

    [[nodiscard]] std::string text(const char* key) const; ///< not empty
    [[nodiscard]] std::string textOr(const char* key, const char* fallback) const; ///< where it is missing
    [[nodiscard]] bool flag(const char* key) const; ///< "true" or "false"
    [[nodiscard]] std::map<std::string, std::string> textMap(const char* key) const; ///< may be empty
    [[nodiscard]] std::vector<std::string> texts(const char* key) const; ///< a list or one text
    [[nodiscard]] std::int64_t count(const char* key) const; ///< from 1 to 1,000,000
    [[nodiscard]] std::int64_t number(const char* key) const; ///< from 0 to 1,000,000
    [[nodiscard]] Nanoseconds duration(const char* key) const; ///< "90s", "1m30s"; from 1ms to 1000h
    [[nodiscard]] Nanoseconds delay(const char* key) const; ///< likewise, or "0s"; 0 where it is missing
    [[nodiscard]] Range<std::int64_t> counts(const char* key) const; ///< [least, most] or one value
    [[nodiscard]] Range<Nanoseconds> durations(const char* key) const; ///< [least, most] or one value
    [[nodiscard]] Resource resources(const char* key) const; ///< quantities, none of them 0
    [[nodiscard]] Resource amounts(const char* key) const; ///< quantities, 0 or more
    /// Quantities as Kubernetes has them in a pod, in the units of the scheduler (NSQ-6, NSQ-7); may be 0.
    [[nodiscard]] Resource kubernetesResources(const char* key) const;
    /// Quantities as Kubernetes has them, in the units of elastic quotas (EQ-1, EQ-2); may be 0.
    [[nodiscard]] Resource quotaAmounts(const char* key) const;
    [[nodiscard]] SystemTime time(const char* key) const; ///< "2026-11-02T08:00:00Z"

    /// Throws the fault @p form of the value of @p key, which is %1; @p arguments are those from %2 on.
    template <typename... Arguments>
    [[noreturn]] void fail(const char* key, MessageTemplate form, Arguments&&... arguments) const
    {
        throw FieldError(m_node[key].Mark(),
                         named(m_what, {form, key, std::forward<Arguments>(arguments)...}));
    }

private:
    enum class Units { Scheduler, Kubernetes, ElasticQuota };
    [[nodiscard]] Resource quantities(const char* key, Units units) const;

    YAML::Node m_node;
    MessageTemplate m_what;
};
} // namespace quotadeck::sim
