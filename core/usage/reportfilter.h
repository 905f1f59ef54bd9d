// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/resource/resource.h"
#include "core/usage/consumption.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::usage {
/// Which names a filter takes. A name is written as tables show it: "ann" is that name, of a queue also all below it; "ann*" all
/// that begin so; "(none)" an empty name, "(unknown)" one that the source does not say. A backslash makes a plain letter of a
/// comma, of a star, of another backslash, of a space or of the first letter of the last two.
class NamePattern
{
public:
    /// Errors: InvalidArgument for an empty text, and for a star that does not end it.
    [[nodiscard]] static Result<NamePattern> read(std::string_view text);

    [[nodiscard]] bool takes(Dimension dimension, const std::optional<std::string>& name) const;
    /// The letters of it, without the star.
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] bool isExact() const { return m_kind == Kind::Exact; }
    /// read() gives it back.
    [[nodiscard]] std::string text() const;
    friend bool operator==(const NamePattern&, const NamePattern&) = default;

private:
    enum class Kind : std::uint8_t { Exact, Prefix, None, Unknown };

    Kind m_kind = Kind::Exact;
    std::string m_name;
};

/// Which amounts a report has. Several names of one key are alternatives; different keys all hold. Without keys it takes all.
class ReportFilter
{
public:
    /// Reads "queue=root.eng,user=ann,user=bob*,resource=vcore"; spaces around names and an empty text are allowed.
    /// Errors: InvalidArgument for an unknown key, and for a name that is none.
    [[nodiscard]] static Result<ReportFilter> read(std::string_view text);

    [[nodiscard]] static bool isKey(std::string_view key);
    /// "queue, user, ...": all keys.
    [[nodiscard]] static std::string keys();
    /// @p name as a filter takes it, whatever its letters are.
    [[nodiscard]] static std::string nameText(std::string_view name);
    /// Errors: as read().
    [[nodiscard]] Status add(std::string_view key, std::string_view name);
    void addType(ResourceType type);
    /// The keys and names of @p other, too.
    void add(const ReportFilter& other);

    /// Each key that @p other has is as there, resources too; the others stay.
    void takeKeysOf(const ReportFilter& other);

    [[nodiscard]] bool isEmpty() const { return m_names.empty() && m_types.empty(); }
    /// Takes amounts by other names than those of queues, to which guarantees belong.
    [[nodiscard]] bool isBeyondQueues() const;
    [[nodiscard]] const std::map<Dimension, std::vector<NamePattern>>& names() const { return m_names; }
    [[nodiscard]] const std::vector<ResourceType>& types() const { return m_types; }
    [[nodiscard]] std::vector<Dimension> dimensions() const;

    [[nodiscard]] bool takes(const Subject& subject) const;
    [[nodiscard]] bool takes(ResourceType type) const;
    /// read() gives it back; empty for one that takes all.
    [[nodiscard]] std::string text() const;
    friend bool operator==(const ReportFilter&, const ReportFilter&) = default;

private:
    std::map<Dimension, std::vector<NamePattern>> m_names;
    std::vector<ResourceType> m_types; ///< none: all
};

/// Takes out of @p ledger what @p filter leaves out, before anything is added up. Where it takes by other names than those of
/// queues, guaranteed and idle are not known. Names that nothing in the ledger has become a note.
/// Errors: Unsupported where the ledger does not know any name of a key.
[[nodiscard]] Status applyFilter(Ledger& ledger, const ReportFilter& filter);
} // namespace quotadeck::usage
