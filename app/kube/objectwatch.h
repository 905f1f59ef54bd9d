// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/backoff.h"
#include "app/http/httpfetcher.h"
#include "app/http/linestream.h"
#include "app/http/serveraccess.h"
#include "background/jobs.h"
#include "core/base/result.h"
#include "core/kube/watchevents.h"
#include "core/snapshot/clustersnapshot.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::kube {
/// Which objects are watched: those of one resource that match both selectors.
struct WatchedResource
{
    std::string group; ///< of the API; empty: the core's
    std::string version; ///< of the API: "v1"
    std::string resource; ///< in the plural: "configmaps"
    std::string nameSpace; ///< empty: in all
    std::string labelSelector{};
    std::string fieldSelector{};
    std::string name{}; ///< of the only one; empty: any. The right to this one suffices.
};

/// When a watch is renewed and tried again.
struct WatchTiming
{
    http::BackOff::Bounds backOff{}; ///< after a failure
    std::chrono::milliseconds afterRefusal{60'000}; ///< without the right, or where there is no such resource
    /// After which the server ends a watch and another one goes on: a connection that is dead without a sign of it is noticed then.
    std::chrono::seconds length{60};
    /// Of a server that sends nothing; longer than the length, because nothing may change for so long.
    std::chrono::milliseconds silence{75'000};
    std::chrono::milliseconds probe{10'000}; ///< for the answer to probe()
    std::function<double()> random = http::anyNumber; ///< in [0, 1)
};

enum class WatchState {
    Stopped,
    Listing, ///< started; the objects are not known yet, or are read anew
    Watching, ///< the objects are those of the server
    Retrying, ///< the last attempt failed; the objects are as they were before
    Unauthorized, ///< likewise: the server refused the credentials; the watch waits for refresh()
};

struct WatchStatus
{
    WatchState state = WatchState::Stopped;
    std::optional<Error> error; ///< of the last attempt
    std::optional<SystemTime> nextTry; ///< while retrying; none: an attempt is under way

    /// Whether the objects may have changed without anybody noticing.
    [[nodiscard]] bool hasFailed() const
    {
        return state == WatchState::Retrying || state == WatchState::Unauthorized;
    }

    friend bool operator==(const WatchStatus&, const WatchStatus&) = default;
};

using ApiObjectPtr = std::shared_ptr<const ApiObject>;

/// What became of the objects since the last such report: each at most once.
struct ObjectChanges
{
    std::vector<ApiObjectPtr> upserted; ///< new, changed, or created again with another uid
    std::vector<ApiObjectPtr> removed; ///< as they were known
};

/// Keeps the objects of one resource as the server has them: lists them, then follows their changes.
///
/// Shape:     the first changed() has all objects, the others what differs, also when the server has forgotten where the watch was
///            (410) and they are listed anew. A connection that breaks is renewed and goes on at the last version: no change is
///            lost, and none reported twice.
/// Errors:    those of HttpFetcher, LineStream and errorOf() in the status; TooLarge for more than 256 MiB. After a failure the next attempt
///            comes as WatchTiming says, not before Retry-After; after refused credentials only with refresh(), because a
///            sign-in may disturb the user.
/// Threading: the thread of the access; never waits. Lists are read on another thread; events are read in slices.
class ObjectWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectWatch)
public:
    using Objects = std::map<ObjectKey, ApiObjectPtr>;

    ObjectWatch(http::ServerAccessPtr server, WatchedResource watched, WatchTiming timing = {},
                QObject* parent = nullptr);
    ~ObjectWatch() override;

    void start(); ///< Idempotent.
    void refresh(); ///< Tries again at once if it waits for that.
    /// Asks a server that is quiet for one object: heard() follows, or the watch has failed. Ignored unless it is watching.
    void probe();

    [[nodiscard]] const WatchStatus& status() const { return m_status; }
    /// Whether objects() is the whole list, perhaps of a while ago.
    [[nodiscard]] bool isListed() const { return m_isListed; }
    [[nodiscard]] const Objects& objects() const { return m_objects; }
    /// When the server has sent something last, if only that it is there: the objects are as they were then. Nothing: never.
    [[nodiscard]] const std::optional<SystemTime>& lastHeard() const { return m_lastHeard; }

Q_SIGNALS:
    void changed(const quotadeck::kube::ObjectChanges& changes);
    void statusChanged(const quotadeck::kube::WatchStatus& status);
    void heard(); ///< The answer to probe() has come.

private:
    using Parameters = std::vector<std::pair<std::string_view, std::string>>;

    void attempt();
    void list();
    void askForPage(const std::string& continueToken);
    void takePage(const Result<http::HttpAnswer>& answer);
    void addPage(Result<ObjectPage> page);
    void finishList();
    void watch();
    void takeLine(const QByteArray& line);
    void takeEvent(WatchEvent event);
    void takeEnd(const Result<http::HttpAnswer>& answer);
    void takeProbe(const Result<http::HttpAnswer>& answer);

    void expire();
    void takeFailure(const http::HttpAnswer& answer, const char* verb);
    void retry(const Error& error);
    void retryAfter(const Error& error, std::chrono::milliseconds wait);
    void setStatus(WatchStatus status);

    void store(ApiObjectPtr object);
    void erase(const ObjectKey& key);
    void report();
    void drop();
    void dropStream();

    [[nodiscard]] http::HttpTarget target(const Parameters& more) const;
    [[nodiscard]] Action action(const char* verb) const;

    http::ServerAccessPtr m_server;
    WatchedResource m_watched;
    WatchTiming m_timing;
    WatchStatus m_status;
    http::BackOff m_backOff;
    QTimer m_nextTry;

    Objects m_objects;
    bool m_isListed = false;
    std::optional<SystemTime> m_lastHeard;
    std::string m_version; ///< of the last change or bookmark; empty: to be listed
    bool m_isExpired = false; ///< the version was gone, and no event has come since

    std::unique_ptr<http::HttpFetcher> m_fetcher; ///< of a page or a probe, or null
    background::LatestJob m_reading{this}; ///< of a page
    std::vector<ApiObjectPtr> m_listed; ///< by the pages so far
    std::size_t m_listedBytes = 0;

    std::unique_ptr<http::LineStream> m_stream; ///< or null
    QElapsedTimer m_sinceOpened; ///< invalid: the stream has not begun
    bool m_hasEvent = false; ///< the stream has brought a new one

    /// The objects that changed since the last report, as they were then; null: they did not exist.
    std::map<ObjectKey, ApiObjectPtr> m_touched;
    QTimer m_report; ///< once for all events of a slice
};
} // namespace quotadeck::kube
