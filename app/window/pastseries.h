// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historysource.h"
#include "models/charts/seriesstore.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace quotadeck::app {
/// The series of this session with what earlier ones stored before them, and with what a Prometheus knows of the time in which none
/// of them ran. What the program has read itself is preferred everywhere.
///
/// A question about a time that is not in memory is answered at once with what is known of it, and read from the history
/// meanwhile: changed() asks for the question again. Headroom and share are not stored, but worked out from used amounts
/// and limits, as those of the session are.
///
/// Ownership: what it is given outlives it, a remote source until another one is set. Threading: GUI thread.
class PastSeries final : public QObject, public models::SeriesSource
{
    Q_OBJECT
public:
    PastSeries(const models::SeriesStore* session, history::HistorySource* history,
               QObject* parent = nullptr);

    /// The source by its name in the history; empty: none.
    void setSource(const QString& source);
    /// Who else knows the past of the source; null: nobody.
    void setRemote(history::HistorySource* remote);

    [[nodiscard]] std::vector<models::SeriesColumns> read(std::span<const models::SeriesKey> keys,
                                                          const models::TimeWindow& window) const override;
    /// The times of earlier sessions that read() has covered. Time between two of them that was not read, or could not be,
    /// counts as answered: it is not known to be a gap.
    [[nodiscard]] std::vector<models::TimeSpan> answered(const models::TimeWindow& window) const override;

Q_SIGNALS:
    void changed();
    /// The remote source answered; @p warnings say what its answer lacks.
    void remoteRead(const std::vector<std::string>& warnings);
    /// It did not. It is asked again after a while, for what is on screen then.
    void remoteFailed(const quotadeck::Error& error);

private:
    /// What was read of one series, in columns of a width.
    struct Past
    {
        models::TimeWindow window;
        models::SeriesColumns columns;
        bool isPartial = false; ///< the remote source was not read, or not yet
        std::optional<models::TimeWindow> asked{}; ///< what the remote source is being read for meanwhile
    };

    /// What is asked of the remote source: the rest of what the history knows.
    struct RemoteQuestion
    {
        history::Request request; ///< as the history was asked
        models::TimeWindow window;
        history::Reply local;
    };

    [[nodiscard]] models::SeriesColumns pastOf(const models::SeriesKey& key,
                                               const models::TimeWindow& window) const;
    [[nodiscard]] const Past* find(const models::SeriesKey& key, const models::TimeWindow& window) const;
    void want(const models::TimeWindow& window, const history::SeriesKey& key) const;
    void forget();
    void askHistory();
    void takeLocal(const RemoteQuestion& question);
    void askRemote(const RemoteQuestion& question);
    void takeRemote(const RemoteQuestion& question, const history::Request& asked,
                    const Result<history::Reply>& reply);
    void askNextRemote();
    void take(const RemoteQuestion& question, const history::Reply& reply, bool isPartial,
              const std::function<bool(const Past* known)>& accepts = {});
    void dropQuestion();
    [[nodiscard]] bool covers(const Past& past, const models::TimeWindow& window) const;
    [[nodiscard]] bool goesOn(const models::SeriesColumns& past, const models::SeriesColumns& session,
                              const models::TimeWindow& window) const;

    const models::SeriesStore* m_session; // not owned
    history::HistorySource* m_history; // not owned
    history::HistorySource* m_remote = nullptr; // not owned
    QString m_source;
    int m_sources = 0; // that were set; an answer for an earlier one does not count
    QDeadlineTimer m_retryRemote; // until it expires, what failed is not asked for again
    std::map<history::SeriesKey, Past> m_known;
    std::vector<models::TimeSpan> m_answered; ///< in earlier sessions: ascending, none touches the next
    std::vector<models::TimeSpan> m_read; ///< what the history covers, likewise
    bool m_isReading = false;
    bool m_isRemoteReading = false;
    std::optional<RemoteQuestion>
        m_nextQuestion; // while the remote source is being read; only the newest counts
    // The next request; read() is const and adds to it.
    mutable std::vector<history::SeriesKey> m_wanted; // of m_window
    mutable std::optional<models::TimeWindow> m_window;
    mutable QTimer m_soon; // so that the charts of a page ask together
};
} // namespace quotadeck::app
