// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/inspectorfacts.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace quotadeck::ui {
class ElidedLabel;
class IconLabel;

/// Everything about the selected row. New facts of the same subject are written into the tables that are there.
class Inspector final : public QScrollArea
{
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    void showFacts(const InspectorFacts& facts);
    /// Without a subject: @p text says what to do.
    void showHint(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;

private:
    struct Section
    {
        QLabel* title; // not owned, as the next two: children
        QLabel* empty;
        FactsTable* table;
        QStringList headers;
    };
    [[nodiscard]] Section createSection(const InspectorSection& section);
    [[nodiscard]] bool hasSameShape(const InspectorFacts& facts) const;
    void rebuild(const InspectorFacts& facts);

    IconLabel* m_icon; // not owned, as all below: children
    ElidedLabel* m_title;
    ElidedLabel* m_subtitle;
    QLabel* m_hint;
    QWidget* m_body;
    QVBoxLayout* m_column;
    QList<Section> m_sections;
};
} // namespace quotadeck::ui
