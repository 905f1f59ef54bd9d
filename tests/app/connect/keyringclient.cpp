// SPDX-License-Identifier: GPL-3.0-or-later
// A SecretStore in a process of its own, for tst_secretstore: the session bus belongs to a process. It reads commands from standard input,
// "read ID", "write ID TOKEN", "fill ID BYTES", "remove ID", and prints a line for each result, with the problem after it.
#include "app/connect/secretstore.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace {
using namespace quotadeck;

void print(const std::string& line)
{
    std::puts(line.c_str());
    std::fflush(stdout);
}

class Client
{
public:
    explicit Client(std::chrono::milliseconds patience) : m_store(patience)
    {
        QObject::connect(&m_store, &connect::SecretStore::problemChanged, &m_store, [this] {
            print("problem: " + (m_store.problem() ? m_store.problem()->english() : "none"));
        });
    }

    void perform(const QList<QByteArray>& words)
    {
        const auto verb = words.value(0);
        const auto id = words.value(1).toStdString();
        if (verb == "read")
            m_store.read(id, &m_store, [id](const Result<connect::Secrets>& secrets) {
                print("read " + id + ": "
                      + (!secrets                          ? secrets.error().message.english()
                             : secrets->isEmpty()          ? "nothing"
                             : secrets->token.size() > 100 ? std::to_string(secrets->token.size()) + " bytes"
                                                           : secrets->token + " " + secrets->password + " "
                                 + secrets->headers.at(0).second));
            });
        else if (verb == "write")
            write(id, words.value(2).toStdString());
        else if (verb == "fill")
            write(id, std::string(words.value(2).toUInt(), 'x'));
        else if (verb == "remove")
            m_store.remove(id, &m_store, [id](const Status& status) {
                print("removed " + id + ": " + (status ? "ok" : status.error().message.english()));
            });
    }

private:
    void write(const std::string& id, const std::string& token)
    {
        m_store.write(id, {.token = token, .password = "pass\"word", .headers = {{"Cookie", "a=b;\tc"}}},
                      &m_store, [id](const Status& status) {
                          print("written " + id + ": " + (status ? "ok" : status.error().message.english()));
                      });
    }

    connect::SecretStore m_store;
};
} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    Client client(std::chrono::milliseconds(QByteArray(argv[1]).toInt()));
    QByteArray buffer;
    const QSocketNotifier notifier(STDIN_FILENO, QSocketNotifier::Read);
    // A GUI thread that waits would miss ticks: the longest time between two of them is printed in the end.
    QElapsedTimer sinceTick;
    qint64 longest = 0;
    QTimer ticks;
    QObject::connect(&ticks, &QTimer::timeout, &application,
                     [&] { longest = std::max(longest, sinceTick.restart()); });
    sinceTick.start();
    ticks.start(5);
    QObject::connect(&notifier, &QSocketNotifier::activated, &application, [&] {
        char part[4096];
        const auto size = ::read(STDIN_FILENO, part, sizeof(part));
        if (size <= 0) {
            print("longest wait: " + std::to_string(longest));
            QCoreApplication::quit();
            return;
        }
        buffer.append(part, size);
        for (auto end = buffer.indexOf('\n'); end >= 0; end = buffer.indexOf('\n')) {
            client.perform(buffer.left(end).split(' '));
            buffer.remove(0, end + 1);
        }
    });
    return QCoreApplication::exec();
}
