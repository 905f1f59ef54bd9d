// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonread.h"

#include "core/base/text.h"
#include "core/resource/resource.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <fmt/format.h>
#include <limits>

namespace quotadeck::rest {
namespace {
enum class Expected { Value, ValueOrEnd, Key, KeyOrEnd, CommaOrEnd };

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// A pushdown automaton over the grammar of RFC 8259; containers are kept on a stack of its own.
class Scanner
{
public:
    explicit Scanner(std::string_view json) : m_json(json) { }

    std::optional<SyntaxFault> run()
    {
        do {
            skipSpace();
            step();
        } while (!m_fault && !(m_open.empty() && m_expected == Expected::CommaOrEnd));
        skipSpace();
        if (!m_fault && !atEnd())
            fail(QUOTADECK_TEXT("snapshot", "text after the end of the value"));
        return m_fault;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at == m_json.size(); }
    [[nodiscard]] char current() const { return atEnd() ? '\0' : m_json[m_at]; }

    void fail(MessageTemplate reason)
    {
        if (!m_fault)
            m_fault = SyntaxFault{m_at, m_key,
                                  atEnd() ? QUOTADECK_TEXT("snapshot", "the text ends too early") : reason};
    }

    void skipSpace() { m_at = std::min(m_json.find_first_not_of(" \t\r\n", m_at), m_json.size()); }

    bool take(char wanted)
    {
        if (atEnd() || current() != wanted)
            return false;
        ++m_at;
        return true;
    }

    void step()
    {
        switch (m_expected) {
        case Expected::CommaOrEnd:
            if (take(','))
                m_expected = m_open.back() == '{' ? Expected::Key : Expected::Value;
            else if (!closes())
                fail(QUOTADECK_TEXT("snapshot", "expected a comma or the end of the list or object"));
            return;
        case Expected::Key:
        case Expected::KeyOrEnd:
            if (m_expected == Expected::Key || !closes())
                scanKey();
            return;
        case Expected::Value:
        case Expected::ValueOrEnd:
            if (m_expected == Expected::Value || !closes())
                scanValue();
            return;
        }
    }

    bool closes()
    {
        if (!take(m_open.back() == '{' ? '}' : ']'))
            return false;
        m_open.pop_back();
        m_expected = Expected::CommaOrEnd;
        return true;
    }

    void scanKey()
    {
        const auto start = m_at + 1;
        if (!take('"'))
            return fail(QUOTADECK_TEXT("snapshot", "expected a key in quotes"));
        scanString();
        if (m_fault)
            return;
        m_key = m_json.substr(start, m_at - 1 - start);
        skipSpace();
        if (!take(':'))
            fail(QUOTADECK_TEXT("snapshot", "expected a colon"));
        m_expected = Expected::Value;
    }

    void scanValue()
    {
        const char first = current();
        if (first == '{' || first == '[') {
            ++m_at;
            m_open.push_back(first);
            m_expected = first == '{' ? Expected::KeyOrEnd : Expected::ValueOrEnd;
            return;
        }
        m_expected = Expected::CommaOrEnd;
        if (take('"'))
            scanString();
        else if (first == '-' || isDigit(first))
            scanNumber();
        else
            scanWord();
    }

    void scanWord()
    {
        for (const std::string_view word : {"true", "false", "null"}) {
            if (m_json.substr(m_at).starts_with(word)) {
                m_at += word.size();
                return;
            }
            if (!atEnd() && word.starts_with(m_json.substr(m_at))) // cut off inside the word
                m_at = m_json.size();
        }
        fail(QUOTADECK_TEXT("snapshot", "expected a value"));
    }

    void scanNumber()
    {
        const auto start = m_at;
        take('-');
        if (!take('0'))
            scanDigits();
        bool isInteger = true;
        if (take('.')) {
            isInteger = false;
            scanDigits();
        }
        if (take('e') || take('E')) {
            isInteger = false;
            if (!take('+'))
                take('-');
            scanDigits();
        }
        if (!m_fault && !isInRange(m_json.substr(start, m_at - start), isInteger)) {
            m_at = start;
            fail(QUOTADECK_TEXT("snapshot", "number out of range"));
        }
    }

    void scanDigits()
    {
        if (!isDigit(current()))
            fail(QUOTADECK_TEXT("snapshot", "expected a digit"));
        while (isDigit(current()))
            ++m_at;
    }

    static bool isInRange(std::string_view number, bool isInteger)
    {
        const auto fits = [number](auto value) {
            return std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc();
        };
        return isInteger ? fits(std::int64_t{}) || fits(std::uint64_t{}) : fits(double{});
    }

    /// Up to and including the closing quote.
    void scanString()
    {
        while (!m_fault && !take('"')) {
            const auto length = wellFormedUtf8Length(m_json.substr(m_at));
            if (length == 0)
                fail(QUOTADECK_TEXT("snapshot", "no valid UTF-8"));
            else if (static_cast<unsigned char>(current()) < 0x20)
                fail(QUOTADECK_TEXT("snapshot", "control character in a text"));
            else if (take('\\'))
                scanEscape();
            else
                m_at += length;
        }
    }

