// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/edit/configplace.h"
#include "core/config/edit/schemachange.h"
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

/// An item that is switched off, as it is when it is on.
struct DisabledItem
{
    std::size_t index = 0; ///< among Document::disabledItems()
    ConfigPlace place; ///< in DisabledContent::config
};

struct DisabledContent
{
    SchedulerConfig config; ///< with all items on that can be; spans do not matter
    std::vector<DisabledItem> items; ///< those that can be, in the order of the text
};

/// What else a new name of a queue changes.
enum class PathsInRules {
    Keep, ///< as written
    Follow, ///< the paths of "fixed" placement rules that lead to or through the queue get the new name (PLC-22)
};

/// A queues.yaml that is being edited, plain or in a ConfigMap manifest as a literal block (PKG-2). The text is the truth: an operation changes nothing itself but returns the
/// smallest edits that do, which apply() makes.
///
/// Shape:     every operation has read the text that its edits would give, and compared it with what was intended;
///            it never returns edits that change anything else. An item of a list (a queue, a limit, a rule, a name)
///            owns the comment lines directly above it with the same indentation, and those directly below it that are
///            indented deeper: they move, are copied and go with it, and so does what stands behind it on its lines.
///            Comments that a blank line parts from it stay. With a key that is cleared go the comments on its own
///            line and on the lines of what it holds; comments on lines of their own stay, or the edit is refused.
/// Errors:    NotFound for a place without such a value, InvalidArgument for a value that no configuration may hold,
///            Parse while the text itself cannot be read, Unsupported where the way the text is written (an alias,
///            a merge key, a comment that would be lost) rules the edit out; the message says why.
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
    /// As read; nullptr while the text has errors of category "yaml".
    [[nodiscard]] const SchedulerConfig* config() const;
    /// Where a span of config() stands in text(): elsewhere when the configuration is packed into a manifest.
    [[nodiscard]] TextSpan placeInText(const TextSpan& span) const;

    /// Gives a single value a new text: of a field, of an entry of a map such as ".../max/memory", or of a name in a
    /// list. Maps on the way are brought into being, items of lists are not. Booleans are "true" or "false", counts and
    /// weights decimal, quantities as RES-4 has them. A name of a queue is set like any other; see renameQueue().
    [[nodiscard]] Result<Edits> set(const ConfigPlace& place, std::string_view text) const;
    /// Makes a list of names hold @p texts; the empty list takes the key out.
    [[nodiscard]] Result<Edits> setTexts(const ConfigPlace& list,
                                         const std::vector<std::string>& texts) const;
    /// Takes the key at @p place out, and each map around it that becomes empty. No edits when nothing is set there.
    [[nodiscard]] Result<Edits> clear(const ConfigPlace& place) const;

    /// Puts @p item where @p place says, its last step being the position that the item is to have.
    [[nodiscard]] Result<Edits> insert(const ConfigPlace& place, const ConfigItem& item) const;
    /// Takes an item out of its list, and with the last one the list; the required lists become "[]".
    [[nodiscard]] Result<Edits> remove(const ConfigPlace& item) const;
    /// Moves an item with its whole text, indented anew. @p to is the place it is to have: within its own list
    /// counted without it, in another list of the same kind as that is before the move.
    [[nodiscard]] Result<Edits> move(const ConfigPlace& item, const ConfigPlace& to) const;
    /// Copies an item with its whole text, anchors aside, to the position below it.
    [[nodiscard]] Result<Edits> duplicate(const ConfigPlace& item) const;

    /// Copies the comments that @p from owns to lines of their own above @p to, below those that are there.
    [[nodiscard]] Result<Edits> copyComments(const ConfigPlace& from, const ConfigPlace& to) const;

    /// Switches an item of a block list off: its lines, comments included, become comments, each behind "#|" below a
    /// line "# quotadeck:disabled". Unsupported for the last queue of a partition.
    [[nodiscard]] Result<Edits> disable(const ConfigPlace& item) const;
    /// The lines of the items that are switched off, in the order of the text, the heading line included.
    [[nodiscard]] std::vector<TextSpan> disabledItems() const;
    /// What is switched off; empty while the text itself cannot be read.
    [[nodiscard]] DisabledContent disabledContent() const;
    /// Switches number @p index of disabledItems() on again: the text is, byte for byte, what it was before.
    [[nodiscard]] Result<Edits> enable(std::size_t index) const;

    [[nodiscard]] Result<Edits> renameQueue(const ConfigPlace& queue, std::string_view name,
                                            PathsInRules paths) const;

    /// All of @p operations, each on the document that those before give, as one list of edits for this one: in the
    /// order of the text, apart from each other. The first that fails is the answer.
    [[nodiscard]] Result<Edits> transact(const std::vector<Operation>& operations) const;

    /// Sets the maximum of resource type @p type, a quantity text such as "10Gi" (RES-4).
    [[nodiscard]] Result<Edits> setQuantity(const LimitAddress& address, std::string_view type,
                                            std::string_view quantity) const;
    /// Takes @p type out of the maximum, and the maximum with its last type. NotFound when it is not in there.
    [[nodiscard]] Result<Edits> removeQuantity(const LimitAddress& address, std::string_view type) const;
    /// std::nullopt takes the key out: no limit.
    [[nodiscard]] Result<Edits> setMaxApplications(const LimitAddress& address,
                                                   std::optional<std::uint64_t> count) const;
    /// An empty list takes the key out.
    [[nodiscard]] Result<Edits> setUsers(const LimitAddress& address,
                                         const std::vector<std::string>& users) const;
    [[nodiscard]] Result<Edits> setGroups(const LimitAddress& address,
                                          const std::vector<std::string>& groups) const;
    /// An empty text takes the key out.
    [[nodiscard]] Result<Edits> setDescription(const LimitAddress& address,
                                               std::string_view description) const;

    /// Makes @p edits, which must be for the current text; returns those that take it back byte for byte.
    Edits apply(const Edits& edits);

private:
    struct Content;
    using Change = std::function<Result<Edits>(const LimitConfig& limit, const ConfigPlace& place)>;

    /// Passes @p edits on when they make the text say what is intended.
    [[nodiscard]] Result<Edits> verified(Result<Edits> edits, const SchedulerConfig& intended,
                                         const ConfigPlace& place) const;
    [[nodiscard]] Result<SchedulerConfig> readable() const;
    /// True when an item of the text @p disabled can be switched on so that it becomes the current text.
    [[nodiscard]] bool canEnableAgain(std::string disabled) const;
    [[nodiscard]] Result<Edits> onLimit(const LimitAddress& address, const Change& change) const;

    std::unique_ptr<const Content> m_content;
};
} // namespace quotadeck::config
