// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/levelwriter.h"
#include "app/history/sqlconnection.h"
#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <map>
#include <memory>
#include <sys/types.h>
#include <utility>

namespace quotadeck::history {
/// Samples without a gap. Level n is complete up to `written[n]`, level 0 up to `until`.
struct Stretch
{
    Milliseconds start{};
    Milliseconds until{};
    std::array<Milliseconds, kLevels.size()> written{};
};

/// The SQLite file that holds the history of all sources. Only its owner can read it, and what lies beside it.
///
/// Sharing:   several processes may write at the same time, each source by one of them.
/// Errors:    Io with the path and the cause; Parse when the file is not, or no more, a history: it has to be set aside;
///            Unsupported when a newer version has written it: it must not be touched.
/// Threading: one thread, the one that opened it.
class HistoryFile
{
public:
    using SeriesNumbers = std::map<SeriesKey, std::uint32_t>;

    /// Creates the file, or brings one of an older version up to date. One process at a time.
    [[nodiscard]] static Result<std::unique_ptr<HistoryFile>> open(const QString& path);
    /// For reading alone: changes neither the file nor its mode nor that of its folder, and reads each version up to this one.
    /// SQLite may put an empty log and its index beside the file. Where neither can be written, a log without index is not read.
    /// Errors: also Parse where there is no file.
    [[nodiscard]] static Result<std::unique_ptr<HistoryFile>> openForReading(const QString& path);
    HistoryFile(const HistoryFile&) = delete;
    HistoryFile& operator=(const HistoryFile&) = delete;
    ~HistoryFile();

    /// Whether its path still leads to it: another process may have set it aside.
    [[nodiscard]] bool isInPlace() const;
    /// Reads the whole file and fails where it is damaged.
    [[nodiscard]] Status check();
    /// Everything between them is written together or not at all.
    [[nodiscard]] Status begin();
    [[nodiscard]] Status commit();
    void rollBack();

    /// The number of a source, a new one if it has none.
    [[nodiscard]] Result<qint64> source(const QString& name);
    /// The number of a source that was written before; not set when it never was.
    [[nodiscard]] Result<std::optional<qint64>> findSource(const QString& name);
    /// Of all sources, sorted.
    [[nodiscard]] Result<QStringList> sourceNames();
    [[nodiscard]] Result<SeriesNumbers> series(qint64 source);
    [[nodiscard]] Status addSeries(qint64 source, const SeriesKey& key, std::uint32_t number);

    [[nodiscard]] Status write(qint64 source, const Block& block);
    /// Writes @p stretch, in place of one with the same start.
    [[nodiscard]] Status write(qint64 source, const Stretch& stretch);

    /// Those that touch the time from @p from to @p to, in order.
    [[nodiscard]] Result<std::vector<Stretch>> stretches(qint64 source, Milliseconds from, Milliseconds to);
    [[nodiscard]] Result<std::optional<Stretch>> lastStretch(qint64 source);
    /// Calls @p take with the time and the bytes of the blocks of a page from the last key at or before @p from, but not
    /// before @p start, up to @p to; until it fails.
    template <typename Take>
    [[nodiscard]] Status blocks(qint64 source, std::size_t level, std::size_t page, Milliseconds start,
                                Milliseconds from, Milliseconds to, Take take);

    /// Forgets what is older at @p now than its level or @p longest allow, and the oldest half of the finest level that has anything
    /// while the file is larger than @p mostBytes.
    [[nodiscard]] Status prune(Milliseconds now, qint64 mostBytes, Milliseconds longest);
    [[nodiscard]] Result<qint64> usedBytes();

private:
    explicit HistoryFile(QString path);
    [[nodiscard]] Status prepareFile();
    [[nodiscard]] Result<std::size_t> version();
    [[nodiscard]] Status bringUpToDate();
    [[nodiscard]] Status run(const QString& statement);
    [[nodiscard]] Status run(QSqlQuery& query);
    [[nodiscard]] Result<qint64> number(const QString& statement);
    [[nodiscard]] Status dropBefore(std::size_t level, Milliseconds time);
    [[nodiscard]] Result<bool> dropOldestHalf();
    [[nodiscard]] QSqlQuery prepare(const QString& statement) const;
    [[nodiscard]] tl::unexpected<Error> failure(const QSqlQuery& query) const;
    [[nodiscard]] Result<QSqlQuery> blocksFrom(qint64 source, std::size_t level, std::size_t page,
                                               Milliseconds start, Milliseconds from, Milliseconds to);

    QString m_path;
    SqlConnection m_connection;
    std::pair<dev_t, ino_t> m_identity{}; // of the file that is open
};

template <typename Take>
Status HistoryFile::blocks(qint64 source, std::size_t level, std::size_t page, Milliseconds start,
                           Milliseconds from, Milliseconds to, Take take)
{
    auto query = blocksFrom(source, level, page, start, from, to);
    if (!query)
        return tl::unexpected(query.error());
    while (query->next()) {
        if (Status status = take(Milliseconds(query->value(0).toLongLong()), query->value(1).toByteArray());
            !status)
            return status;
    }
    return query->lastError().isValid() ? Status(failure(*query)) : Status();
}
} // namespace quotadeck::history
