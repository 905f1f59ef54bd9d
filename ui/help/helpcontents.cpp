// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpcontents.h"

#include <QFile>
#include <QRegularExpression>

namespace quotadeck::ui {
namespace {
const QString kHandbook = QStringLiteral("qrc:/help/resources/docs/handbook/");

/// Of the resource @p url, for QFile.
QString resourcePath(const QUrl& url)
{
    return u':' + url.path();
}
} // namespace

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
            chapters.last().topics << HelpTopic{link.captured(1), url.resolved(QUrl(link.captured(2)))};
    }
    return chapters;
}

QUrl helpIndex()
{
    return QUrl(kHandbook + QStringLiteral("index.md"));
}

QUrl handbookPage(const QString& id)
{
    const QUrl page(kHandbook + id + QStringLiteral(".md"));
    return !id.isEmpty() && isHelpDocument(page) ? page : QUrl(kHandbook + QStringLiteral("first-steps.md"));
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
