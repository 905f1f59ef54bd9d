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

/// The language of the handbook, which is that of the texts of the window: "de"; "en" where they are not translated.
[[nodiscard]] QString helpLanguage();
/// What a link to @p url shows: a page of the handbook in its language, or in English if it has none in that language. Any other
/// @p url is returned as it is.
[[nodiscard]] QUrl inHelpLanguage(const QUrl& url);
/// Whether the document @p url is in the language of the handbook. Other documents than its pages are in English.
[[nodiscard]] bool isInHelpLanguage(const QUrl& url);

/// The handbook in its order: the links below each heading of its first page. All documents are resources of the program.
[[nodiscard]] QList<HelpChapter> helpContents();
/// The chapters that @p index, a document at @p url, has: lines "- [Title](file.md)" below "## Chapter". Pages of the handbook are
/// in its language.
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
