// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plantedsecrets.h"
#include "tests/support/privatekeyring.h"
#include "tests/support/testprogram.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <memory>

namespace tst_secretstore {
using namespace quotadeck::testing;

namespace {
constexpr int kWait = 40'000; ///< ms, the longest that anything may take
constexpr int kLongestPause = 1'000; ///< ms of its thread; a question to a keyring that hangs would take 25 s

/// keyringclient.cpp.
class Client
{
public:
    explicit Client(const QProcessEnvironment& environment, int patience = kWait)
    {
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(QUOTADECK_KEYRING_CLIENT), {QString::number(patience)});
    }
    ~Client()
    {
        m_process.kill();
        m_process.waitForFinished(kWait);
    }
    Q_DISABLE_COPY_MOVE(Client)

    void send(const QByteArray& command) { m_process.write(command + '\n'); }

    /// The next line that it prints.
    QString line()
    {
        const QDeadlineTimer deadline(kWait);
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(static_cast<int>(deadline.remainingTime())))
                return QStringLiteral("nothing, in state %1").arg(m_process.state());
        }
        return QString::fromUtf8(m_process.readLine()).chopped(1);
    }

    QString ask(const QByteArray& command)
    {
        send(command);
        return line();
    }

    /// Likewise, without the problem: its wording differs between a daemon that ends and one that has ended.
    QString askPastProblem(const QByteArray& command)
    {
        const QString first = ask(command);
        return first.startsWith(QStringLiteral("problem: ")) ? line() : first;
    }

    [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }

    /// Ends it; the longest time that its thread has waited, in ms.
    int longestPause()
    {
        m_process.closeWriteChannel();
        for (QString text = line(); !text.startsWith(QStringLiteral("nothing, in state")); text = line()) {
            if (text.startsWith(QStringLiteral("longest wait: ")))
                return text.mid(14).toInt();
        }
        return kWait;
    }

private:
    QProcess m_process;
};

const QString kSecrets = QStringLiteral("%1 pass\"word a=b;\tc");
const QString kLocked = QStringLiteral("the keyring is locked; unlock it");
const QByteArray kWrite = QByteArray("write a1 ") + planted::kToken;
} // namespace

