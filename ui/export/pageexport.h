// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/table/tableexport.h"

#include <QList>
#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>
#include <string>

class QAbstractItemView;
class QAction;
class QPagedPaintDevice;
class QWidget;

namespace quotadeck::ui {
class MessageBar;

enum class TableRows {
    Selected, ///< from top to bottom
    Shown, ///< all that the filter leaves, also below rows that are collapsed
};

/// The table of @p page that exports are made of: the one with the focus, else the largest one on screen; nullptr: none is.
[[nodiscard]] QAbstractItemView* tableOf(const QWidget& page);

/// Copies @p rows of @p view, which is a tree or a table with a header, with its visible columns. O(rows).
[[nodiscard]] models::TableContent readTable(const QAbstractItemView& view, TableRows rows);

/// The page that is on the screen.
struct ShownPage
{
    QWidget* widget = nullptr; ///< null: none is
    models::TableOrigin origin{}; ///< without partition and time
    bool isOfSnapshot = true; ///< else neither partition nor time of the data are known
};

/// Exports what a window shows: its table to a file or to the clipboard, its page as a picture or on paper. Files are written in
/// the background; a message names them.
///
/// Ownership: the window is the caller's and outlives it; the bar is the window's.
class PageExport final : public QObject
{
    Q_OBJECT
public:
    /// @p page returns what is on the screen now.
    PageExport(QWidget* window, std::function<ShownPage()> page);

    /// The partition and the time of the data that is on the screen.
    void setData(const QString& partition, std::optional<std::chrono::milliseconds> time);
    /// What can be done with the table, also for its own menu.
    [[nodiscard]] const QList<QAction*>& tableActions() const { return m_tableActions; }
    /// What can be done with the page.
    [[nodiscard]] const QList<QAction*>& pageActions() const { return m_pageActions; }
    [[nodiscard]] MessageBar* bar() const { return m_outcome; }

    /// The suffix of @p path decides the format: csv, json, md.
    void writeTable(const QString& path, TableRows rows);
    void writePicture(const QString& path); ///< PNG
    void printTo(QPagedPaintDevice& device);

Q_SIGNALS:
    void written(const QString& path);
    void failed();

private:
    enum class Copied { Csv, Markdown };

    void askForTable(TableRows rows);
    void askForPicture();
    void askForPrinter();
    void copy(Copied form);
    /// Nothing, with a message, if no table is shown or no row is selected.
    [[nodiscard]] std::optional<models::TableContent> read(TableRows rows);
    void write(const QString& path, std::function<Result<std::string>()> make);
    void showWritten(const QString& path, const Result<std::size_t>& size);
    [[nodiscard]] ShownPage shown() const;
    [[nodiscard]] QString proposedName() const;

    QWidget* m_window; // not owned
    std::function<ShownPage()> m_page;
    QString m_partition;
    std::optional<std::chrono::milliseconds> m_time;
    MessageBar* m_outcome; // not owned
    QString m_writtenPath; ///< of the last file; its message offers to show it
    QList<QAction*> m_tableActions; // children
    QList<QAction*> m_pageActions; // children
};
} // namespace quotadeck::ui
