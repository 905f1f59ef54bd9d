// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/sqlconnection.h"
#include "app/history/storebreaker.h"
#include "core/base/result.h"
#include "core/connect/storeaddress.h"
#include "core/usage/consumption.h"
#include "core/usage/intervalbook.h"

#include <QString>

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::history {
/// A partition whose consumption is stored.
struct StoredPartition
{
    std::string cluster;
    std::string partition;

    friend auto operator<=>(const StoredPartition&, const StoredPartition&) = default;
};

/// Chooses what is read of a partition whose portions cover @p extent. Errors: those of whoever chooses.
using PeriodChoice = std::function<Result<usage::Period>(const usage::Period& extent)>;

/// What was read of a partition.
struct StoredLedger
{
    usage::Ledger
        ledger{}; ///< all that is in the chosen period, with the portions that reach beyond it as a whole
    std::optional<usage::Period> extent{}; ///< of all that the store has of it; nothing: it has none
};

/// What clusters held, in an SQLite file or in PostgreSQL: amounts by intervals, and waits of applications, as exact integers. The
/// tables are the same in both, those of PostgreSQL are in the schema "quotadeck".
///
/// Sharing:   several processes write at the same time; none changes what another one has written.
/// Errors:    Io and Network with the place and the cause; Parse when the file, or the schema of that name, is something else;
///            Unsupported when a newer version has made the store, which is left as it is, or the driver is missing.
/// Threading: one thread, the one that opened it.
class ConsumptionStore
{
public:
    /// Makes the tables if there are none. A new file can be read by its owner alone, an existing one keeps its mode.
    /// @param password empty: as libpq finds it
    /// @param breaker ends the wait for a server that does not answer; null: nothing does
    [[nodiscard]] static Result<std::unique_ptr<ConsumptionStore>>
    open(const connect::StoreAddress& address, const std::string& password,
         std::shared_ptr<StoreBreaker> breaker = {});
    /// For reading alone.
    [[nodiscard]] static Result<std::unique_ptr<ConsumptionStore>>
    openForReading(const connect::StoreAddress& address, const std::string& password,
                   std::shared_ptr<StoreBreaker> breaker = {});
    /// For reading alone; null: the database has no store yet.
    [[nodiscard]] static Result<std::unique_ptr<ConsumptionStore>>
    openIfThere(const connect::StoreAddress& address, const std::string& password);
    ~ConsumptionStore();

    /// Adds to the tables what those of earlier versions lack. Until then they are written without it. False: they have it already.
    /// Errors: also Unauthorized without the rights of their owner, and Io while others use the tables: those do not wait for it.
    [[nodiscard]] Result<bool> update();
    /// Writes @p portion, in place of what the same @p run of a collector has written of it before.
    [[nodiscard]] Status write(const std::string& cluster, const QString& run, const usage::Portion& portion);
    /// Deletes up to @p most portions of @p cluster that ended before @p time, the oldest first, each by itself, so that others
    /// can write and read in between. Stops early once @p stop says so. Returns how many are deleted.
    [[nodiscard]] Result<std::size_t> removeEndedBefore(const std::string& cluster, usage::Seconds time,
                                                        std::size_t most,
                                                        const std::function<bool()>& stop = {});
    /// Of all clusters, sorted.
    [[nodiscard]] Result<std::vector<StoredPartition>> partitions();
    /// What @p partition held, by @p dimensions and the instance type. Of two portions of the same time one counts, which a note says.
    /// @param choose the period that is read; empty: everything. It is not called for a partition without portions.
    [[nodiscard]] Result<StoredLedger> read(const StoredPartition& partition,
                                            const std::vector<usage::Dimension>& dimensions,
                                            const PeriodChoice& choose = {});

private:
    /// What is known of what not every portion has.
    struct Known
    {
        usage::Knowledge guarantees = usage::Knowledge::None;
        usage::Knowledge above = usage::Knowledge::None;
        usage::Knowledge pending = usage::Knowledge::None;
        usage::Knowledge waits = usage::Knowledge::None;

        [[nodiscard]] Known with(const Known& other) const;
    };
    /// A row of the table of portions.
    struct StoredPortion
    {
        qint64 id = 0;
        usage::Period time;
        Known known;
        bool isOfFirstFormat = false; ///< it was written in the format of version 1
    };
    /// One of each, that records share.
    using Subjects = std::map<usage::Subject, usage::SubjectPtr>;
    /// Those that count, in the order of time.
    struct StoredPortions
    {
        std::vector<StoredPortion> rows;
        std::vector<usage::Period> left; ///< out, since another one has the same time
    };

    ConsumptionStore(const connect::StoreAddress& address, std::shared_ptr<StoreBreaker> breaker);
    [[nodiscard]] static Result<std::unique_ptr<ConsumptionStore>>
    connectTo(const connect::StoreAddress& address, const std::string& password,
              std::shared_ptr<StoreBreaker> breaker, bool isForReading);
    [[nodiscard]] Status connectToServer(const connect::StoreAddress& address, const std::string& password,
                                         bool isForReading);
    [[nodiscard]] Status connectToFile(const connect::StoreAddress& address, bool isForReading);
    /// Nothing: there is no table yet. Keeps it as m_schema.
    [[nodiscard]] Result<std::optional<qint64>> version();
    [[nodiscard]] Result<std::optional<qint64>> versionOfFile();
    [[nodiscard]] Result<std::optional<qint64>> versionOfServer();
    [[nodiscard]] Status makeTables();
    [[nodiscard]] Status makeSchema();
    /// In one transaction. False: another collector has updated them.
    [[nodiscard]] Result<bool> updateTables();
    [[nodiscard]] Status writeRows(const std::string& cluster, const QString& run,
                                   const usage::Portion& portion);
    [[nodiscard]] Status writePortion(qint64 source, const QString& run, const usage::Portion& portion);
    [[nodiscard]] Status writeWaits(qint64 id, const usage::Portion& portion);
    [[nodiscard]] Status removeRows(qint64 portion);
    [[nodiscard]] Status removeContents(qint64 portion);
    /// Within a transaction, once no newer version has changed the tables.
    [[nodiscard]] Status change(const std::function<Status()>& rows);
    [[nodiscard]] Result<std::optional<qint64>> sourceOf(const StoredPartition& partition);
    /// The tables have what was above guarantees, pending, and waits.
    [[nodiscard]] bool hasSecondSchema() const;
    /// An index that stores of earlier versions lack. Without it reports are slower, not different.
    void makeIndex();
    /// The time from the first portion to the last one; nothing: there is none.
    [[nodiscard]] Result<std::optional<usage::Period>> outermost(qint64 source);
    /// @p period, and with it all portions that overlap one in it, directly or through others.
    [[nodiscard]] Result<usage::Period> withOverlaps(qint64 source, usage::Period period);
    /// Those that touch @p period. Which ones count does not depend on it.
    [[nodiscard]] Result<StoredPortions> portionsOf(qint64 source, const usage::Period& period);
    [[nodiscard]] Result<StoredLedger> readChosen(const StoredPartition& partition,
                                                  const std::vector<usage::Dimension>& dimensions,
                                                  const PeriodChoice& choose);
    [[nodiscard]] Status readAmounts(qint64 source, const usage::Period& period,
                                     const StoredPortions& portions,
                                     const std::vector<usage::Dimension>& dimensions, Subjects& subjects,
                                     usage::Ledger& ledger);
    [[nodiscard]] Status readWaits(qint64 source, const usage::Period& period, const StoredPortions& portions,
                                   const std::vector<usage::Dimension>& dimensions, Subjects& subjects,
                                   usage::Ledger& ledger);
    static void addUnknownTimes(const StoredPortions& portions, usage::Ledger& ledger);
    [[nodiscard]] Status readCapacity(qint64 source, const usage::Period& period,
                                      const StoredPortions& portions, usage::Ledger& ledger);
    /// Runs a statement that cannot be prepared, such as BEGIN.
    [[nodiscard]] Status execute(const QString& statement);
    [[nodiscard]] Status run(QSqlQuery& query);
    [[nodiscard]] Result<qint64> number(const QString& statement);
    [[nodiscard]] tl::unexpected<Error> failure(const QSqlError& error) const;
    /// Nobody awaits what is read.
    [[nodiscard]] bool isStopped() const;
    [[nodiscard]] tl::unexpected<Error> stopped() const;
    [[nodiscard]] tl::unexpected<Error> notAStore() const;
    [[nodiscard]] tl::unexpected<Error> isNewer() const;
    [[nodiscard]] tl::unexpected<Error> isDamaged() const;

    std::string m_where;
    bool m_isServer;
    qint64 m_schema = 0; ///< version of the tables, as it was read last
    std::shared_ptr<StoreBreaker> m_breaker; ///< null: none
    SqlConnection m_connection;
};

/// The first line of @p file; empty where that is empty. Errors: Io, Parse for a file without one.
[[nodiscard]] Result<std::string> storePassword(const std::string& file);
} // namespace quotadeck::history
