// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/workspacetest.h"
#include "ui/help/helpcontents.h"
#include "ui/help/helpmenu.h"
#include "ui/help/helpwindow.h"
#include "ui/pages/page.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <functional>
#include <map>

namespace tst_germanhandbook {
using namespace quotadeck;
using test::Workspace;

namespace {
const QString kEnglishPages = QStringLiteral(QUOTADECK_RESOURCES "/docs/handbook");
const QString kGermanPages = kEnglishPages + QStringLiteral("/de");

QString textOf(const QString& folder, const QString& name)
{
    QFile file(folder + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList pagesIn(const QString& folder)
{
    return QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

const QRegularExpression& codeBlock()
{
    static const QRegularExpression kBlock(QStringLiteral("```.*?```"),
                                           QRegularExpression::DotMatchesEverythingOption);
    return kBlock;
}

QString proseOf(const QString& page)
{
    QString prose = page;
    return prose.remove(codeBlock());
}

/// What @p pattern matches in @p text, in the order of the text.
QStringList matchesIn(const QString& text, const QRegularExpression& pattern)
{
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    return found;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

/// The marks at the begin of lines: headings with their level, items, pictures, and rows with their number of columns.
QStringList shapeOf(const QString& page)
{
    static const QRegularExpression kMark(QStringLiteral("^(?:#+ |- |\\d+\\. |\\||!\\[)"));
    QStringList shape;
    for (const QString& line : proseOf(page).split(u'\n')) {
        if (const auto mark = kMark.match(line); mark.hasMatch())
            shape << mark.captured()
                    + (line.startsWith(u'|') ? QString::number(line.count(u'|')) : QString());
    }
    return shape;
}

/// Where the links and pictures of @p page in @p folder lead; to which language of the handbook makes no difference. Links to
/// pages of the handbook by their title say so.
QStringList linksOf(const QString& page, const QString& folder)
{
    static const QRegularExpression kLink(QStringLiteral("(!?)\\[([^\\]]*)\\]\\(([^)]+)\\)"));
    static const QString kTitle = QStringLiteral("# ");
    QStringList links;
    const QString prose = proseOf(page);
    for (auto match = kLink.globalMatch(prose); match.hasNext();) {
        const auto link = match.next();
        QString target = link.captured(3);
        const bool isPage = !target.contains(u'/'); // documents beside the handbook are in English
        const bool isTitle = isPage
            && textOf(folder, target).startsWith(kTitle + link.captured(2) + u'\n', Qt::CaseInsensitive);
        if (!target.startsWith(QStringLiteral("https://")))
            target
                = QDir::cleanPath(folder + u'/' + target).replace(kGermanPages + u'/', kEnglishPages + u'/');
        links << link.captured(1) + target + (isTitle ? QStringLiteral(" (title)") : QString());
    }
    return sorted(links);
}

/// The keys that @p page names, in German.
QStringList keysOf(const QString& page)
{
    static const QRegularExpression kKeys(QStringLiteral(
        "(?:(?:Ctrl|Strg|Alt|Shift|Umschalt)\\+)+(?:Bild abwärts|[A-Za-z]+\\d*|.)|\\bF\\d+\\b"));
    QStringList keys = matchesIn(proseOf(page), kKeys);
    for (QString& key : keys) {
        key.replace(QStringLiteral("Ctrl"), QStringLiteral("Strg"))
            .replace(QStringLiteral("Shift"), QStringLiteral("Umschalt"))
            .replace(QStringLiteral("Left"), QStringLiteral("Links"))
            .replace(QStringLiteral("Space"), QStringLiteral("Leertaste"))
            .replace(QStringLiteral("PgDown"), QStringLiteral("Bild abwärts"))
            .replace(QStringLiteral("click"), QStringLiteral("Klick"));
    }
    return sorted(keys);
}

/// What a German page has to have in common with the English one, and does not.
QStringList differencesOf(const QString& english, const QString& german)
{
    static const QRegularExpression kCode(QStringLiteral("`[^`\\n]+`"));
    QStringList found;
    const auto compare = [&found](const QString& what, const QStringList& left, const QStringList& right) {
        if (left != right)
            found << what + QStringLiteral(":\n  ") + left.join(QStringLiteral(", ")) + QStringLiteral("\n  ")
                    + right.join(QStringLiteral(", "));
    };
    compare(QStringLiteral("blocks"), matchesIn(english, codeBlock()), matchesIn(german, codeBlock()));
    compare(QStringLiteral("headings, items, rows"), shapeOf(english), shapeOf(german));
    compare(QStringLiteral("links"), linksOf(english, kEnglishPages), linksOf(german, kGermanPages));
    compare(QStringLiteral("code"), sorted(matchesIn(proseOf(english), kCode)),
            sorted(matchesIn(proseOf(german), kCode)));
    compare(QStringLiteral("keys"), keysOf(english), keysOf(german));
    return found;
}

/// The texts of the program with their German translations, both without the marks of keys.
using Catalogue = std::map<QString, QStringList>;

Catalogue germanTexts()
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/../translations/quotadeck_de.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Catalogue catalogue;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"source")
            source = xml.readElementText().remove(u'&');
        else if (xml.name() == u"translation" && !xml.attributes().hasAttribute(QLatin1String("type")))
            catalogue[source]
                << xml.readElementText(QXmlStreamReader::IncludeChildElements).remove(u'&').trimmed();
    }
    return catalogue;
}

QRegularExpression wordsOf(const QString& text)
{
    return QRegularExpression(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(text)),
                              QRegularExpression::UseUnicodePropertiesOption);
}

QString quoted(const QString& name)
{
    return u'„' + name + u'“';
}

/// Whether a page that contains @p text names the entry, button or tab called so. A name of a single word may be a word of a
/// sentence, so it is not looked for.
bool isName(const QString& text)
{
    static const QRegularExpression kSeveralWords(
        QStringLiteral("^[A-Z][a-z]+(?: [A-Za-z]+)* [A-Z][a-z]+\\??$"));
    static const QRegularExpression kDialog(QStringLiteral("^[A-Z].+…$"));
    return kSeveralWords.match(text).hasMatch() || kDialog.match(text).hasMatch();
}

/// The names of @p english that @p german has not in the translation of the program. English pages do not mark names, German
/// ones quote them.
QStringList missingNames(const QString& english, const QString& german, const Catalogue& catalogue,
                         int& named)
{
    QStringList names;
    for (const auto& [source, translations] : catalogue) {
        if (isName(source) && english.contains(source))
            names << source;
    }
    // "Bulk Edit…" is no "Edit…".
    std::ranges::sort(names, std::ranges::greater(), &QString::size);
    QStringList missing;
    QString rest = english;
    for (const QString& name : names) {
        const QRegularExpression words = wordsOf(name);
        if (!rest.contains(words))
            continue;
        rest.remove(words);
        ++named;
        const QStringList& translations = catalogue.at(name);
        if (std::ranges::none_of(translations, [&](const QString& translation) {
                return german.contains(name.endsWith(u'…') ? quoted(translation) : translation);
            }))
            missing << QStringLiteral("%1 is not there as %2")
                           .arg(name, translations.join(QStringLiteral(" or ")));
    }
    return missing;
}

/// What @p german quotes though it translates no text of the program that @p english contains.
QStringList unknownNames(const QString& english, const QString& german, const Catalogue& catalogue)
{
    static const QRegularExpression kQuoted(QStringLiteral("„([^“]+)“"));
    QStringList unknown;
    for (auto match = kQuoted.globalMatch(german); match.hasNext();) {
        const QString name = match.next().captured(1);
        if (std::ranges::none_of(catalogue, [&](const auto& text) {
                return text.second.contains(name) && english.contains(text.first);
            }))
            unknown << QStringLiteral("%1 is no translation of a name on the English page").arg(name);
    }
    return unknown;
}

QStringList rowsOf(const QString& prose)
{
    return prose.split(u'\n').filter(QRegularExpression(QStringLiteral("^\\|")));
}

/// The first cells of rows that name a part of the window and have not its German name.
QStringList wrongCells(const QString& english, const QString& german, const Catalogue& catalogue)
{
    const QStringList left = rowsOf(english);
    const QStringList right = rowsOf(german);
    QStringList wrong;
    for (qsizetype row = 0; row < std::min(left.size(), right.size()); ++row) {
        const bool isHead = row + 1 < left.size() && left[row + 1].startsWith(QStringLiteral("|--"));
        const QString name = left[row].section(u'|', 1, 1).trimmed();
        const auto text = catalogue.find(name);
        if (isHead || text == catalogue.end() || !name.front().isUpper())
            continue;
        if (!text->second.contains(right[row].section(u'|', 1, 1).trimmed()))
            wrong << QStringLiteral("%1 is %2").arg(name, text->second.join(QStringLiteral(" or ")));
    }
    return wrong;
}

QStringList wrongNames(const QString& english, const QString& german, const Catalogue& catalogue, int& named)
{
    return missingNames(english, german, catalogue, named) + unknownNames(english, german, catalogue)
        + wrongCells(english, german, catalogue);
}

/// "Datei > Neues Fenster" for each entry of a menu.
QStringList commandsOf(const QMenuBar& bar)
{
    const auto plainText = [](const QAction* action) {
        QString text = action->text();
        return text.remove(u'&').remove(u'…');
    };
    QStringList commands;
    for (const QAction* menu : bar.actions()) {
        for (const QAction* action : menu->menu()->actions()) {
            if (!action->isSeparator())
                commands << plainText(menu) + QStringLiteral(" > ") + plainText(action);
        }
    }
    return commands;
}

/// Which of @p commands @p prose names and how often, by their places; -1 for each that is not among them.
QList<qsizetype> namedCommands(const QString& prose, const QStringList& commands)
{
    static const QRegularExpression kAny(QStringLiteral("\\w > \\w"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QStringList longestFirst = commands;
    std::ranges::sort(longestFirst, std::ranges::greater(), &QString::size);
    QString rest = prose;
    QList<qsizetype> named;
    for (const QString& command : longestFirst) {
        const QRegularExpression words = wordsOf(command);
        named += QList<qsizetype>(rest.count(words), commands.indexOf(command));
        rest.remove(words);
    }
    named += QList<qsizetype>(rest.count(kAny), -1);
    std::ranges::sort(named);
    return named;
}

/// Which commands a page names, for people.
QString listed(const QList<qsizetype>& named, const QStringList& commands)
{
    QStringList texts;
    for (const qsizetype at : named)
        texts << (at < 0 ? QStringLiteral("unknown") : commands[at]);
    return texts.join(QStringLiteral(", "));
}

/// The texts of the program are German until it goes.
class GermanTexts
{
public:
    GermanTexts()
    {
        m_isLoaded = m_texts.load(QStringLiteral("quotadeck_de"), QStringLiteral(QUOTADECK_TRANSLATIONS));
        QCoreApplication::installTranslator(&m_texts);
    }
    ~GermanTexts() { QCoreApplication::removeTranslator(&m_texts); }
    Q_DISABLE_COPY_MOVE(GermanTexts)

    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

private:
    QTranslator m_texts;
    bool m_isLoaded = false;
};
} // namespace

/// The German handbook has what the English one has, with the names of the German window.
class TestGermanHandbook final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void everyPageIsTranslated()
    {
        QVERIFY(pagesIn(kEnglishPages).size() >= 20);
        QCOMPARE(pagesIn(kGermanPages), pagesIn(kEnglishPages));
    }

    /// So a page cannot be changed in one language only, and the commands of German pages need not be run.
    void pagesHaveTheSameParts_data()
    {
        QTest::addColumn<QString>("page");
        for (const QString& page : pagesIn(kEnglishPages))
            QTest::newRow(qUtf8Printable(page)) << page;
    }

    void pagesHaveTheSameParts()
    {
        QFETCH(const QString, page);
        const QStringList differences
            = differencesOf(textOf(kEnglishPages, page), textOf(kGermanPages, page));
        QVERIFY2(differences.isEmpty(), qUtf8Printable(differences.join(u'\n')));
    }

    void differentPartsAreFound()
    {
        const QString english
            = QStringLiteral("# A\n\n- Press W ([limits](limits.md)), `x`, Ctrl+K.\n\n"
                             "![P](../pictures/p.png)\n\n| A | B |\n|---|---|\n\n```sh\ntrue\n```\n");
        const QString german
            = QStringLiteral("# A\n\n- Drücken Sie W ([Limits](limits.md)), `x`, Strg+K.\n\n"
                             "![P](../../pictures/p.png)\n\n| A | B |\n|---|---|\n\n```sh\ntrue\n```\n");
        QCOMPARE(differencesOf(english, german), QStringList());
        using Change = std::pair<const char*, const char*>;
        for (const auto& [from, to] :
             {Change("true", "false"), Change("```sh", "```text"), Change("- ", ""), Change("# ", "## "),
              Change("A | B", "A"), Change("limits.md", "queues.md"), Change("[Limits]", "[Grenzen]"),
              Change("p.png", "q.png"), Change("`x`", "`y`"), Change("Strg+K", "Strg+L")}) {
            QString changed = german;
            changed.replace(QLatin1String(from), QLatin1String(to));
            QCOMPARE(differencesOf(english, changed).size(), 1);
        }
    }

    void namesAreThoseOfTheGermanWindow()
    {
        const Catalogue catalogue = germanTexts();
        QVERIFY(catalogue.size() > 3000);
        QStringList wrong;
        int named = 0;
        for (const QString& page : pagesIn(kEnglishPages)) {
            const QString english = proseOf(textOf(kEnglishPages, page));
            for (const QString& problem :
                 wrongNames(english, proseOf(textOf(kGermanPages, page)), catalogue, named))
                wrong << page + QStringLiteral(": ") + problem;
        }
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
        QVERIFY2(named > 40, qPrintable(QString::number(named)));
    }

    void wrongNamesAreFound()
    {
        const Catalogue catalogue{{QStringLiteral("Edit…"), {QStringLiteral("Bearbeiten…")}},
                                  {QStringLiteral("Bulk Edit…"), {QStringLiteral("Mehrere ändern…")}},
                                  {QStringLiteral("Drift Only"), {QStringLiteral("Nur Abweichungen")}},
                                  {QStringLiteral("Map"), {QStringLiteral("Karte")}}};
        int named = 0;
        const auto wrong = [&](const char* english, const char* german) {
            return wrongNames(QString::fromUtf8(english), QString::fromUtf8(german), catalogue, named).size();
        };
        QCOMPARE(wrong("Press Bulk Edit….", "Klicken Sie auf „Mehrere ändern…“."), 0);
        QCOMPARE(named, 1); // not Edit…, which is a part of it
        QCOMPARE(wrong("Press Bulk Edit….", "Klicken Sie auf die Schaltfläche."), 1);
        QCOMPARE(wrong("Choose Drift Only.", "Wählen Sie „Nur Abweichungen“."), 0);
        QCOMPARE(wrong("Choose Drift Only.", "Wählen Sie „Nur Drift“."),
                 2); // is missing, and what is there is unknown
        QCOMPARE(wrong("Choose Map.", "Wählen Sie „Karte“."), 0);
        QCOMPARE(wrong("Choose Map.", "Wählen Sie „Plan“."), 1);
        QCOMPARE(wrong("Choose it.", "Wählen Sie „Karte“."), 1); // not on the English page
        QCOMPARE(wrong("| Part |\n|---|\n| Map |\n", "| Teil |\n|---|\n| Karte |\n"), 0);
        QCOMPARE(wrong("| Part |\n|---|\n| Map |\n", "| Teil |\n|---|\n| Plan |\n"), 1);
    }

    /// As tst_handbook does it for the English pages, which are the control here.
    void menuCommandsAreThoseOfTheGermanWindow()
    {
        QStringList english;
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
            english = commandsOf(*workspace.window().menuBar());
        }
        startAgain();
        const GermanTexts texts;
        QVERIFY(texts.isLoaded());
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const QStringList german = commandsOf(*workspace.window().menuBar());
        QCOMPARE(german.size(), english.size());
        QStringList wrong;
        qsizetype count = 0;
        for (const QString& page : pagesIn(kEnglishPages)) {
            const auto left = namedCommands(proseOf(textOf(kEnglishPages, page)), english);
            const auto right = namedCommands(proseOf(textOf(kGermanPages, page)), german);
            if (left != right || left.contains(-1))
                wrong << page + QStringLiteral(":\n  ") + listed(left, english) + QStringLiteral("\n  ")
                        + listed(right, german);
            count += left.size();
        }
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
        QVERIFY(count > 20);
        const qsizetype open = german.indexOf(QStringLiteral("Datei > Verbinden"));
        QVERIFY(open >= 0);
        QCOMPARE(namedCommands(QStringLiteral("Wählen Sie Datei > Verbinden (Strg+Umschalt+C)."), german),
                 QList<qsizetype>{open});
        QCOMPARE(namedCommands(QStringLiteral("Wählen Sie Datei > Wegfliegen."), german),
                 QList<qsizetype>{-1});
    }

