// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configedits.h"
#include "core/config/edit/configplace.h"
#include "core/config/edit/queuerename.h"
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
class ConfigSource;

/// A queues.yaml that is being edited, plain or in a ConfigMap manifest as a literal block. An edit is a list of changes
/// of the text: the const functions return the smallest ones, apply() makes them.
///
/// Shape:     every edit was checked: the text that it gives was read again and compared with the intended values, so
///            an edit never changes anything else. An item of a list (a queue, a limit, a rule, a name) owns the comment
///            lines directly above it with the same indentation, those directly below it that are indented deeper, and
///            what stands behind it on its own lines: these are moved, copied and removed with the item. Comments that a
///            blank line separates from it stay. Clearing a key removes the comments on its own line and on the lines of
///            its value; other comments stay, or the edit is refused.
/// Errors:    NotFound for a place without such a value, InvalidArgument for a value that no configuration can have,
///            Parse while the text itself cannot be read, Unsupported where the way the text is written (an alias, a merge
///            key, a comment that would be lost) prevents the edit; the message gives the reason.
/// Threading: thread-compatible.
class Document
{
public:
    using Edits = std::vector<TextEdit>;
    /// One step of a transaction: edits for the document that it is given.
    using Operation = std::function<Result<Edits>(const Document&)>;

    explicit Document(std::string text);
    ~Document();
    Document(Document&&) noexcept;
    Document& operator=(Document&&) noexcept;
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;

    [[nodiscard]] const std::string& text() const;
    /// The text with everything that was read from it; valid until the next change of the document.
    [[nodiscard]] const ConfigSource& source() const { return *m_source; }
    /// nullptr while the text has errors of category "yaml".
    [[nodiscard]] const SchedulerConfig* config() const;

    /// Sets a single value: a field, an entry of a map such as ".../max/memory", or a name in a list. Missing maps along
    /// the path are created, items of lists are not. Booleans are "true" or "false", counts and weights are decimal,
    /// quantities have the scheduler's units (RES-4). The name of a queue is set like any other; see renameQueue().
    [[nodiscard]] Result<Edits> set(const ConfigPlace& place, std::string_view text) const;
    /// Replaces a list of names by @p texts; without texts the key is removed.
    [[nodiscard]] Result<Edits> setTexts(const ConfigPlace& list,
                                         const std::vector<std::string>& texts) const;
    /// Removes the key at @p place and each map around it that becomes empty. No edits when it is not set.
    [[nodiscard]] Result<Edits> clear(const ConfigPlace& place) const;

    /// Inserts @p item; the last step of @p place is the position that it gets in the list.
    [[nodiscard]] Result<Edits> insert(const ConfigPlace& place, const ConfigItem& item) const;
    /// Removes an item, and with the last one its list; a required list becomes "[]".
    [[nodiscard]] Result<Edits> remove(const ConfigPlace& item) const;
    /// Moves an item with its text; the indentation is adapted. @p to is its new place: positions in its own list are
    /// counted without the item, positions in another list of the same kind as they are before the move.
    [[nodiscard]] Result<Edits> move(const ConfigPlace& item, const ConfigPlace& to) const;
    /// Copies an item with its text, without anchors, to the position below it.
    [[nodiscard]] Result<Edits> duplicate(const ConfigPlace& item) const;

    /// Copies the comments of @p from to lines directly above @p to.
    [[nodiscard]] Result<Edits> copyComments(const ConfigPlace& from, const ConfigPlace& to) const;

    /// Disables an item of a block list: its lines, comments included, become comments, each behind "#|" below a line
    /// "# quotadeck:disabled". Unsupported for the last queue of a partition.
    [[nodiscard]] Result<Edits> disable(const ConfigPlace& item) const;
    /// The lines of the disabled items with their headings, in the order of the text.
    [[nodiscard]] std::vector<TextSpan> disabledItems() const;
    /// The configuration with the disabled items; empty while the text cannot be read.
    [[nodiscard]] DisabledContent disabledContent() const;
    /// Enables number @p index of disabledItems() again: the text becomes, byte for byte, what it was before.
    [[nodiscard]] Result<Edits> enable(std::size_t index) const;

    [[nodiscard]] Result<Edits> renameQueue(const ConfigPlace& queue, std::string_view name,
                                            PathsInRules paths) const;
    /// As move(), for a queue, with the paths of fixed placement rules that lead to or through it.
    [[nodiscard]] Result<Edits> moveQueue(const ConfigPlace& queue, const ConfigPlace& to) const;

    /// Several operations as one edit: each is called with the document as it is after those before. The result is in the
    /// order of the text and does not overlap. Errors: that of the first operation that fails.
    [[nodiscard]] Result<Edits> transact(const std::vector<Operation>& operations) const;

    /// Sets the maximum of resource type @p type, a quantity text such as "10Gi" (RES-4).
    [[nodiscard]] Result<Edits> setQuantity(const LimitAddress& address, std::string_view type,
                                            std::string_view quantity) const;
    /// Removes @p type from the maximum, and the maximum with its last type. NotFound when it is not set.
    [[nodiscard]] Result<Edits> removeQuantity(const LimitAddress& address, std::string_view type) const;
    /// std::nullopt removes the key: not limited.
    [[nodiscard]] Result<Edits> setMaxApplications(const LimitAddress& address,
                                                   std::optional<std::uint64_t> count) const;
    /// An empty list removes the key.
    [[nodiscard]] Result<Edits> setUsers(const LimitAddress& address,
                                         const std::vector<std::string>& users) const;
    [[nodiscard]] Result<Edits> setGroups(const LimitAddress& address,
                                          const std::vector<std::string>& groups) const;
    /// An empty text removes the key.
    [[nodiscard]] Result<Edits> setDescription(const LimitAddress& address,
                                               std::string_view description) const;

    /// Applies @p edits, which must be for the current text; returns those that undo them byte for byte.
    Edits apply(const Edits& edits);

private:
    std::unique_ptr<const ConfigSource> m_source;
};
} // namespace quotadeck::config
