// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonread.h"

#include "core/resource/receivedtypes.h"
#include "core/snapshot/jsonsyntax.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <fmt/format.h>
#include <limits>

namespace quotadeck::rest {
namespace {
enum class Kind : unsigned char { Plain, Quote, Open, Close, Comma };

constexpr std::array<Kind, 256> kinds()
{
    std::array<Kind, 256> table{};
    table['"'] = Kind::Quote;
    table['{'] = table['['] = Kind::Open;
    table['}'] = table[']'] = Kind::Close;
    table[','] = Kind::Comma;
    return table;
}

// A table instead of comparisons: this loop touches every byte of answers of tens of megabytes.
constexpr std::array<Kind, 256> kKinds = kinds();

Kind kindOf(char c)
{
    return kKinds[static_cast<unsigned char>(c)];
}
} // namespace

JsonItems::JsonItems(std::string_view json) : m_json(json)
{
    skipSpace();
    if (take('['))
        m_state = State::First;
}

std::optional<std::string_view> JsonItems::next()
{
    if (m_state != State::First && m_state != State::AfterItem)
        return std::nullopt;
    skipSpace();
    if (take(']')) {
        m_state = State::Closed;
        skipSpace();
        return std::nullopt;
    }
    if (m_state == State::AfterItem && !take(',')) {
        m_state = State::Broken;
        return std::nullopt;
    }
    skipSpace();
    const auto start = m_at;
    skipItem();
    // At the end the bracket of the list is missing; without length there is none between two commas.
    m_state = m_at == m_json.size() || m_at == start ? State::Broken : State::AfterItem;
    if (m_state == State::Broken)
        return std::nullopt;
    return m_json.substr(start, m_at - start);
}

void JsonItems::skipSpace()
{
    m_at = std::min(m_json.find_first_not_of(" \t\r\n", m_at), m_json.size());
}

bool JsonItems::take(char wanted)
{
    if (m_at == m_json.size() || m_json[m_at] != wanted)
        return false;
    ++m_at;
    return true;
}

void JsonItems::skipString()
{
    ++m_at;
    while (m_at < m_json.size() && m_json[m_at] != '"')
        m_at += m_json[m_at] == '\\' ? 2U : 1U;
    m_at = std::min(m_at + 1, m_json.size());
}

void JsonItems::skipItem()
{
    std::size_t depth = 0;
    while (m_at < m_json.size()) {
        const auto kind = kindOf(m_json[m_at]);
        const bool isOutside = depth == 0 && (kind == Kind::Comma || kind == Kind::Close);
        if (isOutside)
            return;
        if (kind == Kind::Quote) {
            skipString();
            continue;
        }
        if (kind == Kind::Open)
            ++depth;
        else if (kind == Kind::Close)
            --depth;
        ++m_at;
    }
}

namespace {
// Levels of lists and objects: half as many levels of queues. Recursion over the tree stays within the stack
// of a worker thread.
constexpr std::size_t kMaxDepth = 1024;
constexpr std::size_t kFirstItemSize = 4096; // grows with the items
constexpr std::size_t kExcerptLength = 60;
constexpr std::size_t kMaxCachedTypes = 16;
constexpr std::size_t kMostMemory = 256UL * 1024 * 1024; ///< bytes of the lists of one answer
/// Of one resource, which is a sorted list.
constexpr std::size_t kMostTypes = 1'000;

ErrorCode codeFor(simdjson::error_code error)
{
    switch (error) {
    case simdjson::DEPTH_ERROR:
    case simdjson::CAPACITY:
    case simdjson::MEMALLOC:
        return ErrorCode::TooLarge;
    default:
        return ErrorCode::Parse;
    }
}

std::string describe(simdjson::error_code error, std::string_view json)
{
    if (error == simdjson::DEPTH_ERROR)
        return fmt::format("The answer is nested more than {} levels deep.", kMaxDepth);
    if (codeFor(error) == ErrorCode::TooLarge)
        return "The answer is too large.";
    if (json.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return "The answer is empty (byte 0).";
    const auto start = fmt::format("the answer starts with \"{}\"", excerpt(json, kExcerptLength));
    const auto fault = findSyntaxFault(json);
    if (!fault)
        return fmt::format("No JSON: {}; {}.", simdjson::error_message(error), start);
    const auto key = fault->key.empty()
        ? std::string()
        : fmt::format(", last key \"{}\"", excerpt(fault->key, kExcerptLength));
    return fmt::format("No JSON at byte {}: {}{}; {}.", fault->offset, fault->reason, key, start);
}

/// How a value looks in a complaint.
std::string shown(simdjson::dom::element element)
{
    switch (element.type()) {
    case simdjson::dom::element_type::OBJECT:
        return "an object";
    case simdjson::dom::element_type::ARRAY:
        return "a list";
    default:
        return excerpt(simdjson::minify(element), kExcerptLength);
    }
}

/// True when the whole of @p text is one number that @p target can hold.
template <typename Number>
bool parseNumber(std::string_view text, Number& target)
{
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, target);
    return error == std::errc() && stop == end;
}

template <std::integral Integer>
void readInteger(const JsonValue& value, Integer& target)
{
    const auto element = value.element();
    bool isGood = false;
    if (std::int64_t number = 0; element.get(number) == simdjson::SUCCESS) {
        isGood = std::in_range<Integer>(number);
        target = isGood ? static_cast<Integer>(number) : target;
    } else if (std::uint64_t large = 0; element.get(large) == simdjson::SUCCESS) {
        isGood = std::in_range<Integer>(large);
        target = isGood ? static_cast<Integer>(large) : target;
    } else if (std::string_view text; element.get(text) == simdjson::SUCCESS) {
        isGood = parseNumber(text, target);
    }
    if (!isGood)
        value.mustBe(fmt::format("a whole number from {} to {}", std::numeric_limits<Integer>::min(),
                                 std::numeric_limits<Integer>::max()));
}

std::string_view withoutByteOrderMark(std::string_view json)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    return json.starts_with(kByteOrderMark) ? json.substr(kByteOrderMark.size()) : json;
}

/// What to say of an answer that is no list: nothing if it is null.
Status readNoList(std::string_view json)
{
    Answer answer;
    if (auto status = answer.parse(json); !status)
        return status;
    if (!answer.root().isNull())
        answer.root().mustBe("a list");
    if (answer.error())
        return tl::unexpected(*answer.error());
    return {};
}
} // namespace