    void f1LeadsToTheGermanPage()
    {
        const GermanTexts texts;
        QVERIFY(texts.isLoaded());
        QCOMPARE(ui::helpLanguage(), QStringLiteral("de"));
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        ui::MainWindow& window = workspace.window();
        auto* handbook = window.findChild<QAction*>(QStringLiteral("handbook"));
        QVERIFY(handbook);
        const auto pages = window.findChildren<ui::Page*>();
        QVERIFY(pages.size() >= 7);
        for (const auto* page : pages) {
            window.showPage(page->id());
            handbook->trigger();
            const QString name = page->id() + QStringLiteral(".md");
            const QUrl shown = window.findChild<ui::HelpMenu*>()->helpWindow()->document();
            QVERIFY2(shown.path().endsWith(QStringLiteral("/handbook/de/") + name),
                     qUtf8Printable(shown.toString()));
            QCOMPARE(ui::helpText(shown), textOf(kGermanPages, name));
            QVERIFY2(ui::helpText(shown).startsWith(QStringLiteral("# %1\n").arg(page->title())),
                     qUtf8Printable(name));
        }
    }

    void everyPageIsInTheContentsAndInTheProgram()
    {
        const GermanTexts texts;
        QStringList listed{ui::helpIndex().fileName()};
        for (const auto& chapter : ui::helpContents()) {
            for (const auto& topic : chapter.topics) {
                if (ui::isInHelpLanguage(topic.url))
                    listed << topic.url.fileName();
            }
        }
        QCOMPARE(sorted(listed), sorted(pagesIn(kGermanPages)));
        for (const QString& name : pagesIn(kGermanPages))
            QCOMPARE(ui::helpText(ui::helpIndex().resolved(QUrl(name))), textOf(kGermanPages, name));
    }
};

QUOTADECK_TEST(TestGermanHandbook, QApplication)
} // namespace tst_germanhandbook

#include "tst_germanhandbook.moc"
