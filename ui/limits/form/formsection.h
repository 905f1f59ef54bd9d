// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace quotadeck::ui {
class ElidedLabel;

/// A part of the form below a heading that folds it.
class FormSection : public QWidget
{
    Q_OBJECT
public:
    explicit FormSection(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// What the heading tells besides: a count, or why nothing can be set.
    void setSummary(const QString& summary);
    void setFolded(bool isFolded);
    [[nodiscard]] bool isFolded() const { return m_isFolded; }

protected:
    void setContent(QWidget* content);
    /// A button for @p action at the end of the heading.
    QToolButton* addButton(QAction* action);
    /// One that opens @p menu, with @p explanation as its tool tip.
    QToolButton* addMenuButton(const QString& text, const QString& explanation, QMenu* menu);
    /// An action that acts while the focus is in the section.
    QAction* addSectionAction(const QString& text, const QKeySequence& keys, const QString& explanation);

private:
    QToolButton* m_heading; // not owned, as the next three: children
    ElidedLabel* m_summary;
    QHBoxLayout* m_row;
    QWidget* m_content = nullptr;
    bool m_isFolded = false;
};
} // namespace quotadeck::ui
