// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/editedfile.h"
#include "models/document/textsearch.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLineEdit;
class QToolButton;

namespace quotadeck::ui {
class StateLabel;
class YamlView;

/// Finds and replaces in the text of a file, whether it can be read or not. Hidden until it is asked for.
/// Threading: the text is searched in the background; what is asked for meanwhile is done with what was found.
/// Ownership: session and view are the caller's and outlive it.
class FindBar final : public QWidget
{
    Q_OBJECT
public:
    FindBar(models::EditedFile* session, YamlView* view, QWidget* parent = nullptr);

    enum class Mode { Find, Replace };
    /// Shows it, ready to type; what is selected within a line is looked for.
    void open(Mode mode);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What is to be done with the matches when they are there.
    enum class Due { Nothing, ShowNearest, Next, Previous, Replace };

    [[nodiscard]] QWidget* createFinding();
    [[nodiscard]] QWidget* createOptions();
    [[nodiscard]] QWidget* createReplacing();
    void close();
    void searchFor(Due due);
    void search();
    void doDue();
    void go(Due where);
    void replaceOne();
    void replaceAll();
    void showCount();
    [[nodiscard]] bool isSettled() const { return !m_isSearching && !m_pause.isActive(); }
    /// The number of the match that is selected.
    [[nodiscard]] std::optional<std::size_t> current() const;

    models::EditedFile* m_session; // not owned
    YamlView* m_view; // not owned
    QLineEdit* m_wanted = nullptr; // children, as all below
    QLineEdit* m_replacement = nullptr;
    QToolButton* m_case = nullptr;
    QToolButton* m_words = nullptr;
    QToolButton* m_expression = nullptr;
    StateLabel* m_count = nullptr;
    QWidget* m_replacing = nullptr;
    QList<QToolButton*> m_steps; ///< to the next and the previous match
    QList<QToolButton*> m_replacers;

    std::optional<models::TextSearch> m_search; ///< none: nothing that can be looked for
    QString m_fault; ///< why not
    std::vector<TextSpan> m_matches;
    std::shared_ptr<int> m_replaced; ///< how many the last replacement of all made; null when that is past
    Due m_due = Due::Nothing;
    bool m_isSearching = false;
    QTimer m_pause; ///< runs while one types
    background::LatestJob m_job{this};
};
} // namespace quotadeck::ui
