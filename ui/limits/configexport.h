// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/packaging/queuefile.h"
#include "models/limits/configsession.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;

namespace quotadeck::ui {
class MessageBar;

/// Writes the edited configuration to another file: as it is, or as the manifest that a cluster takes.
/// Ownership: session and page are the caller's and outlive it; the page owns the bar.
class ConfigExport final : public QObject
{
    Q_OBJECT
public:
    ConfigExport(models::ConfigSession* session, QWidget* page);

    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }
    /// Shows the result on top of the page.
    [[nodiscard]] MessageBar* bar() const { return m_outcome; }

Q_SIGNALS:
    void aboutToExport(); ///< what is being typed is to be handed to the session

private:
    using Form = std::optional<config::ManifestForm>; ///< none: the file as it is

    void refresh();
    void askWhere(Form form);
    void writeWhenIdle();
    void write(Form form, const QString& path);
    void showOutcome(Form form, const QString& path, const Result<std::size_t>& size);

    struct Wish
    {
        Form form;
        QString path;
    };

    models::ConfigSession* m_session; // not owned
    QWidget* m_page; // not owned
    MessageBar* m_outcome; // not owned: the page's
    QList<QAction*> m_actions; // children
    std::optional<Wish> m_wish; ///< that waits for edits under way
};
} // namespace quotadeck::ui