void ReadContext::fail(std::string message, ErrorCode code)
{
    if (!m_error)
        m_error = Error{code, {}, std::move(message)};
}

void ReadContext::charge(std::size_t bytes)
{
    if (m_charged += bytes; m_charged > kMostMemory)
        fail(fmt::format(
                 "The lists of the answer need more than the {} MiB of memory that are used for one answer.",
                 kMostMemory / (1024 * 1024)),
             ErrorCode::TooLarge);
}

ResourceType ReadContext::resourceType(std::string_view name)
{
    const auto known = std::ranges::find(m_types, name, &ResourceType::name);
    if (known != m_types.end())
        return *known;
    const auto type = receivedType(name);
    if (!type) {
        fail(fmt::format("The resource type \"{}\" cannot be read: its name is longer than {} bytes, or more "
                         "than {} types "
                         "were received.",
                         excerpt(name, kExcerptLength), kMostTypeNameSize, kMostReceivedTypes),
             ErrorCode::TooLarge);
        return ResourceType("memory"); // of an answer that is refused
    }
    if (m_types.size() < kMaxCachedTypes)
        m_types.push_back(*type);
    return *type;
}

std::string JsonValue::path() const
{
    if (m_parent == nullptr)
        return {};
    auto result = m_parent->path();
    if (m_key.data() == nullptr)
        return result + fmt::format("[{}]", m_index);
    if (!result.empty())
        result += '.';
    return result + excerpt(m_key, kExcerptLength);
}

void JsonValue::mustBe(std::string_view wanted) const
{
    const auto where = path();
    m_context->fail(fmt::format("{} must be {}, but is {}.", where.empty() ? "The answer" : where, wanted,
                                shown(m_element)));
}

