// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changesmodel.h"
#include "models/document/documentcomparison.h"
#include "models/insight/insightsource.h"

#include <QWidget>

#include <optional>

class QAction;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace quotadeck::ui {
class DiffText;
class ElidedLabel;
class Placeholder;

/// What the edits change, in meaning and in lines, and the way back for a single change.
/// Ownership: the session is the caller's and outlives the panel.
class ChangesPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ChangesPanel(models::EditedFile* session, QWidget* parent = nullptr);

    /// Whether a text stays what it is, or says something only until it is settled.
    enum class Base { Lasting, Passing };
    /// Compares with another text, which @p name names as a heading.
    void compareWith(const QString& name, std::string text, Base base = Base::Lasting);
    /// What the cluster works with, to compare with on request; null: not known. Before the first call there is no button
    /// for that.
    void setActive(const models::ActiveConfigurationPtr& active, const models::ActiveAge& age = {});
    /// Goes back to the last save from a text that was a passing one.
    void endPassing();
    /// Compares with the file as it was last saved.
    void compareWithSaved();
    [[nodiscard]] int count() const { return m_changes->rowCount(); }
    /// "Changes (3)" since the last save, "Comparison (3)" with another text.
    [[nodiscard]] QString title() const;
    /// Those that are listed; none while a text cannot be read.
    [[nodiscard]] std::vector<config::Change> changes() const;

Q_SIGNALS:
    void countChanged();
    /// Somebody went to this change; lives for the call only.
    void changeChosen(const quotadeck::config::Change& change);

private:
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] bool isActiveShown() const;
    void createTable();
    void showResult();
    void showSelection(const QModelIndex& index);
    void showRevert(std::size_t index, const models::DocumentComparison::Revert& revert);
    void enableRevert();
    void revert();
    void setBase(const QString& name, std::string text, Base base);
    [[nodiscard]] bool isResultOfActive() const;
    void compareWithActive();
    void showBase();
    void showSummary();
    [[nodiscard]] QString summary() const;
    void showEmpty();

    models::EditedFile* m_session; // not owned
    models::DocumentComparison* m_comparison; // not owned, as the rest: children
    models::ChangesModel* m_changes;
    models::RevisionPtr m_shown; ///< the one whose changes are listed
    std::optional<std::vector<config::TextEdit>> m_revertEdits; ///< of the selected change
    Base m_base = Base::Lasting;
    QAction* m_revert = nullptr;
    QAction* m_toSaved = nullptr;
    QAction* m_toActive = nullptr;
    QToolButton* m_toActiveButton = nullptr;
    models::ActiveConfigurationPtr m_active;
    models::ActiveAge m_age; ///< of the active configuration
    bool m_isActiveShown = false; ///< compared with
    ElidedLabel* m_summary = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTableView* m_view = nullptr;
    DiffText* m_lines = nullptr;
    Placeholder* m_nothing = nullptr;
};
} // namespace quotadeck::ui
