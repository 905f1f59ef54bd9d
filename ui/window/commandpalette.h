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
class QMenu;
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

/// Finds an entry by the words that are typed, and runs it on Enter.
class CommandPalette final : public QDialog
{
    Q_OBJECT
public:
    explicit CommandPalette(QList<PaletteEntry> entries, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow(const QString& words);
    void run();

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
/// The enabled actions of @p window and of the page @p pageId, without those of @p pageMenu.
[[nodiscard]] QList<PaletteEntry> commandEntries(const QWidget& window, const QMenu& pageMenu,
                                                 const QString& pageId);
/// The queues, users and groups of @p partition.
[[nodiscard]] QList<PaletteEntry> subjectEntries(const PartitionSnapshot& partition, const ShowSubject& show);
} // namespace quotadeck::ui
