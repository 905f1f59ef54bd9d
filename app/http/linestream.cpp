// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/linestream.h"

#include "core/base/memoryguard.h"

#include <QElapsedTimer>
#include <QIODevice>
#include <QNetworkProxy>
#include <QNetworkReply>

#include <algorithm>
#include <utility>

namespace quotadeck::http {
namespace {
/// A stream without a line is a stream.
HttpTarget acceptingNothing(HttpTarget target)
{
    target.accepted.empty = true;
    return target;
}

constexpr qint64 kMostRefusal = 1024LL * 1024; ///< bytes
constexpr qint64 kLineSlice = 64LL * 1024; ///< bytes, taken at once
constexpr qsizetype kKeptBuffer = 1024LL * 1024; ///< bytes, between two lines
constexpr int kTurn = 4; ///< ms, of one turn of the event loop

tl::unexpected<Error> lineTooLong(qint64 most)
{
    return fail(
        ErrorCode::TooLarge, {},
        Message(QUOTADECK_TEXT("http", "a line of the answer is longer than %1 bytes, the most that is read"),
                most));
}
} // namespace

LineStream::LineStream(ServerAccessPtr access, LineRequest request, QObject* parent)
    : HttpExchange(std::move(access), acceptingNothing(request), std::nullopt,
                   {request.limits.opening, std::nullopt, request.limits.redirects, false}, parent)
    , m_limits(request.limits)
    , m_refusal(kMostRefusal)
{
}

LineStream::~LineStream()
{
    abandon(); // the reply ends before its network
}

QNetworkAccessManager& LineStream::network()
{
    m_network.setProxy(access().network().proxy());
    return m_network;
}

void LineStream::beginBody()
{
    m_refusal = AnswerBody(kMostRefusal);
    m_buffer.clear();
    m_start = 0;
    m_searched = 0;
    m_received = 0;
}

bool LineStream::isRefusal() const
{
    return status() >= 300;
}

Status LineStream::takeHead(const QNetworkReply& reply)
{
    if (m_received > 0 || m_refusal.received() > 0 || m_isOpened) // reported again
        return {};
    if (isRefusal())
        return m_refusal.setEncoding(reply.rawHeader("Content-Encoding"));
    const QByteArray encoding = reply.rawHeader("Content-Encoding").trimmed().toLower();
    if (!encoding.isEmpty() && encoding != "identity")
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("http",
                                           "the server compresses the stream (\"%1\"), although it was "
                                           "asked not to"),
                            printableStart(encoding)));
    m_isOpened = true;
    setInactivity(m_limits.inactivity);
    Q_EMIT opened();
    return {};
}

Result<bool> LineStream::takeBody(QIODevice& source)
{
    if (isRefusal())
        return m_refusal.takeSlice(source);
    QElapsedTimer turn;
    turn.start();
    do {
        while (const auto line = nextLine()) {
            if (const Status status = pass(*line); !status)
                return tl::unexpected(status.error());
            if (isAbandoned())
                return false;
            if (turn.elapsed() >= kTurn)
                return true;
        }
        if (const Status status = takeLines(source); !status)
            return tl::unexpected(status.error());
    } while (m_searched < m_buffer.size());
    return false;
}

/// Takes more of @p source; to be called when there is no whole line.
Status LineStream::takeLines(QIODevice& source)
{
    return withinMemory({}, [&]() -> Status {
        if (m_start == m_buffer.size() && m_buffer.capacity() > kKeptBuffer)
            m_buffer = {};
        else
            m_buffer.remove(0, m_start);
        m_start = 0;
        m_searched = m_buffer.size();
        if (m_buffer.size() > m_limits.maxLine)
            return lineTooLong(m_limits.maxLine);
        const QByteArray more = source.read(kLineSlice);
        m_received += more.size();
        m_buffer += more;
        return {};
    });
}

std::optional<QByteArray> LineStream::nextLine()
{
    while (m_searched < m_buffer.size()) {
        const qsizetype end = m_buffer.indexOf('\n', m_searched);
        if (end < 0) {
            m_searched = m_buffer.size();
            return std::nullopt;
        }
        const qsizetype start = std::exchange(m_start, end + 1);
        m_searched = m_start;
        const bool hasReturn = end > start && m_buffer[end - 1] == '\r';
        if (QByteArray line = m_buffer.mid(start, end - start - (hasReturn ? 1 : 0)); !line.isEmpty())
            return line;
    }
    return std::nullopt;
}

Status LineStream::pass(const QByteArray& line)
{
    if (line.size() > m_limits.maxLine)
        return lineTooLong(m_limits.maxLine);
    if (!std::exchange(m_hasLine, true)) {
        if (const auto answer = accept(m_buffer, {.empty = true}); !answer)
            return tl::unexpected(answer.error());
    }
    Q_EMIT lineRead(line);
    return {};
}

Result<QByteArray> LineStream::finishBody()
{
    if (isRefusal())
        return m_refusal.finish();
    const QByteArray rest = m_buffer.mid(m_start);
    if (rest.trimmed().isEmpty())
        return QByteArray();
    return pass(rest).map([] { return QByteArray(); });
}
} // namespace quotadeck::http

#include "moc_linestream.cpp"
