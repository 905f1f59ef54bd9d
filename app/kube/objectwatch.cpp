// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/objectwatch.h"

#include "core/base/memoryguard.h"

#include <QUrl>

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr int kExpired = 410;
constexpr std::string_view kPageLength = "500";
constexpr std::size_t kMostBytes = std::size_t{256} * 1024 * 1024;
constexpr qint64 kMostLine = 8LL * 1024 * 1024; ///< bytes; an object has 1.5 MiB at most, in JSON more
constexpr std::chrono::minutes kLongestWait{5}; ///< that a server may ask for

std::string_view textOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// Whether trying again soon is of no use.
bool isRefusal(int status)
{
    return status == 403 || status == 404 || status == 405;
}

/// Whether the server may go on where the watch was when it has time again.
bool isBusy(int status)
{
    return status == 429 || status == 503;
}

bool isSameVersion(const ApiObject& a, const ApiObject& b)
{
    return a.uid == b.uid && a.resourceVersion == b.resourceVersion && !a.resourceVersion.empty();
}

SystemTime systemNow()
{
    return std::chrono::time_point_cast<SystemTime::duration>(std::chrono::system_clock::now());
}

std::string withName(std::string fieldSelector, const std::string& name)
{
    if (name.empty())
        return fieldSelector;
    return (fieldSelector.empty() ? std::string() : fieldSelector + ',') + "metadata.name=" + name;
}
} // namespace

ObjectWatch::ObjectWatch(http::ServerAccessPtr server, WatchedResource watched, WatchTiming timing,
                         QObject* parent)
    : QObject(parent)
    , m_server(std::move(server))
    , m_watched(std::move(watched))
    , m_timing(std::move(timing))
    , m_backOff(m_timing.backOff, m_timing.random)
{
    m_nextTry.setSingleShot(true);
    connect(&m_nextTry, &QTimer::timeout, this, &ObjectWatch::attempt);
    m_report.setSingleShot(true);
    m_report.setInterval(0);
    connect(&m_report, &QTimer::timeout, this, &ObjectWatch::report);
}

ObjectWatch::~ObjectWatch() = default;

void ObjectWatch::start()
{
    if (m_status.state != WatchState::Stopped)
        return;
    m_backOff.reset();
    m_isExpired = false;
    setStatus({WatchState::Listing, {}, {}});
    list();
}

void ObjectWatch::refresh()
{
    if (!m_nextTry.isActive() && m_status.state != WatchState::Unauthorized)
        return;
    setStatus({WatchState::Retrying, m_status.error, {}});
    attempt();
}

void ObjectWatch::probe()
{
    if (m_status.state != WatchState::Watching || m_fetcher)
        return;
    http::HttpRequest request;
    static_cast<http::HttpTarget&>(request) = target({{"limit", "1"}});
    request.limits.inactivity = m_timing.probe;
    request.limits.total = m_timing.probe;
    m_fetcher = std::make_unique<http::HttpFetcher>(m_server, std::move(request));
    connect(m_fetcher.get(), &http::HttpFetcher::finished, this, [this](const auto& answer) {
        m_fetcher.release()->deleteLater(); // it is emitting
        takeProbe(answer);
    });
    m_fetcher->start();
}

void ObjectWatch::takeProbe(const Result<http::HttpAnswer>& answer)
{
    constexpr int kBroken = 500;
    if (!answer) {
        retry(answer.error());
    } else if (answer->status == 401 || answer->status >= kBroken) {
        takeFailure(*answer, "list");
    } else {
        m_lastHeard = systemNow();
        Q_EMIT heard();
    }
}

/// Ends whatever is under way, without a signal.
void ObjectWatch::drop()
{
    m_nextTry.stop();
    m_reading.cancel();
    m_listed.clear();
    m_listedBytes = 0;
    if (m_fetcher) {
        m_fetcher->disconnect(this);
        m_fetcher.release()->deleteLater(); // it may be emitting
    }
    dropStream();
}

void ObjectWatch::dropStream()
{
    if (!m_stream)
        return;
    m_stream->stop();
    m_stream.release()->deleteLater(); // it may be emitting
}

void ObjectWatch::attempt()
{
    m_nextTry.stop();
    if (m_version.empty())
        list();
    else
        watch();
}

void ObjectWatch::list()
{
    drop();
    m_version.clear();
    askForPage({});
}

void ObjectWatch::askForPage(const std::string& continueToken)
{
    http::HttpRequest request;
    static_cast<http::HttpTarget&>(request)
        = target({{"limit", std::string(kPageLength)}, {"continue", continueToken}});
    m_fetcher = std::make_unique<http::HttpFetcher>(m_server, std::move(request));
    connect(m_fetcher.get(), &http::HttpFetcher::finished, this, [this](const auto& answer) {
        m_fetcher.release()->deleteLater(); // it is emitting
        takePage(answer);
    });
    m_fetcher->start();
}

