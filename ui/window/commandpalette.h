// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "ui/connections/connectionmark.h"
#include "ui/pages/page.h"

#include <QDialog>
#include <QIcon>
#include <QList>
#include <QString>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;
class QMenuBar;
class QWidget;

namespace quotadeck::ui {
class PaletteModel;
class Page;

/// One thing that the palette finds.
struct PaletteEntry
{
    QString text;
    QString kind; ///< "Page", "Queue"
    QString keys; ///< the shortcut; empty without
    QIcon icon;
    std::function<void()> run;
};

/// Returns what else is found by the text that was typed.
using FindEntries = std::function<QList<PaletteEntry>(const QString& text)>;

/// Finds an entry by the words that are typed, and runs it on Enter.
class CommandPalette final : public QDialog
{
    Q_OBJECT
public:
    /// @p find is asked for more entries with each text that is not empty; they stand behind those of @p entries that match.
    explicit CommandPalette(QList<PaletteEntry> entries, FindEntries find = {}, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow(const QString& words);
    void run();

    FindEntries m_find;
    PaletteModel* m_entries; // not owned, as the rest: children
    QLineEdit* m_words;
    QListView* m_view;
    QLabel* m_nothing; ///< in place of the view while nothing is found
};

using ShowPage = std::function<void(const QString& id)>;
using ShowSubject = std::function<void(const QString& pageId, const Subject& subject)>;

/// An entry for each of @p connections; @p show gets its id.
[[nodiscard]] QList<PaletteEntry> connectionEntries(const QList<ConnectionEntry>& connections,
                                                    const ShowPage& show);
/// An entry for each of @p pages.
[[nodiscard]] QList<PaletteEntry> pageEntries(const QList<Page*>& pages, const ShowPage& show);
/// The enabled actions of @p menus and of @p page, which may be nullptr, but those that show a page. Each text is there once: that of a
/// page's action names the part of the page where it would not be clear else.
[[nodiscard]] QList<PaletteEntry> commandEntries(const QMenuBar& menus, const Page* page);
/// The queues, users, groups, applications and nodes of @p partition with all of @p words in their name, at most 50 of a kind.
[[nodiscard]] QList<PaletteEntry> subjectEntries(const PartitionSnapshot& partition, const QStringList& words,
                                                 const ShowSubject& show);
/// What @p page has in its open file with all of @p words in its name, at most 50.
[[nodiscard]] QList<PaletteEntry> placeEntries(const Page& page, const QStringList& words,
                                               const ShowSubject& show);
} // namespace quotadeck::ui
