// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/answerbody.h"

#include "app/http/httpanswer.h"
#include "core/base/memoryguard.h"

#include <QIODevice>

#include <algorithm>
#include <span>
#include <utility>

namespace quotadeck::http {
namespace {
constexpr qint64 kPackedSlice = 64LL * 1024;
constexpr qint64 kSlice = 256LL * 1024;

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}
} // namespace

Status AnswerBody::setEncoding(const QByteArray& encoding)
{
    const QByteArray name = encoding.trimmed().toLower();
    m_inflater.reset();
    if (name == "gzip" || name == "x-gzip")
        m_inflater.emplace(Inflater::Format::Gzip, static_cast<std::uint64_t>(m_most));
    else if (name == "deflate")
        m_inflater.emplace(Inflater::Format::Deflate, static_cast<std::uint64_t>(m_most));
    else if (!name.isEmpty() && name != "identity")
        return fail(
            ErrorCode::Parse, {},
            Message(
                QUOTADECK_TEXT("http", "the answer has the content encoding \"%1\", but only %2 can be read"),
                printableStart(name), kEncodings));
    return {};
}

Result<bool> AnswerBody::takeSlice(QIODevice& source)
{
    return withinMemory({}, [&] { return m_inflater ? takePacked(source) : takePlain(source); });
}

Result<QByteArray> AnswerBody::finish()
{
    if (m_inflater && m_received > 0) {
        if (const Status status = m_inflater->finish(); !status)
            return fail(ErrorCode::Parse, {},
                        Message(QUOTADECK_TEXT("http", "the answer cannot be decompressed: %1"),
                                status.error().message));
    }
    m_body.squeeze();
    return std::exchange(m_body, {});
}

Result<bool> AnswerBody::takePlain(QIODevice& source)
{
    const qint64 before = m_body.size();
    makeRoom(kSlice);
    m_body.resize(before + kSlice);
    const qint64 count = std::max<qint64>(0, source.read(m_body.data() + before, kSlice)); // -1: not open
    m_body.resize(before + count);
    m_received += count;
    if (m_received > m_most)
        return tooLarge();
    return source.bytesAvailable() > 0;
}

Result<bool> AnswerBody::takePacked(QIODevice& source)
{
    if (m_packed.isEmpty()) {
        m_packed = source.read(kPackedSlice);
        m_received += m_packed.size();
        if (m_received > m_most) // many bytes may unpack to few
            return tooLarge();
    }
    const qint64 before = m_body.size();
    makeRoom(kSlice);
    m_body.resize(before + kSlice);
    const auto step = m_inflater->step(viewOf(m_packed),
                                       std::span(m_body.data() + before, static_cast<std::size_t>(kSlice)));
    if (!step && step.error().code == ErrorCode::TooLarge)
        return tooLarge();
    if (!step)
        return fail(
            ErrorCode::Parse, {},
            Message(QUOTADECK_TEXT("http", "the answer cannot be decompressed: %1"), step.error().message));
    m_body.resize(before + static_cast<qint64>(step->written));
    m_packed.remove(0, static_cast<qint64>(step->used));
    return !m_packed.isEmpty() || step->written == static_cast<std::size_t>(kSlice)
        || source.bytesAvailable() > 0;
}

tl::unexpected<Error> AnswerBody::tooLarge() const
{
    return fail(
        ErrorCode::TooLarge, {},
        Message(
            m_inflater
                ? QUOTADECK_TEXT("http",
                                 "the answer is larger than %1 bytes after decompression, the most that is "
                                 "read; check the address")
                : QUOTADECK_TEXT(
                    "http", "the answer is larger than %1 bytes, the most that is read; check the address"),
            m_most));
}

/// Doubles the capacity as usual, but not beyond what may come.
void AnswerBody::makeRoom(qint64 bytes)
{
    const qint64 needed = m_body.size() + bytes;
    if (m_body.capacity() < needed)
        m_body.reserve(std::max(needed, std::min<qint64>(2 * m_body.capacity(), m_most + bytes)));
}
} // namespace quotadeck::http
