// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/pastring.h"
#include "background/jobs.h"
#include "core/base/result.h"
#include "models/insight/insightsource.h"
#include "models/quota/presentuse.h"
#include "models/stage/stage.h"

#include <QObject>
#include <QString>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class SourceController;

/// Keeps the recent past of a scheduler, and shows the whole window as it was at a moment of it, with the configuration that
/// was active then. The scheduler is read on meanwhile. A recording and a simulation have ways back of their own.
///
/// Threading: GUI thread; samples are written and read in the background. A sample that comes while an earlier one is being
/// written is left out, so that a large cluster costs what can be afforded.
/// Ownership: what it is given outlives it.
class PastController final : public QObject
{
    Q_OBJECT
public:
    PastController(Models* models, const SourceController* source, ui::MainWindow* window,
                   QObject* parent = nullptr);

    /// Nothing is kept with an age of 0.
    void setBounds(const feed::PastRing::Bounds& bounds);
    /// The samples that can be shown.
    [[nodiscard]] const std::vector<SystemTime>& times() const { return m_times; }

Q_SIGNALS:
    void presentShown(); ///< after a moment of the past

private:
    /// The configuration that was active from a moment on.
    struct Activation
    {
        SystemTime time;
        models::ActiveConfigurationPtr active;
    };
    /// What the jobs use.
    struct Store
    {
        feed::PastRing ring;
        SnapshotPtr latest; ///< with what was known of it last
        std::string partition; ///< of it that is shown
        SnapshotPtr compared = {}; ///< what present is of; null: it was not asked for yet
        models::Present present = {};

        /// Of the latest sample: the same object until there is another, so that tables see that nothing is new.
        [[nodiscard]] models::Present presentOfLatest();
    };
    struct Kept
    {
        std::vector<SystemTime> times;
        models::Present present; ///< null: no past was shown
    };

    /// A moment of the past and what it is compared with.
    struct Sought
    {
        Result<feed::RecordedSample> sample;
        models::Present present;
    };

    void connectBar();
    void begin();
    void keep(const SnapshotUpdate& update);
    void noteActive(const models::ActiveConfigurationPtr& active);
    void showPast(SystemTime time);
    void showPresent();
    void takeShown(const SnapshotUpdate& update);
    /// Beside the earlier moment that tables show; null: none is shown.
    void comparePast(const models::Present& present);
    [[nodiscard]] models::ActiveConfigurationPtr activeAt(SystemTime time) const;
    void askForTarget();
    /// In the saved recording: as they are, or replaced so that others may have it.
    enum class Names { Kept, Replaced };
    void save(const std::shared_ptr<Store>& store, const QString& path, Names names);

    Models* m_models;
    const SourceController* m_source;
    ui::MainWindow* m_window;
    feed::PastRing::Bounds m_bounds;
    std::shared_ptr<Store> m_store; ///< used by the jobs alone; null: nothing is kept
    std::vector<SystemTime> m_times;
    models::Present m_present;
    std::deque<Activation> m_activations; ///< ascending
    bool m_isWriting = false; ///< a sample
    bool m_isPastShown = false;
    background::OrderedJobs m_jobs;
    background::LatestJob m_seeking{this, m_jobs.pool()};
};
} // namespace quotadeck::app