void ObjectWatch::takePage(const Result<http::HttpAnswer>& answer)
{
    if (!answer) {
        retry(answer.error());
    } else if (answer->status == kExpired) { // the list that the pages are of
        expire();
    } else if (answer->status >= 300) {
        takeFailure(*answer, "list");
    } else {
        auto work = [body = answer->body, where = answer->where](const std::stop_token&) {
            return withinMemory({}, [&] { return readObjectPage(textOf(body)); }).map_error([&](Error error) {
                error.where = where;
                return error;
            });
        };
        m_reading.start(std::move(work), [this](Result<ObjectPage> page) { addPage(std::move(page)); });
    }
}

void ObjectWatch::addPage(Result<ObjectPage> page)
{
    if (!page) {
        retry(page.error());
        return;
    }
    for (auto& object : page->objects) {
        m_listedBytes += object.json.size();
        m_listed.push_back(std::make_shared<const ApiObject>(std::move(object)));
    }
    if (m_listedBytes > kMostBytes) {
        drop();
        retryAfter({ErrorCode::TooLarge, target({}).where,
                    Message(QUOTADECK_TEXT("kube",
                                           "the objects have more than %1 bytes, the most that is read; "
                                           "choose a namespace"),
                            kMostBytes)},
                   m_timing.afterRefusal);
        return;
    }
    if (!page->continueToken.empty()) {
        askForPage(page->continueToken);
        return;
    }
    m_version = page->resourceVersion;
    m_lastHeard = systemNow();
    finishList();
}

void ObjectWatch::finishList()
{
    std::map<ObjectKey, ApiObjectPtr> listed;
    for (auto& object : std::exchange(m_listed, {}))
        listed.insert_or_assign(keyOf(*object), std::move(object));
    std::vector<ObjectKey> gone;
    for (const auto& [key, object] : m_objects) {
        if (!listed.contains(key))
            gone.push_back(key);
    }
    for (const auto& key : gone)
        erase(key);
    for (auto& [key, object] : listed)
        store(std::move(object));
    const bool isFirst = !std::exchange(m_isListed, true);
    if (isFirst && m_touched.empty())
        Q_EMIT changed({});
    else
        report();
    watch();
}

void ObjectWatch::watch()
{
    dropStream();
    http::LineRequest request;
    static_cast<http::HttpTarget&>(request)
        = target({{"watch", "1"},
                  {"resourceVersion", m_version},
                  {"allowWatchBookmarks", "true"},
                  {"timeoutSeconds", std::to_string(m_timing.length.count())}});
    request.limits.maxLine = kMostLine;
    request.limits.inactivity = m_timing.silence;
    m_hasEvent = false;
    m_sinceOpened.invalidate();
    m_stream = std::make_unique<http::LineStream>(m_server, std::move(request));
    connect(m_stream.get(), &http::LineStream::opened, this, [this] {
        m_sinceOpened.start();
        m_lastHeard = systemNow();
        setStatus({WatchState::Watching, {}, {}});
    });
    connect(m_stream.get(), &http::LineStream::lineRead, this, &ObjectWatch::takeLine);
    connect(m_stream.get(), &http::LineStream::finished, this, &ObjectWatch::takeEnd);
    m_stream->start();
}

void ObjectWatch::takeLine(const QByteArray& line)
{
    auto event = withinMemory(target({}).where, [&] { return readWatchEvent(textOf(line)); });
    if (event) {
        takeEvent(*std::move(event));
        return;
    }
    m_version.clear(); // what the line was about is not known
    retry({event.error().code, target({}).where, event.error().message});
}

void ObjectWatch::takeEvent(WatchEvent event)
{
    if (event.kind == WatchEvent::Kind::Error) {
        if (event.failure.code == kExpired) {
            expire();
            return;
        }
        m_version.clear();
        retry(errorOf(event.failure, action("watch"), target({}).where));
        return;
    }
    m_lastHeard = systemNow();
    const std::string version = event.object.resourceVersion;
    if (isUpTo(version, m_version)) // sent again
        return;
    m_hasEvent = true;
    m_isExpired = false;
    m_backOff.reset();
    if (!version.empty())
        m_version = version;
    if (event.kind == WatchEvent::Kind::Bookmark)
        return;
    if (event.kind == WatchEvent::Kind::Deleted)
        erase(keyOf(event.object));
    else
        store(std::make_shared<const ApiObject>(std::move(event.object)));
    if (!m_touched.empty() && !m_report.isActive())
        m_report.start();
}

void ObjectWatch::takeEnd(const Result<http::HttpAnswer>& answer)
{
    const bool hasLasted = m_hasEvent
        || (m_sinceOpened.isValid()
            && std::chrono::milliseconds(m_sinceOpened.elapsed()) >= m_timing.backOff.first);
    if (hasLasted) {
        m_backOff.reset();
        m_isExpired = false;
    }
    if (!answer) {
        retry(answer.error());
    } else if (answer->status == kExpired) {
        expire();
    } else if (answer->status >= 300) {
        takeFailure(*answer, "watch");
    } else if (hasLasted) {
        watch();
    } else {
        retry({ErrorCode::Network, answer->where,
               QUOTADECK_TEXT("kube", "the API server ends the watch as soon as it has begun")});
    }
}

