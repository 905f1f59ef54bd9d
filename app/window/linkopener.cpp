// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/linkopener.h"

#include "app/window/models.h"
#include "app/window/sourcecontroller.h"
#include "ui/window/mainwindow.h"
#include "ui/window/momentbar.h"
#include "ui/window/navigator.h"

#include <chrono>
#include <utility>

namespace quotadeck::app {
LinkOpener::LinkOpener(const Models* models, ui::MainWindow* window, SourceController* source,
                       QObject* parent)
    : QObject(parent)
    , m_models(models)
    , m_window(window)
    , m_source(source)
{
    m_window->setLinkSource([this] { return this->source(); });
    connect(&models->stage, &models::Stage::shown, this, &LinkOpener::proceed);
    connect(source, &SourceController::statusChanged, this, &LinkOpener::proceed);
    connect(window->momentBar(), &ui::MomentBar::momentsKnown, this, &LinkOpener::proceed);
    connect(source, &SourceController::firstReadFailed, this, [this] { m_link.reset(); });
}

void LinkOpener::open(const link::Link& link)
{
    const auto* recording = std::get_if<link::Recording>(&link.source);
    const auto shown = recording ? link::Source(link::Recording{recording->path, {}}) : link.source;
    if (shown != m_source->linkSource()) {
        if (recording)
            m_source->showRecording(QString::fromStdString(recording->path));
        else if (const auto* scenario = std::get_if<link::Scenario>(&link.source))
            m_source->showScenario(QString::fromStdString(scenario->name));
        const bool isOpened = shown == m_source->linkSource();
        if (!isOpened && !std::holds_alternative<link::SavedConnection>(link.source))
            return; // the message says why
    }
    show(link);
}

void LinkOpener::show(const link::Link& link)
{
    m_link = link;
    m_isPartitionAsked = false;
    m_sample.reset();
    m_window->showPlace(ui::placeOf(link)); // what is known of it
    proceed();
}

link::Source LinkOpener::source() const
{
    link::Source source = m_source->linkSource();
    const SnapshotPtr& shown = m_models->stage.shownSnapshot();
    if (auto* recording = std::get_if<link::Recording>(&source); recording && shown)
        recording->moment = std::chrono::floor<std::chrono::milliseconds>(shown->time);
    return source;
}

void LinkOpener::proceed()
{
    if (!m_link || !m_models->stage.shownSnapshot() || m_source->isCatchingUp() || !isOfShownSource()
        || !isThere())
        return;
    const auto link = std::exchange(m_link, std::nullopt);
    m_window->showPlace(ui::placeOf(*link));
}

bool LinkOpener::isOfShownSource() const
{
    const auto* recording = std::get_if<link::Recording>(&m_link->source);
    const auto wanted = recording ? link::Source(link::Recording{recording->path, {}}) : m_link->source;
    return wanted.index() == 0 || wanted == m_source->linkSource(); // the first is none
}

bool LinkOpener::isThere()
{
    const auto* recording = std::get_if<link::Recording>(&m_link->source);
    if (recording && recording->moment) {
        if (!m_window->momentBar()->isEnabled()) // it is still being read
            return false;
        if (!m_sample)
            m_sample = m_window->momentBar()->showMoment(*recording->moment);
        if (m_models->stage.shownSnapshot()->time != *m_sample)
            return false;
    }
    if (!m_link->partition.empty() && m_link->partition != m_models->stage.partition()
        && !m_isPartitionAsked) {
        m_isPartitionAsked = true;
        m_source->showPartition(m_link->partition);
        return false;
    }
    return true;
}
} // namespace quotadeck::app

#include "moc_linkopener.cpp"
