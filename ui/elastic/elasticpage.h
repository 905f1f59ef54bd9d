// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticsession.h"
#include "models/elastic/elastictreemodel.h"
#include "models/limits/findingsmodel.h"
#include "ui/pages/page.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class ElasticDetails;
class ElidedLabel;
class FilterField;
class IconLabel;
class MessageBar;
class Placeholder;
class TreeTable;

/// The elastic quota groups of a file of manifests: the tree with what every group may use, all about the selected one
/// beside it and the findings below. Edits go through the session; the runtimes before and after stand side by side.
/// Ownership: the session is the caller's and outlives the page.
class ElasticPage final : public Page
{
    Q_OBJECT
public:
    explicit ElasticPage(models::ElasticSession* session, QWidget* parent = nullptr);

    [[nodiscard]] bool hasSubject() const override { return false; }
    void focusFilter() override;
    void showAllColumns() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

    /// True when there are no unsaved edits, or the user gives them up now. Text in a field counts.
    [[nodiscard]] bool mayDropEdits();

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file

private:
    void createActions();
    void createViews();
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] QWidget* createBar();
    [[nodiscard]] QWidget* createStart();
    [[nodiscard]] QWidget* createFindings();
    void connectSession();

    void showState();
    void showResources();
    void showTotal();
    void showContent();
    void showVerdict();
    void showNotices();
    void showGroup();
    void jumpToFinding(const QModelIndex& index);
    void takeTotal();
    void reload();
    void save();
    void report(const QString& sentence, const Error& error);
    [[nodiscard]] ResourceType resource() const;

    models::ElasticSession* m_session; // not owned
    models::ElasticTreeModel* m_groups; // not owned, as all below: children
    models::FindingsModel* m_findings;

    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_reload = nullptr;
    QStackedWidget* m_stack = nullptr;
    MessageBar* m_messages = nullptr; ///< about the last thing done
    MessageBar* m_diskMessages = nullptr; ///< about the file on disk
    MessageBar* m_notices = nullptr; ///< about what is not known
    ElidedLabel* m_fileLabel = nullptr;
    IconLabel* m_verdictIcon = nullptr;
    QLabel* m_verdictLabel = nullptr;
    FilterField* m_filter = nullptr;
    QComboBox* m_resource = nullptr;
    QLineEdit* m_total = nullptr;
    QLabel* m_summary = nullptr;
    TreeTable* m_table = nullptr;
    QStackedWidget* m_tableStack = nullptr;
    Placeholder* m_nothing = nullptr;
    ElasticDetails* m_details = nullptr;
    QLabel* m_findingsTitle = nullptr;
    QWidget* m_findingsPane = nullptr;
    QTableView* m_findingsView = nullptr;
    QSplitter* m_split = nullptr;
};
} // namespace quotadeck::ui
