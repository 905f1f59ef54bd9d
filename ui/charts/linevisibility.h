// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

namespace quotadeck::ui {
/// Which lines of a chart are shown: all but those that somebody hid, or only those that are shown alone. A line that would
/// flatten all others is held back until somebody wants it. Lines are known by their ids; what was asked for one that is not
/// there for a while is remembered.
class LineVisibility
{
public:
    /// The lines there are. True when others are shown now: what was alone has gone, and an empty chart would be a riddle.
    bool setLines(const QSet<QString>& ids);
    /// Holds back each line of @p wholes, by the highest value of each, that is far above @p parts, the highest value of all
    /// others; not above 0: there are none. One that is held back already is so until it comes close to them.
    void holdBack(const QHash<QString, double>& wholes, double parts);

    /// A click or Enter: shows a line that is hidden or held back, else @p id alone, or all again if it was.
    void choose(const QString& id);
    void isolate(const QString& id);
    /// Shows @p id as well as those that are shown alone, or no more.
    void isolateAsWell(const QString& id);
    void toggle(const QString& id);

    [[nodiscard]] bool isShown(const QString& id) const;
    /// Without anybody having asked for either.
    [[nodiscard]] bool isHeldBack(const QString& id) const;
    [[nodiscard]] bool isAlone(const QString& id) const { return m_alone == QSet<QString>{id}; }

private:
    QSet<QString> m_alone; ///< empty: all that are not hidden
    QSet<QString> m_hidden;
    QSet<QString> m_held;
    QSet<QString> m_wanted; ///< of those that are held back
};
} // namespace quotadeck::ui
