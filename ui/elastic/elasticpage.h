// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticmonitor.h"
#include "models/elastic/elasticsession.h"
#include "models/elastic/elastictreemodel.h"
#include "models/limits/findingsmodel.h"
#include "ui/pages/page.h"

#include <QPointer>

#include <functional>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;

namespace quotadeck::ui {
class ElasticDetails;
class ElasticFindings;
class ElidedLabel;
class FilterField;
class IconLabel;
class MessageBar;
class Placeholder;
class SegmentedSwitch;
class TreeTable;
class UnsavedQuestion;

/// Elastic quota groups, of a file of manifests or of a cluster as it runs: the tree with what every group may use, all about
/// the selected one beside it and the findings below. Edits of a file go through the session, and the runtimes before and
/// after stand side by side; a simulated cluster takes them at once; a real one is only looked at.
/// Ownership: session and monitor are the caller's and outlive the page.
class ElasticPage final : public Page
{
    Q_OBJECT
public:
    ElasticPage(models::ElasticSession* session, models::ElasticMonitor* monitor, QWidget* parent = nullptr);

    [[nodiscard]] bool hasSubject() const override { return false; }
    void focusFilter() override;
    void showAllColumns() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

    /// Calls @p next once there is nothing unsaved, or the user has saved it or given it up; never when the user rather
    /// goes on editing. Text in a field counts.
    void afterEdits(const std::function<void()>& next);

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file
    void connectRequested(); ///< the user wants to name a scheduler

private:
    void createActions();
    void createViews();
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] QWidget* createBar();
    [[nodiscard]] QWidget* createStart();
    void connectSession();
    void connectMonitor();
    void connectViews();

    [[nodiscard]] bool isCluster() const { return m_isCluster; }
    [[nodiscard]] const models::ElasticStatePtr& state() const;
    void showSource(bool isCluster);
    void showState();
    void showResources();
    void showTotal();
    void showContent();
    void showVerdict();
    void showClusterStatus();
    void showNotices();
    void showClusterNotices();
    void showGroup();
    void takeTotal();
    [[nodiscard]] models::CardRules cardRules() const;
    void takeCardRules(bool goByModels);
    void showCardRules();
    void reload();
    void save();
    void saveThen(const std::function<void()>& next);
    void report(const QString& sentence, const Error& error);
    [[nodiscard]] ResourceType resource() const;

    QPointer<UnsavedQuestion> m_question; ///< while it is open
    models::ElasticSession* m_session; // not owned, as the next
    models::ElasticMonitor* m_monitor;
    bool m_isCluster = false; ///< what is shown; else the file
    ResourceType m_shownResource{"cpu"}; ///< of all numbers
    models::ElasticTreeModel* m_groups; // not owned, as all below: children
    models::FindingsModel* m_findings;

    QAction* m_open = nullptr;
    QAction* m_connect = nullptr;
    QAction* m_save = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_reload = nullptr;
    QStackedWidget* m_stack = nullptr;
    MessageBar* m_messages = nullptr; ///< about the last thing done
    MessageBar* m_diskMessages = nullptr; ///< about the file on disk
    MessageBar* m_notices = nullptr; ///< about what is not known
    SegmentedSwitch* m_source = nullptr; ///< hidden while there is but one
    QWidget* m_fileTools = nullptr; ///< for what can be done with a file
    ElidedLabel* m_fileLabel = nullptr;
    IconLabel* m_verdictIcon = nullptr;
    QLabel* m_verdictLabel = nullptr;
    FilterField* m_filter = nullptr;
    QComboBox* m_resource = nullptr;
    QLineEdit* m_total = nullptr;
    QCheckBox* m_cards = nullptr; ///< hidden where no model is known
    bool m_goesByModels = false; ///< for files and real clusters; a simulated one has its own
    QLabel* m_summary = nullptr;
    TreeTable* m_table = nullptr;
    QStackedWidget* m_tableStack = nullptr;
    Placeholder* m_nothing = nullptr;
    ElasticDetails* m_details = nullptr;
    ElasticFindings* m_problems = nullptr;
    QSplitter* m_split = nullptr;
};
} // namespace quotadeck::ui
