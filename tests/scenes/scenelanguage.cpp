// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/scenelanguage.h"

#include "tests/scenes/reading.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace quotadeck::test {
namespace {
const QRegularExpression kPlaceholder(QStringLiteral("%L?[0-9]|%n"));

/// What @p text means with @p pattern: the words that each placeholder of the pattern has there; nothing when it is another text.
QHash<QString, QString> valuesIn(const QString& text, const QString& pattern)
{
    QString expression;
    QStringList placeholders;
    qsizetype end = 0;
    for (auto found = kPlaceholder.globalMatch(pattern); found.hasNext();) {
        const auto match = found.next();
        expression += QRegularExpression::escape(pattern.mid(end, match.capturedStart() - end))
            + QStringLiteral("(.*)");
        placeholders << match.captured();
        end = match.capturedEnd();
    }
    expression += QRegularExpression::escape(pattern.mid(end));
    const auto match = QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(text);
    QHash<QString, QString> values;
    for (int i = 0; match.hasMatch() && i < placeholders.size(); ++i)
        values.insert(placeholders[i], match.captured(i + 1));
    return values;
}

/// The part of @p text, which may have placeholders, with most letters.
QString longestPart(const QString& text)
{
    const QStringList parts = text.split(kPlaceholder);
    return std::ranges::max_element(parts, {}, &QString::size)->trimmed();
}
} // namespace

SceneLanguage* SceneLanguage::s_current = nullptr;

SceneLanguage::SceneLanguage()
{
    s_current = this;
    const QString language = qEnvironmentVariable("QUOTADECK_SCENES_LANGUAGE");
    if (needOfScenes() == Need::LongTexts) { // of which any language knows the texts
        if (!language.isEmpty())
            qFatal("longer texts are a language: QUOTADECK_SCENES_LANGUAGE would be another");
        read(QStringLiteral(QUOTADECK_TRANSLATION_SOURCES "/quotadeck_de.ts"));
        for (auto& [english, shown] : m_entries)
            shown = pseudoText(english);
        for (std::size_t i = m_entries.size(); i-- > 0;) { // names of fields have no marks of keys
            if (const auto& [english, shown] = m_entries[i]; english.contains(u'&'))
                m_entries.emplace_back(QString(english).remove(u'&'), QString(shown).remove(u'&'));
        }
        return;
    }
    if (language.isEmpty())
        return;
    const QString name = QStringLiteral("quotadeck_%1").arg(language);
    if (!m_texts.load(name, QStringLiteral(QUOTADECK_TRANSLATIONS)))
        qFatal("there are no texts in \"%s\"", qPrintable(language));
    read(QStringLiteral(QUOTADECK_TRANSLATION_SOURCES "/%1.ts").arg(name));
    QLocale::setDefault(QLocale(language));
    QCoreApplication::installTranslator(&m_texts);
}

SceneLanguage::~SceneLanguage()
{
    QCoreApplication::removeTranslator(&m_texts);
    s_current = nullptr;
}

void SceneLanguage::read(const QString& file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file));
    QXmlStreamReader xml(&source);
    QString english;
    bool hasForms = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("message"))
            hasForms = xml.attributes().hasAttribute(QStringLiteral("numerus"));
        else if (xml.name() == QLatin1String("source"))
            english = xml.readElementText();
        else if (xml.name() == QLatin1String(hasForms ? "numerusform" : "translation"))
            m_entries.emplace_back(english, xml.readElementText());
    }
}

bool SceneLanguage::isNamed(const QString& shown, const QString& english)
{
    if (shown == english || m_entries.empty())
        return shown == english;
    auto known = m_names.find(english);
    if (known == m_names.end()) {
        known = m_names.insert(english, {});
        for (const auto& [source, translation] : m_entries) {
            if (source == english) {
                known->insert(translation);
                continue;
            }
            const auto values = valuesIn(english, source);
            QString text = translation;
            for (auto value = values.begin(); value != values.end(); ++value)
                text.replace(value.key(), value.value());
            if (!values.isEmpty())
                known->insert(text);
        }
    }
    return known->contains(shown);
}

bool SceneLanguage::begins(const QString& shown, const QString& start) const
{
    return shown.startsWith(start) || std::ranges::any_of(m_entries, [&](const Entry& entry) {
               const QString first = entry.second.split(kPlaceholder).front().trimmed();
               return entry.first.startsWith(start) && !first.isEmpty() && shown.startsWith(first);
           });
}

bool SceneLanguage::mentions(const QString& shown, const QString& part) const
{
    return shown.contains(part) || std::ranges::any_of(m_entries, [&](const Entry& entry) {
               return entry.first.contains(part) && shown.contains(longestPart(entry.second));
           });
}
} // namespace quotadeck::test
