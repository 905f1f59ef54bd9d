// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sourcedisplay.h"

#include "models/common/sourcetexts.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/statusstrip.h"

#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;
} // namespace

SourceDisplay::SourceDisplay(StatusStrip* strip, Clock clock, QObject* parent)
    : QObject(parent)
    , m_strip(strip)
    , m_message(new MessageBar)
    , m_clock(std::move(clock))
{
    m_strip->messages()->addBar(m_message);
    connect(m_message, &MessageBar::actionTriggered, this, [this] {
        if (m_status.state == SourceState::Unauthorized)
            Q_EMIT connectRequested();
        else
            Q_EMIT refreshRequested();
    });
    m_ageTimer.setInterval(1s);
    connect(&m_ageTimer, &QTimer::timeout, this, &SourceDisplay::update);
}

void SourceDisplay::setStatus(const SourceStatus& status)
{
    m_status = status;
    show();
}

void SourceDisplay::setSecondStatus(const SourceStatus& status)
{
    m_secondStatus = status;
    show();
}

void SourceDisplay::setInterval(std::chrono::milliseconds interval)
{
    m_interval = interval;
    update();
}

const SourceStatus& SourceDisplay::shownStatus() const
{
    return m_status.kind != SourceKind::None ? m_status : m_secondStatus;
}

QString SourceDisplay::restAddress() const
{
    const QString name = QString::fromStdString(m_status.name);
    // A connection is called by its name, which may look like a host.
    return m_status.kind == SourceKind::Rest && name.contains(QLatin1String("://"))
            && ConnectDialog::parseAddress(name).isValid()
        ? name
        : QString();
}

void SourceDisplay::show()
{
    if (shownStatus().kind == SourceKind::None)
        m_ageTimer.stop();
    else if (!m_ageTimer.isActive())
        m_ageTimer.start();
    update();
}

void SourceDisplay::update()
{
    const SystemTime now = m_clock();
    m_strip->showStatus(shownStatus(), now, m_interval);
    // What is recorded or simulated does not age.
    const bool isStale = m_status.kind == SourceKind::Rest && m_status.lastGood
        && models::ageState(m_status, now, m_interval) != models::RowState::Normal;
    if (std::exchange(m_isStale, isStale) != isStale)
        Q_EMIT staleChanged(isStale);
    const auto notice = models::noticeFor(m_status, now);
    if (!notice) {
        m_message->clearMessage();
        return;
    }
    QString action;
    if (notice->action == models::Notice::Action::Retry)
        action = tr("Retry Now");
    else if (notice->action == models::Notice::Action::Connect)
        action = tr("Connect…");
    m_message->showMessage(notice->state, notice->text, action);
}
} // namespace quotadeck::ui

#include "moc_sourcedisplay.cpp"
