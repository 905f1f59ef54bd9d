// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <functional>
#include <string>

class QWidget;

namespace quotadeck::ui {
/// Writes tables to files that the user chooses, on another thread.
class CsvExport final : public QObject
{
    Q_OBJECT
public:
    using MakeText = std::function<std::string()>;

    /// @p parent is that of the dialogs too.
    explicit CsvExport(QWidget* parent);

    /// Asks where to, @p name being offered, and writes what @p text makes; it runs on another thread and owns what it
    /// touches.
    void askForFile(const QString& name, MakeText text);
    /// As after the dialog; each is told of, in the order in which they were asked for.
    void write(const QString& path, MakeText text);

Q_SIGNALS:
    void written(const QString& path);
    void failed(const quotadeck::Error& error); ///< nothing was written

private:
    QWidget* m_parent; // not owned
};
} // namespace quotadeck::ui
