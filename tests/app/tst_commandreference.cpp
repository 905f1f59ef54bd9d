// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <sstream>

namespace tst_commandreference {
using namespace quotadeck::cli;

namespace {
const QString kPage = QStringLiteral(QUOTADECK_RESOURCES "/docs/cli.md");

QString helpOf(const QStringList& command)
{
    std::vector<std::string> words;
    for (const QString& word : command)
        words.push_back(word.toStdString());
    words.emplace_back("--help");
    std::vector<const char*> pointers;
    for (const std::string& word : words)
        pointers.push_back(word.c_str());
    std::istringstream in;
    std::ostringstream out;
    (void)parseCommandLine(static_cast<int>(pointers.size()), pointers.data(), {in, out, out});
    QStringList lines = QString::fromStdString(out.str()).trimmed().split('\n');
    for (QString& line : lines) {
        line.replace(QRegularExpression(QStringLiteral(" +$")), QString());
        // CLI11 lists them by the addresses of its objects, which differ from run to run. A short line also has the description.
        static const QRegularExpression kExcludes(
            QStringLiteral("Excludes: ((?:--[a-z-]+|[A-Z]+)(?: (?:--[a-z-]+|[A-Z]+))*)(?= |$)"));
        if (const auto match = kExcludes.match(line); match.hasMatch()) {
            QStringList names = match.captured(1).split(' ');
            names.sort();
            line.replace(match.capturedStart(1), match.capturedLength(1), names.join(' '));
        }
    }
    return lines.join('\n') + '\n';
}

/// "quotadeck" and each subcommand that its help lists.
QList<QStringList> commands()
{
    const QString program = QStringLiteral("quotadeck");
    QList<QStringList> all{{program}};
    const QString help = helpOf({program});
    const auto start = help.indexOf(QStringLiteral("\nSubcommands:\n"));
    for (const QString& line : help.mid(start + 1).section(QStringLiteral("\n\n"), 0, 0).split('\n').mid(1))
        all << QStringList{program, line.trimmed().section(' ', 0, 0)};
    return all;
}

/// @p page with @p help in the block of code below the heading of @p command; an empty text without such a block.
QString withHelp(const QString& page, const QStringList& command, const QString& help)
{
    const QString heading = QStringLiteral("\n## %1\n").arg(command.join(' '));
    const QString fence = QStringLiteral("\n```text\n");
    const auto section = page.indexOf(heading);
    const auto begin = section < 0 ? section : page.indexOf(fence, section);
    const auto end = begin < 0 ? begin : page.indexOf(QStringLiteral("```\n"), begin + fence.size());
    return end < 0 ? QString() : page.left(begin + fence.size()) + help + page.mid(end);
}
} // namespace

class TestCommandReference : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pageHasTheHelpOfEveryCommand()
    {
        QFile file(kPage);
        QVERIFY2(file.open(QIODevice::ReadOnly), qUtf8Printable(kPage));
        const QString written = QString::fromUtf8(file.readAll());
        file.close();

        QString page = written;
        for (const QStringList& command : commands()) {
            page = withHelp(page, command, helpOf(command));
            QVERIFY2(
                !page.isEmpty(),
                qUtf8Printable(QStringLiteral("resources/docs/cli.md: add \"## %1\" with a ```text block")
                                   .arg(command.join(' '))));
        }
        if (qEnvironmentVariableIsSet("QUOTADECK_UPDATE_DOCS")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(page.toUtf8()), qint64(page.toUtf8().size()));
            return;
        }
        QVERIFY2(page == written,
                 "resources/docs/cli.md differs from --help; update it with QUOTADECK_UPDATE_DOCS=1 "
                 "build/dev/tests/app/tests_app tst_commandreference");
    }

    void pageHasNoOtherCommands()
    {
        QFile file(kPage);
        QVERIFY2(file.open(QIODevice::ReadOnly), qUtf8Printable(kPage));
        const QString page = QString::fromUtf8(file.readAll());

        QCOMPARE(page.count(QRegularExpression(QStringLiteral("\n## quotadeck"))), commands().size());
    }

    void descriptionsKeepTheirOrderBehindSortedNames()
    {
        QVERIFY(helpOf({"quotadeck", "template"})
                    .contains(
                        QStringLiteral("--list Excludes: --config   List the parameters of the template\n")));
    }

    void aMissingSectionIsNoticed()
    {
        const QString page = QStringLiteral("# Page\n\n## quotadeck check\n\n```text\nold\n```\n\nEnd\n");

        QCOMPARE(withHelp(page, {"quotadeck", "check"}, "new\n"),
                 QStringLiteral("# Page\n\n## quotadeck check\n\n```text\nnew\n```\n\nEnd\n"));
        QVERIFY(withHelp(page, {"quotadeck", "diff"}, "new\n").isEmpty());
    }
};

QUOTADECK_TEST(TestCommandReference, NoApplication)
} // namespace tst_commandreference

#include "tst_commandreference.moc"
