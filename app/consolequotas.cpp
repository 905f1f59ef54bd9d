// SPDX-License-Identifier: GPL-3.0-or-later
// The scheduler whose elastic quotas the console watches beside its source; console.cpp is the rest of it.
#include "app/console.h"
#include "models/common/messagetext.h"
#include "ui/elastic/elasticpage.h"
#include "ui/window/connectdialog.h"

#include <algorithm>

namespace quotadeck::app {
void Console::watchQuotas(const QString& address, const QString& token)
{
    const std::chrono::seconds interval(std::max(1, m_settings.pollSeconds.value(*m_store)));
    if (const auto started = m_quotaWatch.start(address, token, interval); !started) {
        m_window.showNotice(models::RowState::Critical,
                            tr("%1 is not the address of a scheduler: %2")
                                .arg(address, models::messageText(started.error().message)));
        Q_EMIT firstReadFailed(started.error());
        return;
    }
    if (!m_feed)
        m_window.setInterval(interval);
    if (m_memory == Memory::Keep)
        m_settings.quotaServer.setValue(*m_store, address);
}

void Console::showQuotas(const QString& address, const QString& token, const Resource& total)
{
    m_window.showPage(m_elasticPage->id());
    watchQuotas(address, token);
    for (const auto& entry : total.entries())
        m_elasticMonitor.setTotal(entry.type, entry.value);
}

/// One that another source took the place of is not watched the next time.
void Console::takeQuotaSource()
{
    const bool isWatching = m_elasticMonitor.kind() == SourceKind::Rest;
    SourceStatus status;
    if (isWatching) {
        status = m_elasticMonitor.status();
        status.kind = SourceKind::Rest;
        status.name = m_elasticMonitor.name().toStdString();
    }
    m_window.setSecondSource(status);
    if (!isWatching && m_memory == Memory::Keep)
        m_settings.quotaServer.setValue(*m_store, {});
}

void Console::askForQuotaServer()
{
    auto* dialog = new ui::ConnectDialog(m_quotaWatch.address(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->askFor(tr("Connect to Koordinator"),
                   tr("The address of koord-scheduler's services, port 10251 as a rule."),
                   QStringLiteral("http://localhost:10251"));
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { showQuotas(dialog->url().toString(), dialog->token(), {}); });
    dialog->open();
}
} // namespace quotadeck::app
