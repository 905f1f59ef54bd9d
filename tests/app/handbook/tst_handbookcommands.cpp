// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_handbookcommands {
namespace {
const QString kHandbook = QStringLiteral(QUOTADECK_RESOURCES "/docs/handbook");
constexpr int kLongestCommand = 300'000; ///< ms, of a program with sanitizers on a busy machine

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The blocks of code of @p page that are marked as @p language.
QStringList blocksOf(const QString& page, const QString& language)
{
    static const QString kFence = QStringLiteral("```");
    QStringList blocks;
    bool isInside = false;
    bool isWanted = false;
    for (const QString& line : page.split(u'\n')) {
        if (line.startsWith(kFence)) {
            isInside = !isInside;
            isWanted = isInside && line == kFence + language;
            if (isWanted)
                blocks << QString();
        } else if (isWanted) {
            blocks.last() += line + u'\n';
        }
    }
    return blocks;
}

/// A command of a block with the lines of its here-document, and the exit code that it is to have.
struct Step
{
    QString command;
    int exitCode = 0;
};

/// "…  # exit code 1" states a code other than 0.
QList<Step> stepsOf(const QString& block)
{
    static const QRegularExpression kCode(QStringLiteral("  # exit code (\\d+)$"));
    static const QRegularExpression kHere(QStringLiteral("<<'(\\w+)'$"));
    QList<Step> steps;
    QString end;
    for (const QString& line : block.split(u'\n', Qt::SkipEmptyParts)) {
        if (!end.isEmpty()) {
            steps.last().command += line + u'\n';
            if (line == end)
                end.clear();
            continue;
        }
        const auto code = kCode.match(line);
        steps << Step{line.left(code.hasMatch() ? code.capturedStart() : line.size()) + u'\n',
                      code.captured(1).toInt()};
        end = kHere.match(line).captured(1);
    }
    return steps;
}

/// Copies every YAML file of @p folder.
void copyFiles(const QString& folder, const QString& target)
{
    const QDir from(folder);
    for (const QString& name : from.entryList({QStringLiteral("*.yaml")}, QDir::Files))
        QVERIFY(QFile::copy(from.filePath(name), target + u'/' + name));
}

/// What is wrong with the result of @p step in @p folder; empty: nothing.
QString run(const Step& step, const QString& folder)
{
    QProcess shell;
    shell.setWorkingDirectory(folder);
    shell.setProcessChannelMode(QProcess::MergedChannels);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"),
                       QFileInfo(QStringLiteral(QUOTADECK_PROGRAM)).path() + u':'
                           + environment.value(QStringLiteral("PATH")));
    environment.insert(QStringLiteral("HOME"), folder);
    shell.setProcessEnvironment(environment);
    shell.start(QStringLiteral("bash"),
                {QStringLiteral("-o"), QStringLiteral("pipefail"), QStringLiteral("-c"), step.command});
    if (!shell.waitForFinished(kLongestCommand))
        return QStringLiteral("does not end: %1").arg(shell.errorString());
    if (shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == step.exitCode)
        return {};
    return QStringLiteral("exit code %1 instead of %2\n%3")
        .arg(shell.exitCode())
        .arg(step.exitCode)
        .arg(QString::fromUtf8(shell.readAll().left(2000)));
}

QString helpOf(const QString& subcommand)
{
    QProcess program;
    const QStringList words = subcommand.isEmpty() ? QStringList() : QStringList(subcommand);
    program.start(QStringLiteral(QUOTADECK_PROGRAM), words + QStringList(QStringLiteral("--help")));
    program.waitForFinished(kLongestCommand);
    return QString::fromUtf8(program.readAllStandardOutput());
}
} // namespace

/// The commands that the handbook shows do what it states. Those of the German pages are the same, which tst_germanhandbook checks,
/// so they are not run again.
class TestHandbookCommands final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(QStringLiteral(QUOTADECK_PROGRAM)), QUOTADECK_PROGRAM);
        QVERIFY(QDir(kHandbook).entryList({QStringLiteral("*.md")}).size() > 15);
    }

    void everyCommandEndsAsStated_data()
    {
        QTest::addColumn<QString>("page");
        for (const QString& name : QDir(kHandbook).entryList({QStringLiteral("*.md")})) {
            if (!blocksOf(textOf(kHandbook + u'/' + name), QStringLiteral("sh")).isEmpty())
                QTest::newRow(qUtf8Printable(name)) << name;
        }
    }

    /// The blocks of a page run one after the other, in a folder with the samples and the scenarios.
    void everyCommandEndsAsStated()
    {
        QFETCH(const QString, page);
        const QTemporaryDir folder;
        QVERIFY(folder.isValid());
        copyFiles(QStringLiteral(QUOTADECK_RESOURCES "/samples"), folder.path());
        copyFiles(QStringLiteral(QUOTADECK_RESOURCES "/scenarios"), folder.path());
        QStringList wrong;
        for (const QString& block : blocksOf(textOf(kHandbook + u'/' + page), QStringLiteral("sh"))) {
            for (const Step& step : stepsOf(block)) {
                if (const QString problem = run(step, folder.path()); !problem.isEmpty())
                    wrong << step.command + problem;
            }
        }
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
    }

    /// What needs a cluster is shown as text, and cannot be run here; its options exist at least.
    void commandsThatNeedAClusterExist()
    {
        static const QRegularExpression kOption(QStringLiteral(" (--[a-z-]+)"));
        QStringList wrong;
        int commands = 0;
        for (const QString& name : QDir(kHandbook).entryList({QStringLiteral("*.md")})) {
            const QString page = textOf(kHandbook + u'/' + name);
            for (const QString& block : blocksOf(page, QStringLiteral("text"))) {
                for (const QString& line : block.split(u'\n', Qt::SkipEmptyParts)) {
                    QVERIFY2(line.startsWith(QStringLiteral("quotadeck ")),
                             qUtf8Printable(name + QStringLiteral(": ") + line));
                    const QString word = line.section(u' ', 1, 1);
                    const QString help = helpOf(word.startsWith(u'-') ? QString() : word);
                    for (auto option = kOption.globalMatch(line); option.hasNext();) {
                        const QString text = option.next().captured(1);
                        if (!help.contains(text + u' '))
                            wrong << QStringLiteral("%1: no option %2: %3").arg(name, text, line);
                    }
                    if (!help.contains(QStringLiteral("Usage: quotadeck ")))
                        wrong << QStringLiteral("%1: no such command: %2").arg(name, line);
                    ++commands;
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
        QVERIFY(commands > 5);
    }

    void stepsHaveTheirHereDocumentAndTheirCode()
    {
        const auto steps = stepsOf(
            QStringLiteral("cat > a <<'END'\nx  # exit code 3\nEND\nfalse  # exit code 1\ntrue # a word\n"));
        QCOMPARE(steps.size(), 3);
        QCOMPARE(steps[0].command, QStringLiteral("cat > a <<'END'\nx  # exit code 3\nEND\n"));
        QCOMPARE(steps[0].exitCode, 0);
        QCOMPARE(steps[1].command, QStringLiteral("false\n"));
        QCOMPARE(steps[1].exitCode, 1);
        QCOMPARE(steps[2].exitCode, 0);
        const QTemporaryDir folder;
        QCOMPARE(run(steps[1], folder.path()), QString());
        QVERIFY(run(Step{QStringLiteral("false"), 0}, folder.path())
                    .contains(QStringLiteral("exit code 1 instead of 0")));
    }
};

QUOTADECK_TEST(TestHandbookCommands, QCoreApplication)
} // namespace tst_handbookcommands

#include "tst_handbookcommands.moc"
