// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/latestjob.h"
#include "models/common/versionsmodel.h"
#include "models/limits/configsession.h"

#include <QWidget>

#include <functional>

class QAction;
class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class Placeholder;

/// The texts that the open file had, each to be compared, restored and labelled.
/// Ownership: the session is the caller's and outlives the panel.
class VersionsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit VersionsPanel(models::ConfigSession* session, QWidget* parent = nullptr);

    [[nodiscard]] int count() const { return m_versions->rowCount(); }

Q_SIGNALS:
    void countChanged();
    void compareRequested(const QString& name, const std::string& text);
    void failed(const quotadeck::Error& error);

private:
    using Use = std::function<void(const models::FileVersion& version, const std::string& text)>;

    [[nodiscard]] QWidget* createHeader();
    void refresh();
    void showVersions(std::vector<models::FileVersion> versions);
    void showSelection();
    /// Reads the selected version and hands it to @p use.
    void withText(Use use);
    void restore();
    void askForLabel();

    models::ConfigSession* m_session; // not owned
    models::VersionsModel* m_versions; // not owned, as the rest: children
    QAction* m_compare = nullptr;
    QAction* m_restore = nullptr;
    QAction* m_label = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
    models::LatestJob m_listJob{this};
    models::LatestJob m_textJob{this};
};
} // namespace quotadeck::ui
