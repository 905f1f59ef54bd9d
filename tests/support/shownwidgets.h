// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScreen>
#include <QSet>
#include <QSlider>
#include <QTabBar>
#include <QToolTip>

#include <functional>

/// What a user sees and clicks in a window, for walks over all of it.
namespace quotadeck::test {
inline QString placeOf(const QWidget* widget)
{
    QStringList path;
    for (; widget; widget = widget->parentWidget())
        path.prepend(widget->objectName().isEmpty() ? QLatin1String(widget->metaObject()->className())
                                                    : widget->objectName());
    return path.join(u'/');
}

/// Invisible characters and those that change the reading direction; line ends are none.
inline bool hasHiddenCharacters(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar character) {
        return character != u'\n' && character != u'\t'
            && (character.category() == QChar::Other_Control || character.category() == QChar::Other_Format);
    });
}

/// A single "&" before a letter underlines the letter.
inline bool hasMarkOfAKey(const QString& text, QChar letter)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] == letter)
            return true;
        ++i;
    }
    return false;
}

/// Calls @p visit with every index below @p parent, @p most of each level.
inline void forEachIndex(const QAbstractItemModel& model, const QModelIndex& parent, int most,
                         const std::function<void(const QModelIndex&)>& visit)
{
    for (int row = 0; row < std::min(model.rowCount(parent), most); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            visit(model.index(row, column, parent));
        forEachIndex(model, model.index(row, 0, parent), most, visit);
    }
}

/// Finds texts of @p window that are not shown as the plain text they are. Names are expected to hold "&y".
class PlainTextWalk
{
public:
    explicit PlainTextWalk(QWidget& window) : m_window(window) { }

    /// What is wrong now, a line each.
    [[nodiscard]] QStringList faults()
    {
        m_faults.clear();
        m_window.grab(); // labels write invisible characters out when they are painted
        for (auto* label : m_window.findChildren<QLabel*>())
            check(*label);
        for (auto* widget : m_window.findChildren<QWidget*>())
            checkTip(widget->toolTip(), *widget);
        for (auto* action : m_window.findChildren<QAction*>()) {
            checkTip(action->toolTip(), m_window);
            checkKeys(action->text(), QStringLiteral("action"));
        }
        for (auto* tabs : m_window.findChildren<QTabBar*>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                checkKeys(tabs->tabText(i), placeOf(tabs));
                checkTip(tabs->tabToolTip(i), *tabs);
            }
        }
        for (auto* button : m_window.findChildren<QAbstractButton*>())
            checkKeys(button->text(), placeOf(button));
        for (auto* view : m_window.findChildren<QAbstractItemView*>())
            check(*view);
        for (const auto* top : QApplication::topLevelWidgets()) {
            if (hasHiddenCharacters(top->windowTitle()))
                report(QStringLiteral("window title"), top->windowTitle());
        }
        return m_faults;
    }
    /// How many labels and tips were looked at.
    [[nodiscard]] int labels() const { return m_labels; }
    [[nodiscard]] qsizetype tips() const { return m_tips.size(); }

private:
    void report(const QString& place, const QString& text)
    {
        m_faults << QStringLiteral("%1: %2").arg(place, text.left(120));
    }

    void check(QLabel& label)
    {
        ++m_labels;
        label.ensurePolished();
        if (label.textFormat() != Qt::PlainText)
            report(placeOf(&label) + QStringLiteral(" is not plain"), label.text());
        if (label.isVisible() && !label.visibleRegion().isEmpty() && hasHiddenCharacters(label.text()))
            report(placeOf(&label), label.text());
    }

    void check(QAbstractItemView& view)
    {
        if (!view.model())
            return;
        forEachIndex(*view.model(), view.rootIndex(), 60, [&](const QModelIndex& index) {
            checkTip(index.data(Qt::ToolTipRole).toString(), view);
        });
        for (int column = 0; column < view.model()->columnCount(); ++column)
            checkTip(view.model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(), view);
    }

    /// Shows the tip as Qt does when the pointer rests.
    void checkTip(const QString& tip, QWidget& widget)
    {
        if (tip.isEmpty() || m_tips.contains(tip))
            return;
        m_tips.insert(tip);
        QToolTip::showText(m_window.mapToGlobal(QPoint(40, 40)), tip, &m_window);
        for (auto* top : QApplication::topLevelWidgets()) {
            auto* label = qobject_cast<QLabel*>(top);
            if (!label || !label->inherits("QTipLabel") || !label->isVisible())
                continue;
            if (label->textFormat() != Qt::PlainText || hasHiddenCharacters(label->text())
                || label->width() > m_window.screen()->geometry().width())
                report(QStringLiteral("tip of ") + placeOf(&widget), tip);
        }
    }

    void checkKeys(const QString& text, const QString& place)
    {
        if (hasMarkOfAKey(text, u'y') && text.contains(QStringLiteral("<b>")))
            report(place + QStringLiteral(" marks a key"), text);
    }

    QWidget& m_window;
    QStringList m_faults;
    QSet<QString> m_tips;
    int m_labels = 0;
};

struct Place
{
    QPointer<QWidget> widget;
    QList<QRect> rects; ///< on the screen: its own, then those of its cells
};
using Places = QHash<const QWidget*, Place>;

/// Where on the screen everything is that can be clicked in @p window, rows of tables included, but for what is within
/// widgets of which @p isLeftOut says so.
inline Places placesToClick(QWidget& window, const std::function<bool(const QWidget*)>& isLeftOut)
{
    Places places;
    const auto isWithin = [&](const QWidget* widget) {
        for (; widget; widget = widget->parentWidget()) {
            if (isLeftOut(widget))
                return true;
        }
        return false;
    };
    for (auto* widget : window.findChildren<QWidget*>()) {
        const bool isClickable = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget)
            || qobject_cast<QLineEdit*>(widget) || qobject_cast<QTabBar*>(widget)
            || qobject_cast<QSlider*>(widget) || qobject_cast<QAbstractItemView*>(widget);
        if (!isClickable || !widget->isVisible() || isWithin(widget))
            continue;
        QList<QRect> rects{{widget->mapToGlobal(QPoint()), widget->size()}};
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model()) {
            for (int row = 0; row < std::min(view->model()->rowCount(view->rootIndex()), 20); ++row) {
                for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column) {
                    const QRect cell = view->visualRect(view->model()->index(row, column, view->rootIndex()));
                    rects << QRect(view->viewport()->mapToGlobal(cell.topLeft()), cell.size());
                }
            }
        }
        places.insert(widget, {widget, rects});
    }
    return places;
}

/// What of @p before is somewhere else in @p after, or not there any more.
inline QStringList moved(const Places& before, const Places& after)
{
    QStringList found;
    for (const Place& place : before) {
        if (!place.widget)
            continue;
        const auto now = after.value(place.widget.data()).rects;
        if (now == place.rects)
            continue;
        QString line = placeOf(place.widget);
        if (const auto* button = qobject_cast<QAbstractButton*>(place.widget.data()))
            line += QStringLiteral(" \"%1\"").arg(button->text());
        for (qsizetype i = 0; i < place.rects.size(); ++i) {
            if (i < now.size() && now[i] == place.rects[i])
                continue;
            QDebug(&line) << " was" << place.rects[i] << "is" << now.value(i);
            break;
        }
        found << line;
    }
    return found;
}
} // namespace quotadeck::test