/// The server does not know any more what has changed since our version.
void ObjectWatch::expire()
{
    m_version.clear();
    if (std::exchange(m_isExpired, true)) {
        retry({ErrorCode::Network, target({}).where,
               QUOTADECK_TEXT("kube",
                              "the API server forgets its changes sooner than they can be read (410)")});
        return;
    }
    setStatus({WatchState::Listing, {}, {}});
    list();
}

void ObjectWatch::takeFailure(const http::HttpAnswer& answer, const char* verb)
{
    const auto failure = readFailure(answer.status, textOf(answer.body));
    const auto error = errorOf(failure, action(verb), answer.where);
    if (!isBusy(answer.status))
        m_version.clear(); // it may be the version that the server cannot serve
    std::chrono::milliseconds wait = answer.retryAfter.value_or(
        std::chrono::seconds(std::max<std::int64_t>(failure.retryAfterSeconds.value_or(0), 0)));
    if (answer.status == 401) {
        retry(error);
    } else {
        wait = std::max(wait, isRefusal(answer.status) ? m_timing.afterRefusal : m_backOff.next());
        retryAfter(error, wait);
    }
}

void ObjectWatch::retry(const Error& error)
{
    switch (error.code) {
    case ErrorCode::Unauthorized:
        drop();
        setStatus({WatchState::Unauthorized, error, {}});
        return;
    case ErrorCode::Network:
    case ErrorCode::Timeout:
    case ErrorCode::Parse:
        retryAfter(error, m_backOff.next());
        return;
    default: // a kubeconfig that cannot be read, for example
        retryAfter(error, m_timing.afterRefusal);
        return;
    }
}

void ObjectWatch::retryAfter(const Error& error, std::chrono::milliseconds wait)
{
    drop();
    wait = std::min<std::chrono::milliseconds>(wait, kLongestWait);
    m_nextTry.start(wait);
    setStatus({WatchState::Retrying, error, systemNow() + wait});
}

void ObjectWatch::setStatus(WatchStatus status)
{
    if (m_status == status)
        return;
    m_status = std::move(status);
    Q_EMIT statusChanged(m_status);
}

void ObjectWatch::store(ApiObjectPtr object)
{
    const ObjectKey key = keyOf(*object);
    auto& known = m_objects[key];
    if (known && isSameVersion(*known, *object))
        return;
    m_touched.try_emplace(key, known);
    known = std::move(object);
}

void ObjectWatch::erase(const ObjectKey& key)
{
    const auto known = m_objects.find(key);
    if (known == m_objects.end())
        return;
    m_touched.try_emplace(key, known->second);
    m_objects.erase(known);
}

void ObjectWatch::report()
{
    m_report.stop();
    ObjectChanges changes;
    for (const auto& [key, before] : std::exchange(m_touched, {})) {
        const auto now = m_objects.find(key);
        if (now != m_objects.end() && now->second != before)
            changes.upserted.push_back(now->second);
        else if (now == m_objects.end() && before)
            changes.removed.push_back(before);
    }
    if (!changes.upserted.empty() || !changes.removed.empty())
        Q_EMIT changed(changes);
}

http::HttpTarget ObjectWatch::target(const Parameters& more) const
{
    const auto quoted = [](const std::string& text) {
        return QUrl::toPercentEncoding(QString::fromStdString(text)).toStdString();
    };
    std::string path = m_watched.group.empty()
        ? fmt::format("/api/{}", m_watched.version)
        : fmt::format("/apis/{}/{}", m_watched.group, m_watched.version);
    if (!m_watched.nameSpace.empty())
        path += "/namespaces/" + quoted(m_watched.nameSpace);
    path += '/' + m_watched.resource;
    Parameters parameters = more;
    parameters.emplace_back("labelSelector", m_watched.labelSelector);
    parameters.emplace_back("fieldSelector", withName(m_watched.fieldSelector, m_watched.name));
    std::string query;
    for (const auto& [name, value] : parameters) {
        if (!value.empty())
            query += fmt::format("{}{}={}", query.empty() ? '?' : '&', name, quoted(value));
    }
    http::HttpTarget target;
    target.url = QUrl::fromEncoded(QByteArray::fromStdString(path + query), QUrl::StrictMode);
    target.where = path;
    target.accepted.everyStatus = true;
    return target;
}

Action ObjectWatch::action(const char* verb) const
{
    return {verb, m_watched.resource, m_watched.nameSpace, m_watched.name, m_watched.group};
}
} // namespace quotadeck::kube

#include "moc_objectwatch.cpp"
