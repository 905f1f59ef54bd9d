// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/common/roles.h"
#include "ui/pages/page.h"
#include "ui/widgets/detailtable.h"

#include <QList>
#include <QScrollArea>
#include <QString>
#include <QStringList>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace quotadeck::config {
struct PartitionConfig;
} // namespace quotadeck::config

namespace quotadeck::models {
class InsightSource;
} // namespace quotadeck::models

namespace quotadeck::ui {
class AccessQuestion;
class ElidedLabel;
class IconLabel;

/// Where the link of a name leads: a page, whose filter is @p filter then, and what is selected there.
struct InspectorTarget
{
    QString page;
    Subject subject; ///< of no kind: nothing is selected
    QString filter; ///< empty: all rows are shown, so that a filter does not hide the subject

    friend bool operator==(const InspectorTarget&, const InspectorTarget&) = default;
};

/// What a name leads to, as a text: the cells of the tables know no subjects. Empty for a subject of no kind or without a name.
[[nodiscard]] QString linkTo(const Subject& subject);
[[nodiscard]] QString linkToNode(const QString& id);
/// Where @p link leads, which one of the above returned; nothing for another text.
[[nodiscard]] std::optional<InspectorTarget> targetOf(const QString& link);

/// A titled table of the inspector.
struct InspectorSection
{
    QString title;
    QStringList headers;
    QList<DetailRow> rows;
    int flexible = 0; ///< the column that gives way
    QString emptyText; ///< shown instead of a table without rows
    bool isPlain
        = false; ///< names and values, which need no titles; the values of all such sections are in one line
};

/// All that the inspector shows of a subject.
struct InspectorDetails
{
    models::RowKind kind = models::RowKind::LeafQueue;
    QString title;
    QString subtitle;
    QList<InspectorSection> sections;
};

/// The details of @p subject in @p partition; nothing when it does not exist, or no longer. @p active is the active
/// configuration of the partition; nullptr while it is not known. @p now is when that was so.
[[nodiscard]] std::optional<InspectorDetails> inspect(const PartitionSnapshot& partition,
                                                      const Subject& subject,
                                                      const config::PartitionConfig* active = nullptr,
                                                      SystemTime now = {});
/// Usage and limits of two users or groups side by side; nothing when one of them does not exist.
[[nodiscard]] std::optional<InspectorDetails> compare(const PartitionSnapshot& partition, const Subject& left,
                                                      const Subject& right);

/// Everything about the selected row. New details of the same subject are written into the tables that are there. Names are
/// links.
class Inspector final : public QScrollArea
{
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    void showDetails(const InspectorDetails& details);
    /// Answers who may submit to @p queue, below the details; empty: is not shown.
    void showAccess(const QString& queue);
    /// Who answers that; outlives the inspector.
    void setInsight(models::InsightSource* source);
    /// The details are stale by now.
    void setStale(bool isStale);
    /// Without a subject: @p text says what to do.
    void showHint(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// A name was chosen; targetOf() of it is where it leads.
    void linkActivated(const QString& link);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Section
    {
        QLabel* title; // not owned, as the next two: children
        QLabel* empty;
        DetailTable* table;
        QStringList headers;
        bool isPlain;
    };
    [[nodiscard]] Section createSection(const InspectorSection& section);
    [[nodiscard]] bool hasSameShape(const InspectorDetails& details) const;
    void rebuild(const InspectorDetails& details);
    void alignValues();

    IconLabel* m_icon; // not owned, as all below: children
    ElidedLabel* m_title;
    ElidedLabel* m_subtitle;
    QLabel* m_hint;
    QWidget* m_body;
    QVBoxLayout* m_column;
    AccessQuestion* m_access = nullptr; ///< nullptr before setInsight()
    QList<Section> m_sections;
    bool m_isStale = false;
};
} // namespace quotadeck::ui