    void scanEscape()
    {
        if (take('u')) {
            for (int digit = 0; digit < 4; ++digit) {
                if (!isHexDigit(current()))
                    return fail(QUOTADECK_TEXT("snapshot", "expected a hexadecimal digit"));
                ++m_at;
            }
        } else if (!atEnd() && std::string_view("\"\\/bfnrt").find(current()) != std::string_view::npos) {
            ++m_at;
        } else {
            fail(QUOTADECK_TEXT("snapshot", "unknown escape sequence"));
        }
    }

    std::string_view m_json;
    std::size_t m_at = 0;
    std::string m_open; // the brackets that are open, outermost first
    Expected m_expected = Expected::Value;
    std::string_view m_key;
    std::optional<SyntaxFault> m_fault;
};
} // namespace

std::optional<SyntaxFault> findSyntaxFault(std::string_view json)
{
    return Scanner(json).run();
}

std::string excerpt(std::string_view text, std::size_t limit)
{
    std::string result(text.substr(0, limit));
    std::ranges::replace_if(
        result, [](char c) { return c < 0x20 || c > 0x7E; }, '?');
    if (text.size() > limit)
        result += "...";
    return result;
}

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

Message describe(simdjson::error_code error, std::string_view json)
{
    if (error == simdjson::DEPTH_ERROR)
        return Message(QUOTADECK_TEXT("snapshot", "The answer is nested more than %1 levels deep."),
                       kMaxDepth);
    if (codeFor(error) == ErrorCode::TooLarge)
        return QUOTADECK_TEXT("snapshot", "The answer is too large.");
    if (json.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return QUOTADECK_TEXT("snapshot", "The answer is empty (byte 0).");
    const auto start = excerpt(json, kExcerptLength);
    const auto fault = findSyntaxFault(json);
    if (!fault)
        return Message(QUOTADECK_TEXT("snapshot", "No JSON: %1; the answer starts with \"%2\"."),
                       simdjson::error_message(error), start);
    if (fault->key.empty())
        return Message(QUOTADECK_TEXT("snapshot", "No JSON at byte %1: %2; the answer starts with \"%3\"."),
                       fault->offset, fault->reason, start);
    return Message(
        QUOTADECK_TEXT("snapshot", "No JSON at byte %1: %2, last key \"%3\"; the answer starts with \"%4\"."),
        fault->offset, fault->reason, excerpt(fault->key, kExcerptLength), start);
}

/// How a value looks in a complaint.
Message shown(simdjson::dom::element element)
{
    switch (element.type()) {
    case simdjson::dom::element_type::OBJECT:
        return QUOTADECK_TEXT("snapshot", "an object");
    case simdjson::dom::element_type::ARRAY:
        return QUOTADECK_TEXT("snapshot", "a list");
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
        value.mustBe(Message(QUOTADECK_TEXT("snapshot", "a whole number from %1 to %2"),
                             std::to_string(std::numeric_limits<Integer>::min()),
                             std::to_string(std::numeric_limits<Integer>::max())));
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
        answer.root().mustBe(QUOTADECK_TEXT("snapshot", "a list"));
    if (answer.error())
        return tl::unexpected(*answer.error());
    return {};
}
} // namespace

void ReadContext::fail(Message message, ErrorCode code)
{
    if (!m_error)
        m_error = Error{code, {}, std::move(message)};
}

void ReadContext::charge(std::size_t bytes)
{
    if (m_charged += bytes; m_charged > kMostMemory)
        fail(Message(QUOTADECK_TEXT("snapshot",
                                    "The lists of the answer need more than the %1 MiB of memory that are "
                                    "used for one answer."),
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
        fail(Message(QUOTADECK_TEXT("snapshot",
                                    "The resource type \"%1\" cannot be read: its name is longer than %2 "
                                    "bytes, or more than %3 types were received."),
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

void JsonValue::mustBe(const Message& wanted) const
{
    const auto where = path();
    m_context->fail(where.empty() ? Message(QUOTADECK_TEXT("snapshot", "The answer must be %1, but is %2."),
                                            wanted, shown(m_element))
                                  : Message(QUOTADECK_TEXT("snapshot", "%1 must be %2, but is %3."), where,
                                            wanted, shown(m_element)));
}

void JsonValue::misses(std::string_view key) const
{
    const auto where = path();
    m_context->fail(where.empty() ? Message(QUOTADECK_TEXT("snapshot", "The answer has no %1."), key)
                                  : Message(QUOTADECK_TEXT("snapshot", "%1 has no %2."), where, key));
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
        value.mustBe(QUOTADECK_TEXT("snapshot", "a text"));
    }
}

void read(const JsonValue& value, bool& target)
{
    if (value.element().get(target) == simdjson::SUCCESS)
        return;
    std::string_view text;
    if (value.element().get(text) != simdjson::SUCCESS || (text != "true" && text != "false"))
        return value.mustBe(QUOTADECK_TEXT("snapshot", "true or false"));
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
        value.mustBe(QUOTADECK_TEXT("snapshot", "a number"));
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
            return value.mustBe(
                Message(QUOTADECK_TEXT("snapshot", "a resource with at most %1 types"), kMostTypes));
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
