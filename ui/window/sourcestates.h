// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include <optional>

namespace quotadeck::ui {
/// What the user chose for each source: the states of the last 20 sources, the latest first, each under a key.
class SourceStates
{
public:
    /// Shows the source called @p key from now on; @p current is the state of the one before, which is kept. Returns what is
    /// known of the new one, empty: nothing. Not set: what is shown stays, because it is the same source, or because it was
    /// chosen before there was one.
    std::optional<QVariantMap> enter(const QString& key, QVariantMap current);
    /// All of them; @p current is the state of the source that is shown.
    [[nodiscard]] QVariantList all(QVariantMap current) const;
    void restore(const QVariantList& states) { m_others = states; }

private:
    QString m_key; ///< of the source that is shown; empty: none yet
    QVariantList m_others;
};
} // namespace quotadeck::ui
