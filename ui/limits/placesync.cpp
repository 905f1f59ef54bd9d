// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/placesync.h"

#include "core/config/schema/effective.h"
#include "core/insight/unused.h"
#include "models/common/samplefiles.h"
#include "ui/document/yamlview.h"
#include "ui/limits/form/limitsform.h"
#include "ui/widgets/filterfield.h"

#include <QTreeView>

#include <algorithm>

namespace quotadeck::ui {
PlaceSync::PlaceSync(models::ConfigSession* session, const Views& views, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_views(views)
{
    connect(m_views.text, &YamlView::caretRested, this, &PlaceSync::followCaret);
    connect(m_views.outline->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PlaceSync::showQueueOf);
    connect(m_views.filter, &FilterField::filterChanged, this, &PlaceSync::findAgain);
    connect(m_views.form, &LimitsForm::actionTriggered, m_session,
            [session] { session->replaceText(session->revision()->text() + models::starterText()); });
    connect(m_views.form, &LimitsForm::placeChosen, this, [this](const TextSpan& place) {
        Q_EMIT moved();
        if (!m_isFollowingCaret)
            m_views.text->reveal(place);
    });
}

void PlaceSync::showReading(const QString& name)
{
    m_queue.reset();
    m_views.model->setRevision(nullptr);
    m_views.form->showNothing(tr("Reading %1…").arg(name), tr("Validating…"));
}

void PlaceSync::showRevision()
{
    m_views.model->setRevision(m_session->revision());
    const bool isShown = !m_queue && selectFirst();
    if (isShown)
        return;
    const auto* hidden = m_views.outline->currentIndex().isValid() ? nullptr : m_views.model->rowOf(m_id);
    if (hidden)
        showRow(*hidden); // by the filter
    else
        showQueueOf(m_views.outline->currentIndex());
}

/// Whether there is one; what is selected is shown, too.
bool PlaceSync::selectFirst()
{
    m_views.outline->setCurrentIndex(m_views.model->firstWithLimits());
    return m_queue.has_value();
}

void PlaceSync::showQueueOf(const QModelIndex& index)
{
    if (!index.isValid()) {
        showNoQueue();
        return;
    }
    m_id = m_views.model->idOf(index);
    showRow(m_views.model->row(index));
}

void PlaceSync::findAgain()
{
    const auto index = m_views.model->indexOf(m_id);
    if (!index.isValid())
        return;
    m_views.outline->setCurrentIndex(index);
    m_views.outline->scrollTo(index);
}

void PlaceSync::showRow(const models::OutlineRow& row)
{
    const bool isOther = !m_queue || m_queue->partition != row.partition || m_queue->kind != row.kind
        || m_queue->queue != row.queue;
    m_queue = row;
    Q_EMIT moved();
    m_views.form->showNode(row);
    if (isOther && !m_isFollowingCaret)
        m_views.text->reveal(row.place);
}

void PlaceSync::showNoQueue()
{
    const auto& revision = m_session->revision();
    if (revision && models::isBlankText(revision->text()))
        m_views.form->showNothing(tr("The file is empty"),
                                  tr("Insert a small configuration with comments, or enter \"partitions:\" "
                                     "in the text on the right; "
                                     "Ctrl+Space shows completions."),
                                  tr("Insert Template"));
    else if (revision && !revision->isReadable())
        m_views.form->showNothing(tr("The file cannot be read as a configuration"),
                                  tr("Fix the problem listed below in the text on the right."));
    else if (m_views.model->rowCount() == 0)
        m_views.form->showNothing(
            tr("The file has no queues yet"),
            tr("Enter \"partitions:\" in the text on the right; Ctrl+Space shows completions."));
    else
        m_views.form->showNothing(tr("No queue selected"),
                                  tr("Select a queue on the left to see its limits."));
}

bool PlaceSync::selectQueue(const QString& partition, const QueuePath& path)
{
    const auto& revision = m_session->revision();
    if (!revision)
        return false;
    const auto& all = revision->partitions;
    const auto in = std::ranges::find(all, partition.toStdString(),
                                      [](const config::PartitionConfig& one) { return one.name.value; });
    return in != all.end() && selectQueue(path, static_cast<std::size_t>(in - all.begin()));
}

bool PlaceSync::selectQueue(const QueuePath& path, std::optional<std::size_t> partition)
{
    auto queue = m_views.model->indexOfQueue(path, partition);
    if (!queue.isValid() && !m_views.model->filterText().isEmpty()
        && m_views.model->hasQueue(path, partition)) {
        m_views.filter->setFilter({});
        queue = m_views.model->indexOfQueue(path, partition);
    }
    if (queue.isValid())
        m_views.outline->setCurrentIndex(queue);
    return queue.isValid();
}

bool PlaceSync::selectLimit(const QueuePath& path, config::TextList config::LimitConfig::*list,
                            const QString& name)
{
    const auto& revision = m_session->revision();
    if (!revision)
        return false;
    for (const config::PartitionConfig& partition : revision->partitions) {
        const config::QueueConfig* queue = config::findQueue(partition, path);
        const config::LimitConfig* limit
            = queue ? config::limitFor(*queue, list, name.toStdString()) : nullptr;
        if (!limit)
            continue;
        const auto offset = limit->span.begin.offset;
        if (const auto place = models::placeAt(*revision, offset))
            goTo(*place, offset);
        m_views.text->reveal(limit->span);
        return true;
    }
    return false;
}

bool PlaceSync::selectLimit(const QString& partition, const insight::UnusedLimit& wanted)
{
    const auto& revision = m_session->revision();
    if (!revision)
        return false;
    const auto in = std::ranges::find(revision->partitions, partition.toStdString(),
                                      [](const config::PartitionConfig& one) { return one.name.value; });
    const auto* queue = in == revision->partitions.end() ? nullptr : config::findQueue(*in, wanted.queue);
    if (!queue)
        return false;
    const auto& limits = queue->limits.value;
    const auto hasName = [&wanted](const config::LimitConfig& limit) {
        const auto& names = (wanted.isGroup ? limit.groups : limit.users).value;
        return std::ranges::any_of(names, [&wanted](const auto& name) { return name.value == wanted.name; });
    };
    const auto first = std::ranges::find_if(limits, hasName);
    if (first == limits.end())
        return false;
    const bool isThere = wanted.limit < limits.size() && hasName(limits[wanted.limit]);
    const TextSpan span = (isThere ? limits[wanted.limit] : *first).span;
    if (const auto place = models::placeAt(*revision, span.begin.offset))
        goTo(*place, span.begin.offset);
    m_views.text->reveal(span);
    return true;
}

void PlaceSync::jumpTo(const config::Finding& finding)
{
    const auto offset = finding.span.begin.offset;
    const auto place = models::placeAt(*m_session->revision(), offset);
    if (!selectQueue(QueuePath(finding.path)) && place)
        goTo(*place, offset);
    m_views.text->reveal(finding.span);
}

void PlaceSync::goTo(const models::TextPlace& place, std::size_t offset)
{
    m_isFollowingCaret = true;
    if (const auto row = m_views.model->indexOfPlace(place); row.isValid())
        m_views.outline->setCurrentIndex(row);
    m_views.form->selectAt(place, offset);
    m_isFollowingCaret = false;
}

void PlaceSync::followCaret(std::size_t offset)
{
    const auto& revision = m_session->revision();
    const auto place = revision ? models::placeAt(*revision, offset) : std::nullopt;
    if (!place || m_views.text->isTyping())
        return;
    goTo(*place, offset);
}
} // namespace quotadeck::ui

#include "moc_placesync.cpp"
