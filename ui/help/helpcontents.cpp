// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpcontents.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

namespace quotadeck::ui {
namespace {
/// The English pages are in this folder, those of another language in a folder in it.
const QString kHandbook = QStringLiteral("qrc:/help/resources/docs/handbook/");
const QString kSourceLanguage = QStringLiteral("en");

/// Of the resource @p url, for QFile.
QString resourcePath(const QUrl& url)
{
    return u':' + url.path();
}

/// Of the pages in @p language.
QString pageFolder(const QString& language)
{
    return language == kSourceLanguage ? kHandbook : kHandbook + language + u'/';
}

/// The page called @p name in the language of the handbook, or in English.
QUrl pageNamed(const QString& name)
{
    const QUrl page(pageFolder(helpLanguage()) + name);
    return isHelpDocument(page) ? page : QUrl(kHandbook + name);
}
} // namespace

QString helpLanguage()
{
    // Not the language of the system, for which the window may have no texts.
    //: the code of the language of these translations, such as de
    return QCoreApplication::translate("HelpContents", "en");
}

QUrl inHelpLanguage(const QUrl& url)
{
    static const QRegularExpression kPage(QStringLiteral("^%1(?:[a-z]{2,3}/)?([^/]+\\.md)$")
                                              .arg(QRegularExpression::escape(QUrl(kHandbook).path())));
    const auto page = kPage.match(url.path());
    if (url.scheme() != QStringLiteral("qrc") || !page.hasMatch())
        return url;
    QUrl shown = pageNamed(page.captured(1));
    shown.setFragment(url.fragment());
    return shown;
}

bool isInHelpLanguage(const QUrl& url)
{
    const QString language = helpLanguage();
    return language == kSourceLanguage || url.path().startsWith(QUrl(pageFolder(language)).path());
}

QList<HelpChapter> helpContents()
{
    return chaptersIn(helpText(helpIndex()), helpIndex());
}

QList<HelpChapter> chaptersIn(const QString& index, const QUrl& url)
{
    static const QRegularExpression kLink(QStringLiteral("^- \\[([^\\]]+)\\]\\(([^)]+)\\)"));
    static const QString kHeading = QStringLiteral("## ");
    QList<HelpChapter> chapters;
    const QStringList lines = index.split(u'\n');
    for (const QString& line : lines) {
        if (line.startsWith(kHeading))
            chapters << HelpChapter{line.mid(kHeading.size()).trimmed(), {}};
        else if (const auto link = kLink.match(line); link.hasMatch() && !chapters.isEmpty())
            chapters.last().topics << HelpTopic{link.captured(1),
                                                inHelpLanguage(url.resolved(QUrl(link.captured(2))))};
    }
    return chapters;
}

QUrl helpIndex()
{
    return pageNamed(QStringLiteral("index.md"));
}

QUrl handbookPage(const QString& id)
{
    const QUrl page = pageNamed(id + QStringLiteral(".md"));
    return !id.isEmpty() && isHelpDocument(page) ? page : pageNamed(QStringLiteral("first-steps.md"));
}

QUrl changesPage()
{
    return QUrl(QStringLiteral("qrc:/help/CHANGES.md"));
}

bool isHelpDocument(const QUrl& url)
{
    return url.scheme() == QStringLiteral("qrc") && url.path().endsWith(QStringLiteral(".md"))
        && QFile::exists(resourcePath(url));
}

QString helpText(const QUrl& url)
{
    QFile file(resourcePath(url));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}
} // namespace quotadeck::ui
