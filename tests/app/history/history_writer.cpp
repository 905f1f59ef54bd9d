// SPDX-License-Identifier: GPL-3.0-or-later
// Records until it is killed or done, and prints what is kept:
//   history_writer FILE FIRST: a sample a second of virtual time from second FIRST on; in second n root uses n bytes.
//   history_writer FILE FIRST SOURCE COUNT: as a window does, at the time of the clock; root uses FIRST, FIRST + 1, ...
//     Prints a number when it is in the file, and "-" while another process records the source. Ends after COUNT numbers.
#include "app/history/historystore.h"
#include "tests/app/history/historysamples.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace quotadeck;

namespace {
int writeSeconds(const QStringList& arguments)
{
    const auto file = history::HistoryFile::open(arguments.at(1));
    if (!file)
        return EXIT_FAILURE;
    auto recorder = history::Recorder::open(**file, test::kSource);
    if (!recorder)
        return EXIT_FAILURE;
    for (qint64 second = arguments.at(2).toLongLong();; ++second) {
        if (!recorder->record({std::chrono::seconds(second), {test::queueRow("root", second)}}))
            return EXIT_FAILURE;
        std::printf("%lld\n", static_cast<long long>(second));
        std::fflush(stdout);
    }
}

/// One sample after the other, each once the one before was read back.
class Window : public QObject
{
public:
    explicit Window(const QStringList& arguments)
        : m_store({arguments.at(1), 1LL << 30, history::Milliseconds(0)})
        , m_next(arguments.at(2).toLongLong())
        , m_source(arguments.at(3))
        , m_left(arguments.at(4).toLongLong())
    {
        connect(&m_store, &history::HistoryStore::failed, this, [](const Error& error) {
            std::fprintf(stderr, "%s\n", error.message.english().c_str());
            QCoreApplication::exit(EXIT_FAILURE);
        });
        m_store.setSource(m_source);
    }

    void show()
    {
        const auto now
            = std::chrono::floor<history::Milliseconds>(std::chrono::system_clock::now().time_since_epoch());
        m_time = std::max(m_time + history::Milliseconds(1), now);
        auto next = test::clusterAt(m_time, m_next);
        m_store.record(makeUpdate(std::exchange(m_last, next), next, "default"));
        m_store.read({m_source, {test::usedMemory("root")}, m_time - history::Milliseconds(1), m_time, 1},
                     this, [this](const auto& reply) {
                         const bool isKept = reply && !reply->lines[0].empty()
                             && reply->lines[0].back().back().range.last == m_next;
                         tell(isKept);
                     });
    }

private:
    void tell(bool isKept)
    {
        if (isKept)
            std::printf("%lld\n", static_cast<long long>(m_next++));
        else
            std::puts("-");
        std::fflush(stdout);
        if (isKept && --m_left == 0)
            QCoreApplication::quit();
        else
            QTimer::singleShot(1, this, [this] { show(); });
    }

    history::HistoryStore m_store;
    qint64 m_next;
    QString m_source;
    qint64 m_left;
    history::Milliseconds m_time{};
    SnapshotPtr m_last;
};
} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3)
        return writeSeconds(arguments);
    Window window(arguments);
    window.show();
    return QCoreApplication::exec();
}
