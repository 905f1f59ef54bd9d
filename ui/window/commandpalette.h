// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QIcon>
#include <QList>
#include <QString>

#include <functional>

class QLineEdit;
class QListView;

namespace quotadeck::ui {
class PaletteModel;

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
};
} // namespace quotadeck::ui
