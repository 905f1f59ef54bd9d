// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace quotadeck::ui {
/// One document of the help.
struct HelpTopic
{
    QString title;
    QUrl url;
};

/// Documents that belong together.
struct HelpChapter
{
    QString title;
    QList<HelpTopic> topics;
};

/// The handbook in its order: the links below each heading of its first page. All documents are resources of the program.
[[nodiscard]] QList<HelpChapter> helpContents();
/// The chapters that @p index, a document at @p url, has: lines "- [Title](file.md)" below "## Chapter".
[[nodiscard]] QList<HelpChapter> chaptersIn(const QString& index, const QUrl& url);

/// The first page of the handbook.
[[nodiscard]] QUrl helpIndex();
/// The page of the handbook about the page called @p id of the window; about the first steps where there is none.
[[nodiscard]] QUrl handbookPage(const QString& id);
/// What is new in each version.
[[nodiscard]] QUrl changesPage();

/// Whether @p url is a document of the help.
[[nodiscard]] bool isHelpDocument(const QUrl& url);
/// The text of the document @p url; empty where there is none.
[[nodiscard]] QString helpText(const QUrl& url);
} // namespace quotadeck::ui
