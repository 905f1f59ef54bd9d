// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/limits/queueoutlinemodel.h"

#include <QObject>

#include <optional>

class QTreeView;

namespace quotadeck::insight {
struct UnusedLimit;
}

namespace quotadeck::ui {
class FilterField;
class LimitsForm;
class YamlView;

/// Keeps outline, form and text at the same place of the configuration, whichever of them somebody moves in.
/// Ownership: all that it is made of is the caller's and outlives it.
class PlaceSync final : public QObject
{
    Q_OBJECT
public:
    struct Views
    {
        QTreeView* outline = nullptr; ///< of @c model
        FilterField* filter = nullptr; ///< likewise
        models::QueueOutlineModel* model = nullptr;
        LimitsForm* form = nullptr;
        YamlView* text = nullptr;
    };

    PlaceSync(models::ConfigSession* session, const Views& views, QObject* parent);

    /// The one that the form shows; none before there is a readable text.
    [[nodiscard]] const std::optional<models::OutlineRow>& queue() const { return m_queue; }
    /// Shows that the file called @p name is being read.
    void showReading(const QString& name);
    /// Shows the current text, at the queue that was shown before, or at the first that has limits.
    void showRevision();
    /// Selects the queue called @p path, also one that the filter hides; false when the configuration has none.
    bool selectQueue(const QueuePath& path) { return selectQueue(path, std::nullopt); }
    /// The same in @p partition alone.
    bool selectQueue(const QString& partition, const QueuePath& path);
    /// Selects the limit of the queue called @p path that names @p name in @p list; false when there is none.
    bool selectLimit(const QueuePath& path, config::TextList config::LimitConfig::*list, const QString& name);
    /// Selects the limit of @p name, in @p partition, that @p wanted was found in, maybe in an earlier text: its number counts only
    /// among several limits with the name. False when there is none any more.
    bool selectLimit(const QString& partition, const insight::UnusedLimit& wanted);
    void jumpTo(const config::Finding& finding);

Q_SIGNALS:
    void moved(); ///< another queue, or another limit of it

private:
    bool selectFirst();
    bool selectQueue(const QueuePath& path, std::optional<std::size_t> partition);
    void showQueueOf(const QModelIndex& index);
    void showRow(const models::OutlineRow& row);
    /// Shows the queue of the form in the outline again, once the filter lets it.
    void findAgain();
    /// Says why no queue is shown.
    void showNoQueue();
    void followCaret(std::size_t offset);
    /// Shows what stands at byte @p offset of the text, which belongs to @p place, in outline and form.
    void goTo(const models::TextPlace& place, std::size_t offset);

    models::ConfigSession* m_session; // not owned, as the next
    Views m_views;
    std::optional<models::OutlineRow> m_queue;
    QString m_id; ///< of its row
    bool m_isFollowingCaret = false; ///< the text shows the place already
};
} // namespace quotadeck::ui