void JsonValue::misses(std::string_view key) const
{
    const auto where = path();
    m_context->fail(fmt::format("{} has no {}.", where.empty() ? "The answer" : where, key));
}

void read(const JsonValue& value, std::string& target)
{
    switch (value.element().type()) {
    case simdjson::dom::element_type::STRING:
        target = std::string_view(value.element());
        return;
    case simdjson::dom::element_type::INT64:
    case simdjson::dom::element_type::UINT64:
    case simdjson::dom::element_type::BOOL:
        target = simdjson::minify(value.element());
        return;
    default:
        value.mustBe("a text");
    }
}

void read(const JsonValue& value, bool& target)
{
    if (value.element().get(target) == simdjson::SUCCESS)
        return;
    std::string_view text;
    if (value.element().get(text) != simdjson::SUCCESS || (text != "true" && text != "false"))
        return value.mustBe("true or false");
    target = text == "true";
}

void read(const JsonValue& value, std::int32_t& target)
{
    readInteger(value, target);
}

void read(const JsonValue& value, std::int64_t& target)
{
    readInteger(value, target);
}

void read(const JsonValue& value, std::uint64_t& target)
{
    readInteger(value, target);
}

void read(const JsonValue& value, double& target)
{
    std::string_view text;
    const bool isText = value.element().get(text) == simdjson::SUCCESS;
    if (isText ? !parseNumber(text, target) : value.element().get(target) != simdjson::SUCCESS)
        value.mustBe("a number");
}

void read(const JsonValue& value, QueuePath& target)
{
    std::string text;
    read(value, text);
    target = QueuePath(std::move(text));
}

void read(const JsonValue& value, Resource& target)
{
    target = Resource();
    const auto take = [&target, &value](std::string_view type, const JsonValue& amount) {
        if (target.entries().size() >= kMostTypes)
            return value.mustBe(fmt::format("a resource with at most {} types", kMostTypes));
        Quantity quantity = 0;
        read(amount, quantity);
        target.set(amount.context().resourceType(type), quantity);
    };
    value.eachField([&take](std::string_view key, const JsonValue& field) {
        if (key == "Resources" && field.isObject())
            field.eachField(take);
        else
            take(key, field);
    });
}

void read(const JsonValue& value, std::optional<Resource>& target)
{
    Resource resource;
    read(value, resource);
    if (resource.entries().empty())
        target.reset();
    else
        target = std::move(resource);
}

Status Answer::parse(std::string_view json)
{
    const auto text = withoutByteOrderMark(json);
    auto error = m_parser.allocate(text.size(), kMaxDepth);
    if (error == simdjson::SUCCESS)
        error = m_parser.parse(text.data(), text.size()).get(m_root);
    if (error != simdjson::SUCCESS)
        return fail(codeFor(error), {}, describe(error, json));
    return {};
}

Status readItems(std::string_view json, const std::function<void(const JsonValue&)>& visit)
{
    const auto text = withoutByteOrderMark(json);
    JsonItems items(text);
    if (!items.isList())
        return readNoList(json);

    simdjson::dom::parser parser;
    auto error = parser.allocate(kFirstItemSize, kMaxDepth);
    ReadContext context;
    const JsonValue list(context, {});
    std::size_t index = 0;
    while (const auto item = items.next()) {
        simdjson::dom::element element;
        // The parser reads some bytes past the end: only near the end of the text it needs a copy.
        const auto end = static_cast<std::size_t>(item->data() - text.data()) + item->size();
        const bool needsCopy = text.size() - end < simdjson::SIMDJSON_PADDING;
        if (error == simdjson::SUCCESS)
            error = parser.parse(item->data(), item->size(), needsCopy).get(element);
        if (error != simdjson::SUCCESS)
            return fail(codeFor(error), {}, describe(error, json));
        if (!element.is_null())
            visit(JsonValue(list, index, element));
        if (context.hasFailed())
            return tl::unexpected(*context.error());
        ++index;
    }
    if (!items.isComplete())
        return fail(ErrorCode::Parse, {}, describe(simdjson::TAPE_ERROR, json));
    return {};
}
} // namespace quotadeck::rest
