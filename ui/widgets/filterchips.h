// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QTimer>
#include <QWidget>

class QMenu;
class QToolButton;

namespace quotadeck::models {
class LiveTreeModel;
}

namespace quotadeck::ui {
class FilterField;

/// The values of one field with the number of rows that have each, as buttons that add a value to the text of a filter and
/// remove it. Where there is no room for them side by side they are entries of one menu.
class FilterChips final : public QWidget
{
    Q_OBJECT
public:
    /// @p key names the field. @p nameOf returns what a value is called. Both live as long as @p field, which lives as long as this.
    FilterChips(FilterField* field, models::LiveTreeModel* model, const QString& key, const QString& title,
                QString (*nameOf)(const QString& value), QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Chip
    {
        QString value;
        QToolButton* button;
        QAction* entry;
    };

    void countValues();
    void showValues();
    void arrange();
    void toggle(const QString& value);
    [[nodiscard]] int chipsWidth() const;

    FilterField* m_field; // not owned, as the model
    models::LiveTreeModel* m_model;
    std::size_t m_key;
    QString (*m_nameOf)(const QString& value);
    QMap<QString, int> m_counts; ///< also of values that no row has any more
    QList<Chip> m_chips;
    QToolButton* m_menuButton; // not owned, as the next: children
    QMenu* m_menu;
    QTimer m_pause; ///< many changes of the model are one of the chips
};
} // namespace quotadeck::ui