class TestSecretStore : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsSecretsInTheKeyring()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        Client client(keyring.environment());
        QCOMPARE(client.ask("read a1"), QStringLiteral("read a1: nothing"));
        QCOMPARE(client.ask("write a1 Schlüssel-ß"), QStringLiteral("written a1: ok"));
        QCOMPARE(client.ask("write b2 other"), QStringLiteral("written b2: ok"));
        QCOMPARE(client.ask("read a1"),
                 QStringLiteral("read a1: ") + kSecrets.arg(QStringLiteral("Schlüssel-ß")));
        QCOMPARE(client.ask("write a1 newer"), QStringLiteral("written a1: ok"));

        Client later(keyring.environment());
        QCOMPARE(later.ask("read a1"), QStringLiteral("read a1: ") + kSecrets.arg(QStringLiteral("newer")));
        QCOMPARE(later.ask("remove a1"), QStringLiteral("removed a1: ok"));
        QCOMPARE(later.ask("remove a1"), QStringLiteral("removed a1: ok")); // as good as removed
        QCOMPARE(later.ask("read a1"), QStringLiteral("read a1: nothing"));
        QCOMPARE(later.ask("read b2"), QStringLiteral("read b2: ") + kSecrets.arg(QStringLiteral("other")));
        QVERIFY(later.longestPause() < kLongestPause);
    }

    void keepsLongSecrets()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        QCOMPARE(Client(keyring.environment()).ask("fill a1 100000"), QStringLiteral("written a1: ok"));
        QCOMPARE(Client(keyring.environment()).ask("read a1"), QStringLiteral("read a1: 100000 bytes"));
    }

    void performsInTheOrderOfTheCalls()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        Client client(keyring.environment());
        client.send("write a1 one\nwrite a1 two\nremove a1\nread a1\nwrite a1 three\nread a1");
        QStringList lines;
        for (int i = 0; i < 6; ++i)
            lines.append(client.line());
        lines.sort();
        QCOMPARE(lines,
                 (QStringList{QStringLiteral("read a1: nothing"),
                              QStringLiteral("read a1: ") + kSecrets.arg(QStringLiteral("three")),
                              QStringLiteral("removed a1: ok"), QStringLiteral("written a1: ok"),
                              QStringLiteral("written a1: ok"), QStringLiteral("written a1: ok")}));
        QCOMPARE(Client(keyring.environment()).ask("read a1"),
                 QStringLiteral("read a1: ") + kSecrets.arg(QStringLiteral("three")));
    }

    void keepsSecretsInMemoryWithoutAKeyring_data()
    {
        QTest::addColumn<QString>("address"); // "bus": one without a keyring
        QTest::newRow("no address of a bus") << QString();
        QTest::newRow("no bus") << QStringLiteral("unix:path=/nowhere");
        QTest::newRow("a bus without a keyring") << QStringLiteral("bus");
    }

    void keepsSecretsInMemoryWithoutAKeyring()
    {
        QFETCH(QString, address);
        PrivateKeyring keyring;
        auto environment = keyring.environment();
        if (address.isEmpty())
            environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        else if (address != QStringLiteral("bus"))
            environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), address);
        Client client(environment);
        const QString problem = client.ask(kWrite);
        QVERIFY2(problem.startsWith(QStringLiteral("problem: there is no keyring that can be used (")),
                 qPrintable(problem));
        const QString reason = problem.mid(9);
        QCOMPARE(client.line(), QStringLiteral("written a1: ") + reason);
        QCOMPARE(client.ask("read a1"),
                 QStringLiteral("read a1: ") + kSecrets.arg(QLatin1String(planted::kToken)));
        QCOMPARE(client.ask("read b2"),
                 QStringLiteral("read b2: ") + reason); // that there are none is not known
        QCOMPARE(client.ask("remove a1"), QStringLiteral("removed a1: ") + reason);
        QCOMPARE(client.ask("read a1"), QStringLiteral("read a1: ") + reason);
        QCOMPARE(plantedSecretsIn({keyring.folder()}), QStringList());
        QVERIFY(client.longestPause() < kLongestPause);
    }

    void saysThatTheKeyringIsLocked()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        QCOMPARE(Client(keyring.environment()).ask(kWrite), QStringLiteral("written a1: ok"));
        keyring.endDaemon();
        keyring.startDaemon(PrivateKeyring::State::Locked);

        Client client(keyring.environment());
        QCOMPARE(client.ask("read a1"), QStringLiteral("problem: ") + kLocked);
        QCOMPARE(client.line(), QStringLiteral("read a1: ") + kLocked); // not "nothing"
        QCOMPARE(client.ask("remove a1"), QStringLiteral("removed a1: ") + kLocked);
        const QString problem = client.ask("write b2 new");
        QVERIFY2(problem.startsWith(QStringLiteral("problem: the keyring is locked or denies access (")),
                 qPrintable(problem));
        QVERIFY(client.line().startsWith(QStringLiteral("written b2: the keyring is locked")));
        QCOMPARE(client.ask("read b2"), QStringLiteral("read b2: ") + kSecrets.arg(QStringLiteral("new")));
        QCOMPARE(plantedSecretsIn({keyring.folder()}), QStringList());

        keyring.endDaemon();
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        QCOMPARE(Client(keyring.environment()).ask("read a1"),
                 QStringLiteral("read a1: ") + kSecrets.arg(QLatin1String(planted::kToken)));
    }

    void goesOnWhenTheDaemonComesBack()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        Client client(keyring.environment());
        QCOMPARE(client.ask(kWrite), QStringLiteral("written a1: ok"));
        keyring.endDaemon();
        const QString problem = client.ask("read a1");
        QVERIFY2(problem.startsWith(QStringLiteral("problem: there is no keyring that can be used (")),
                 qPrintable(problem));
        QCOMPARE(client.line(), QStringLiteral("read a1: ") + problem.mid(9));
        QVERIFY(client.askPastProblem("write b2 new")
                    .startsWith(QStringLiteral("written b2: there is no keyring")));
        QCOMPARE(client.ask("read b2"), QStringLiteral("read b2: ") + kSecrets.arg(QStringLiteral("new")));

        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        QCOMPARE(client.ask("read a1"), QStringLiteral("problem: none"));
        QCOMPARE(client.line(), QStringLiteral("read a1: ") + kSecrets.arg(QLatin1String(planted::kToken)));
        QCOMPARE(client.ask("read a1"), // behind the secrets that are written now
                 QStringLiteral("read a1: ") + kSecrets.arg(QLatin1String(planted::kToken)));
        QCOMPARE(Client(keyring.environment()).ask("read b2"),
                 QStringLiteral("read b2: ") + kSecrets.arg(QStringLiteral("new")));
        QVERIFY(client.longestPause() < kLongestPause);
    }

    void outlivesTheSessionBus()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        Client client(keyring.environment());
        QCOMPARE(client.ask(kWrite), QStringLiteral("written a1: ok"));
        keyring.endBus();
        const QString problem = client.ask("read a1");
        QVERIFY2(problem.startsWith(QStringLiteral("problem: there is no keyring that can be used (")),
                 qPrintable(problem));
        QVERIFY(client.line().startsWith(QStringLiteral("read a1: there is no keyring that can be used (")));
        QVERIFY(client.isRunning());
        QVERIFY(client.longestPause() < kLongestPause);
    }

    void doesNotWaitForAKeyringThatHangs()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        constexpr int kPatience = 3'000; // ms
        Client client(keyring.environment(), kPatience);
        QCOMPARE(client.ask("write a1 old"), QStringLiteral("written a1: ok"));
        keyring.pauseDaemon();
        const auto hangs = QStringLiteral("the keyring has not answered within 3 s");
        QCOMPARE(client.ask("write a1 new"), QStringLiteral("problem: ") + hangs);
        QCOMPARE(client.line(), QStringLiteral("written a1: ") + hangs);
        QCOMPARE(client.ask("read a1"), QStringLiteral("read a1: ") + kSecrets.arg(QStringLiteral("new")));
        QElapsedTimer time;
        time.start();
        QCOMPARE(client.ask("read b2"), QStringLiteral("read b2: ") + hangs);
        QVERIFY(time.elapsed() < kPatience); // that it hangs is known
        keyring.continueDaemon();
        QCOMPARE(client.line(), QStringLiteral("problem: none")); // what was written has arrived late
        QCOMPARE(Client(keyring.environment()).ask("read a1"),
                 QStringLiteral("read a1: ") + kSecrets.arg(QStringLiteral("new")));
        QVERIFY(client.longestPause() < kLongestPause);
    }

    void leavesNoSecretInAFile()
    {
        PrivateKeyring keyring;
        keyring.startDaemon(PrivateKeyring::State::Unlocked);
        Client client(keyring.environment());
        QCOMPARE(client.ask(kWrite), QStringLiteral("written a1: ok"));
        QVERIFY(client.longestPause() < kLongestPause);
        QCOMPARE(plantedSecretsIn({keyring.folder()}), QStringList());
    }
};

QUOTADECK_TEST(TestSecretStore, QCoreApplication)
} // namespace tst_secretstore

#include "tst_secretstore.moc"
