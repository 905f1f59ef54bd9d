// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/completion.h"
#include "models/limits/configsession.h"

#include <QObject>
#include <QPoint>

namespace quotadeck::ui {
class YamlView;

/// Helps with the text: completes at the caret, and explains a key or a mark under the
/// pointer.
/// Ownership: session and view are the caller's and outlive it.
class TextAssist final : public QObject
{
    Q_OBJECT
public:
    TextAssist(models::ConfigSession* session, YamlView* view);

private:
    void collectNames();
    void offer(std::size_t least);
    void showHelp(int position, const QPoint& pointer);

    models::ConfigSession* m_session; // not owned
    YamlView* m_view; // not owned
    config::KnownNames m_names; ///< of the last text that could be read
    background::LatestJob m_namesJob{this};
};
} // namespace quotadeck::ui
