// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historystore.h"
#include "models/charts/seriesstore.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace quotadeck::app {
/// The series of this session with what earlier ones stored before them.
///
/// A question about a time that is not in memory is answered at once with what is known of it, and read from the history
/// meanwhile: changed() asks for the question again. Headroom and share are not stored, but worked out from used amounts
/// and limits, as those of the session are.
///
/// Ownership: both stores outlive it. Threading: GUI thread.
class PastSeries final : public QObject, public models::SeriesSource
{
    Q_OBJECT
public:
    PastSeries(const models::SeriesStore* session, history::HistoryStore* history, QObject* parent = nullptr);

    /// The source by its name in the history; empty: none.
    void setSource(const QString& source);

    [[nodiscard]] std::vector<models::SeriesColumns> read(std::span<const models::SeriesKey> keys,
                                                          const models::TimeWindow& window) const override;
    /// The times of earlier sessions that read() has covered. Time between two of them that was not read, or could not be,
    /// counts as answered: it is not known to be a gap.
    [[nodiscard]] std::vector<models::TimeSpan> answered(const models::TimeWindow& window) const override;

Q_SIGNALS:
    void changed();

private:
    /// What was read of one series, in columns of a width.
    struct Past
    {
        models::TimeWindow window;
        models::SeriesColumns columns;
    };

    [[nodiscard]] models::SeriesColumns pastOf(const models::SeriesKey& key,
                                               const models::TimeWindow& window) const;
    [[nodiscard]] const Past* find(const models::SeriesKey& key, const models::TimeWindow& window) const;
    void want(const models::TimeWindow& window, const history::SeriesKey& key) const;
    void askHistory();
    void take(const history::Request& request, const models::TimeWindow& window, const history::Reply& reply);
    [[nodiscard]] static bool covers(const Past& past, const models::TimeWindow& window);

    const models::SeriesStore* m_session; // not owned
    history::HistoryStore* m_history; // not owned
    QString m_source;
    std::map<history::SeriesKey, Past> m_known;
    std::vector<models::TimeSpan> m_answered; ///< in earlier sessions: ascending, none touches the next
    std::vector<models::TimeSpan> m_read; ///< what the history covers, likewise
    bool m_isReading = false;
    // The next request; read() is const and adds to it.
    mutable std::vector<history::SeriesKey> m_wanted; // of m_window
    mutable std::optional<models::TimeWindow> m_window;
    mutable QTimer m_soon; // so that the charts of a page ask together
};
} // namespace quotadeck::app
