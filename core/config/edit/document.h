// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/textedit.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Which limit of a configuration: the position in its list on a queue. The limits of a partition are those of its
/// root queue (VAL-21), so the path "root" finds them too; upper and lower case of the path do not matter.
struct LimitAddress
{
    std::size_t partition = 0; ///< position in the list of partitions
    QueuePath queue;
    std::size_t limit = 0;
};

/// A queues.yaml that is being edited. The text is the truth: an operation changes nothing itself but returns the
/// smallest edits that do, which apply() makes.
///
/// Shape:     every operation has read the text that its edits would give, and compared it with what was intended;
///            it never returns edits that change anything else.
/// Errors:    NotFound for an address without limit, InvalidArgument for a value that no configuration may hold,
///            Parse while the text itself cannot be read, Unsupported where the way the text is written (an alias,
///            a merge key, a comment that would be lost) rules the edit out; the message says why.
/// Threading: thread-compatible.
class Document
{
public:
    explicit Document(std::string text);
    ~Document();
    Document(Document&&) noexcept;
    Document& operator=(Document&&) noexcept;
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;

    [[nodiscard]] const std::string& text() const;
    /// As read; nullptr while the text has errors of category "yaml".
    [[nodiscard]] const SchedulerConfig* config() const;

    /// Sets the maximum of resource type @p type, a quantity text such as "10Gi" (RES-4).
    [[nodiscard]] Result<std::vector<TextEdit>>
    setQuantity(const LimitAddress& address, std::string_view type, std::string_view quantity) const;
    /// Takes @p type out of the maximum, and the maximum with its last type.
    [[nodiscard]] Result<std::vector<TextEdit>> removeQuantity(const LimitAddress& address,
                                                               std::string_view type) const;
    /// std::nullopt takes the key out: no limit.
    [[nodiscard]] Result<std::vector<TextEdit>> setMaxApplications(const LimitAddress& address,
                                                                   std::optional<std::uint64_t> count) const;
    /// An empty list takes the key out.
    [[nodiscard]] Result<std::vector<TextEdit>> setUsers(const LimitAddress& address,
                                                         const std::vector<std::string>& users) const;
    [[nodiscard]] Result<std::vector<TextEdit>> setGroups(const LimitAddress& address,
                                                          const std::vector<std::string>& groups) const;
    /// An empty text takes the key out.
    [[nodiscard]] Result<std::vector<TextEdit>> setDescription(const LimitAddress& address,
                                                               std::string_view description) const;

    /// Makes @p edits, which must be for the current text; returns those that take it back byte for byte.
    std::vector<TextEdit> apply(const std::vector<TextEdit>& edits);

private:
    struct Content;
    struct Target;
    using Edits = std::vector<TextEdit>;

    [[nodiscard]] Result<Edits> changed(const LimitAddress& address,
                                        const std::function<Result<Edits>(Target&)>& change) const;
    [[nodiscard]] Result<Edits> setNames(const LimitAddress& address, const std::vector<std::string>& names,
                                         std::string_view key, TextList LimitConfig::*list) const;

    std::unique_ptr<const Content> m_content;
};
} // namespace quotadeck::config
