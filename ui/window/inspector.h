// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/common/roles.h"
#include "ui/pages/page.h"
#include "ui/widgets/detailtable.h"

#include <QList>
#include <QScrollArea>
#include <QStringList>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace quotadeck::ui {
class ElidedLabel;
class IconLabel;

/// A titled table of the inspector.
struct InspectorSection
{
    QString title;
    QStringList headers;
    QList<DetailRow> rows;
    int flexible = 0; ///< the column that gives way
    QString emptyText; ///< shown instead of a table without rows
};

/// All that the inspector shows of a subject.
struct InspectorDetails
{
    models::RowKind kind = models::RowKind::LeafQueue;
    QString title;
    QString subtitle;
    QList<InspectorSection> sections;
};

/// The details of @p subject in @p partition; nothing when it does not exist, or no longer.
[[nodiscard]] std::optional<InspectorDetails> inspect(const PartitionSnapshot& partition,
                                                      const Subject& subject);

/// Everything about the selected row. New details of the same subject are written into the tables that are there.
class Inspector final : public QScrollArea
{
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    void showDetails(const InspectorDetails& details);
    /// Without a subject: @p text says what to do.
    void showHint(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;

private:
    struct Section
    {
        QLabel* title; // not owned, as the next two: children
        QLabel* empty;
        DetailTable* table;
        QStringList headers;
    };
    [[nodiscard]] Section createSection(const InspectorSection& section);
    [[nodiscard]] bool hasSameShape(const InspectorDetails& details) const;
    void rebuild(const InspectorDetails& details);

    IconLabel* m_icon; // not owned, as all below: children
    ElidedLabel* m_title;
    ElidedLabel* m_subtitle;
    QLabel* m_hint;
    QWidget* m_body;
    QVBoxLayout* m_column;
    QList<Section> m_sections;
};
} // namespace quotadeck::ui
