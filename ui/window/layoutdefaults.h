// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QPointer>

class QSplitter;
class QWidget;

namespace quotadeck::ui {
/// The sizes and columns that pages begin with, to go back to.
class LayoutDefaults
{
public:
    /// Notes those of @p page, which nobody has changed yet.
    void note(const QWidget& page);
    /// Restores those of all pages that were noted. What a page has made since then is not known.
    void restore() const;

private:
    struct Sizes
    {
        QPointer<QSplitter> splitter;
        QByteArray state;
    };
    QList<Sizes> m_sizes;
    QList<QPointer<const QWidget>> m_pages;
};
} // namespace quotadeck::ui
