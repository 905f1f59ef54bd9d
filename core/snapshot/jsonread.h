// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <simdjson.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A parsed answer, its values and how each type is read from one. Internal to core.
namespace quotadeck::rest {
/// Where and why a text stops being JSON.
struct SyntaxFault
{
    std::size_t offset = 0; ///< in bytes
    std::string_view key; ///< the last object key before it, as written; empty if there is none
    Message reason;
};

/// The first fault of @p json, or nothing. Looks for what the parser has refused already, because the parser
/// does not say where; so it is slow and exact. Integers beyond 64 bits are a fault, as for the parser.
/// The key leads into @p json.
[[nodiscard]] std::optional<SyntaxFault> findSyntaxFault(std::string_view json);

/// The start of @p text for a message: printable ASCII only, at most @p limit characters, "..." where cut.
[[nodiscard]] std::string excerpt(std::string_view text, std::size_t limit);

/// Cuts the text of a list into the texts of its items, so that a long list never has to be held parsed as a
/// whole. Looks at brackets and quotes only; the parser decides whether an item is JSON.
/// Internal to core/snapshot.
class JsonItems
{
public:
    explicit JsonItems(std::string_view json);

    /// False for a text that does not begin like a list.
    [[nodiscard]] bool isList() const { return m_state != State::NoList; }
    /// The next item, a view into the text; nothing after the last one and where the list is broken.
    [[nodiscard]] std::optional<std::string_view> next();
    /// After next() gave nothing: the list was closed and nothing follows.
    [[nodiscard]] bool isComplete() const { return m_state == State::Closed && m_at == m_json.size(); }

private:
    enum class State { NoList, First, AfterItem, Closed, Broken };

    void skipSpace();
    void skipString();
    void skipItem();
    bool take(char wanted);

    std::string_view m_json;
    std::size_t m_at = 0;
    State m_state = State::NoList;
};

/// What the reading of one answer shares: the first complaint, after which nothing more is read, the resource types met
/// so far, which spares most look-ups in the process-wide table, and how much memory its lists need: rows can be many
/// times larger than their text.
class ReadContext
{
public:
    void fail(Message message, ErrorCode code = ErrorCode::Parse);
    /// Counts @p bytes of a list; a complaint beyond what is read.
    void charge(std::size_t bytes);
    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// Complains of a new type where a server has sent too many.
    [[nodiscard]] ResourceType resourceType(std::string_view name);

private:
    std::optional<Error> m_error;
    std::vector<ResourceType> m_types;
    std::size_t m_charged = 0; ///< bytes
};

/// A value of an answer together with the way to it. Lives on the stack below the value that holds it.
class JsonValue
{
public:
    JsonValue(ReadContext& context, simdjson::dom::element element) : m_context(&context), m_element(element)
    {
    }
    JsonValue(const JsonValue& parent, std::string_view key, simdjson::dom::element element)
        : m_context(parent.m_context)
        , m_element(element)
        , m_parent(&parent)
        , m_key(key)
    {
    }
    JsonValue(const JsonValue& parent, std::size_t index, simdjson::dom::element element)
        : m_context(parent.m_context)
        , m_element(element)
        , m_parent(&parent)
        , m_index(index)
    {
    }

    [[nodiscard]] simdjson::dom::element element() const { return m_element; }
    [[nodiscard]] ReadContext& context() const { return *m_context; }
    [[nodiscard]] bool isNull() const { return m_element.is_null(); }
    [[nodiscard]] bool isObject() const { return m_element.is_object(); }
    [[nodiscard]] bool isArray() const { return m_element.is_array(); }
    [[nodiscard]] bool has(std::string_view key) const
    {
        return m_element.at_key(key).error() == simdjson::SUCCESS;
    }

    /// Calls visit(key, value) for the fields that are not null (REST-60). Anything but an object is an error.
    template <typename Visitor>
    void eachField(Visitor&& visit) const;
    /// Calls visit(value) for the items that are not null. Anything but a list is an error.
    template <typename Visitor>
    void eachItem(Visitor&& visit) const;

    /// Complains that this value is not @p wanted, "a whole number".
    void mustBe(const Message& wanted) const;
    /// Complains that the field @p key is missing, which identifies the object.
    void misses(std::string_view key) const;

private:
    [[nodiscard]] std::string path() const;

