// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/messagetext.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <utility>

namespace tst_messagetext {
using namespace quotadeck;

namespace {
struct Translation
{
    QStringList forms; ///< one, or those of each plural
    bool isFinished = true;
};

using Key = std::pair<QString, QString>; ///< context and English text
using Catalogue = std::map<Key, Translation>;

QString readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

Catalogue catalogueOf(const QString& path)
{
    Catalogue catalogue;
    QXmlStreamReader xml(readFile(path));
    Key key;
    Translation translation;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == u"message")
            catalogue.emplace(key, std::exchange(translation, {}));
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name")
            key.first = xml.readElementText();
        else if (xml.name() == u"source")
            key.second = xml.readElementText();
        else if (xml.name() == u"translation") {
            translation.isFinished = xml.attributes().value(QLatin1String("type")) != u"unfinished";
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            // The forms of a count stand on lines of their own.
            for (const QString& form : text.split(u'\n')) {
                if (!form.trimmed().isEmpty())
                    translation.forms << form.trimmed();
            }
        }
    }
    return catalogue;
}

/// The templates in the sources of the core and the app, by what follows the names of their macros.
std::vector<Key> templatesInSources()
{
    static const QRegularExpression literal(QString::fromLatin1(R"re("((?:[^"\\]|\\.)*)"\s*)re"));
    static const QRegularExpression macro(
        QString::fromLatin1(R"re(QUOTADECK_(?:COUNT_)?TEXT\(\s*"(\w+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re"));
    std::vector<Key> templates;
    QStringList files;
    for (const QString& folder : {QStringLiteral("core"), QStringLiteral("app")}) {
        QDirIterator sources(QStringLiteral(QUOTADECK_RESOURCES "/../") + folder,
                             {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext())
            files << sources.next();
    }
    for (const QString& file : files) {
        static const QRegularExpression comment(QStringLiteral("(?<![:\"])//[^\n]*"));
        const QString text = readFile(file).remove(comment);
        for (auto found = macro.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            QString english;
            for (auto parts = literal.globalMatch(match.captured(2)); parts.hasNext();)
                english += parts.next().captured(1);
            english.replace(QLatin1String("\\\""), QLatin1String("\""));
            english.replace(QLatin1String("\\\\"), QLatin1String("\\"));
            templates.emplace_back(match.captured(1), english);
        }
    }
    return templates;
}

QStringList placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%[1-9n]"));
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places << found.next().captured();
    places.removeDuplicates();
    places.sort();
    return places;
}
} // namespace

class TestMessageText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersFollowTheLocale()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const Message message(QUOTADECK_TEXT("file", "no space is left on the disk (%1 bytes needed)"), 6378);

        QCOMPARE(models::messageText(message),
                 QStringLiteral("no space is left on the disk (6.378 bytes needed)"));
        QCOMPARE(models::messageText(
                     Message(QUOTADECK_TEXT("test", "%1 of %2"), Message::Figure{"1.5 GiB"}, "v1.2")),
                 QStringLiteral("1,5 GiB of v1.2"));
        QLocale::setDefault(before);
    }

    void theTextOfAServerIsShownAsItIs()
    {
        QCOMPARE(models::messageText(Message("%1 wörtlich %n")), QStringLiteral("%1 wörtlich %n"));
        QCOMPARE(models::messageText({}), QString());
    }

    void aClauseBecomesASentence()
    {
        QCOMPARE(models::sentence(QStringLiteral("no connection")), QStringLiteral("No connection."));
        QCOMPARE(models::sentence(QStringLiteral("It is one.")), QStringLiteral("It is one."));
        QCOMPARE(models::sentence(QStringLiteral("a web page; is the address right?")),
                 QStringLiteral("A web page; is the address right?"));
        QCOMPARE(models::sentence({}), QString());
    }

    void everyTemplateOfTheCoreIsGerman()
    {
        const Catalogue german
            = catalogueOf(QStringLiteral(QUOTADECK_RESOURCES "/../translations/quotadeck_de.ts"));
        const auto templates = templatesInSources();

        QVERIFY(templates.size() > 30);
        for (const Key& key : templates) {
            const auto found = german.find(key);
            QVERIFY2(found != german.end(), qPrintable(QStringLiteral("not extracted: ") + key.second));
            QVERIFY2(found->second.isFinished && !found->second.forms.isEmpty(),
                     qPrintable(QStringLiteral("not translated: ") + key.second));
            for (const QString& form : found->second.forms)
                QVERIFY2(placesOf(form) == placesOf(key.second), qPrintable(form));
            // A sentence with words in it differs from English; minutes are "min" in both.
            static const QRegularExpression word(QStringLiteral("(?!min\\b)\\b[A-Za-z]?[a-z]{3,}"));
            if (word.match(key.second).hasMatch())
                QVERIFY2(found->second.forms.front() != key.second, qPrintable(key.second));
        }
    }
};

QUOTADECK_TEST(TestMessageText, QCoreApplication)
} // namespace tst_messagetext

#include "tst_messagetext.moc"