    ReadContext* m_context;
    simdjson::dom::element m_element;
    const JsonValue* m_parent = nullptr;
    std::string_view m_key; // without data for the item of a list
    std::size_t m_index = 0;
};

template <typename Visitor>
void JsonValue::eachField(Visitor&& visit) const
{
    simdjson::dom::object object;
    if (m_element.get(object) != simdjson::SUCCESS)
        return mustBe(QUOTADECK_TEXT("snapshot", "an object"));
    for (const auto field : object) {
        if (m_context->hasFailed())
            return;
        if (!field.value.is_null())
            visit(field.key, JsonValue(*this, field.key, field.value));
    }
}

template <typename Visitor>
void JsonValue::eachItem(Visitor&& visit) const
{
    simdjson::dom::array array;
    if (m_element.get(array) != simdjson::SUCCESS)
        return mustBe(QUOTADECK_TEXT("snapshot", "a list"));
    std::size_t index = 0;
    for (const auto item : array) {
        if (m_context->hasFailed())
            return;
        if (!item.is_null())
            visit(JsonValue(*this, index, item));
        ++index;
    }
}

/// One overload a type. Numbers and truth values may come as text and the other way round (REST-60); what does
/// not fit is a complaint. Lists and maps are replaced, not extended.
void read(const JsonValue& value, std::string& target);
void read(const JsonValue& value, bool& target);
void read(const JsonValue& value, std::int32_t& target);
void read(const JsonValue& value, std::int64_t& target);
void read(const JsonValue& value, std::uint64_t& target);
void read(const JsonValue& value, double& target);
void read(const JsonValue& value, QueuePath& target);
/// Plain or in the wrapper {"Resources": {...}}; a type called "Resources" has a number, not an object.
void read(const JsonValue& value, Resource& target);
/// As above. Without any type: nil, since current servers leave out what older ones send empty.
void read(const JsonValue& value, std::optional<Resource>& target);

template <typename Tag>
void read(const JsonValue& value, StrongId<Tag>& target)
{
    std::string text;
    read(value, text);
    target = StrongId<Tag>(std::move(text));
}

template <typename T>
void read(const JsonValue& value, std::optional<T>& target)
{
    read(value, target.emplace());
}

template <typename T>
void read(const JsonValue& value, std::vector<T>& target)
{
    target.clear();
    value.eachItem([&target](const JsonValue& item) {
        item.context().charge(sizeof(T));
        read(item, target.emplace_back());
    });
}

constexpr std::size_t kMapNodeSize = 4 * sizeof(void*); ///< bytes beside its value

template <typename Key, typename T>
void read(const JsonValue& value, std::map<Key, T>& target)
{
    target.clear();
    value.eachField([&target](std::string_view key, const JsonValue& field) {
        field.context().charge(sizeof(typename std::map<Key, T>::value_type) + kMapNodeSize);
        read(field, target[Key(std::string(key))]);
    });
}

/// An answer's text, parsed. Values lead into it and must not outlive it.
class Answer
{
public:
    /// Fails with Parse and the byte offset, or with TooLarge for nesting that no real answer has.
    [[nodiscard]] Status parse(std::string_view json);
    [[nodiscard]] JsonValue root() { return {m_context, m_root}; }
    [[nodiscard]] const std::optional<Error>& error() const { return m_context.error(); }

private:
    simdjson::dom::parser m_parser;
    simdjson::dom::element m_root;
    ReadContext m_context;
};

/// Parses @p json and has @p fill(root, T&) read it.
template <typename T, typename Fill>
[[nodiscard]] Result<T> readAnswer(std::string_view json, Fill&& fill)
{
    Answer answer;
    if (auto status = answer.parse(json); !status)
        return tl::unexpected(std::move(status).error());
    T result{};
    fill(answer.root(), result);
    if (answer.error())
        return tl::unexpected(*answer.error());
    return result;
}

/// Calls @p visit for the items of the list @p json that are not null, parsing one item at a time: the memory
/// needed beside the text is that of the largest item. The null that an empty list may be sent as has none.
[[nodiscard]] Status readItems(std::string_view json, const std::function<void(const JsonValue&)>& visit);

/// The rows of the list @p json in the order of PartitionSnapshot.
template <typename Row>
[[nodiscard]] Result<std::vector<Row>> readList(std::string_view json)
{
    std::vector<Row> rows;
    auto status = readItems(json, [&rows](const JsonValue& item) {
        item.context().charge(sizeof(Row));
        read(item, rows.emplace_back());
    });
    if (!status)
        return tl::unexpected(std::move(status).error());
    normalize(rows);
    return rows;
}
} // namespace quotadeck::rest
