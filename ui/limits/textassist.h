// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/completion.h"
#include "models/limits/configsession.h"

#include <QObject>
#include <QPoint>

#include <cstddef>
#include <functional>
#include <string_view>

namespace quotadeck::ui {
class YamlView;

/// Helps with the text: completes at the caret, and explains a key or a mark under the
/// pointer.
/// Ownership: session and view are the caller's and outlive it.
class TextAssist final : public QObject
{
    Q_OBJECT
public:
    /// What can be written at a byte of a text.
    using Completer = std::function<config::Completion(std::string_view text, std::size_t offset)>;
    /// What the key at a byte of a text is for; empty: nothing is said of it.
    using Explainer = std::function<Message(std::string_view text, std::size_t offset)>;

    /// For the text of a configuration.
    TextAssist(models::ConfigSession* session, YamlView* view);
    /// For a text of another kind. Without @p explainer only marks are explained.
    TextAssist(Completer completer, Explainer explainer, YamlView* view);

private:
    void collectNames();
    void offer(std::size_t least);
    void showHelp(int position, const QPoint& pointer);

    Completer m_complete;
    Explainer m_explain; ///< may be empty
    YamlView* m_view; // not owned
    models::ConfigSession* m_session = nullptr; // not owned; null: a text of another kind
    config::KnownNames m_names; ///< of the last text that could be read
    background::LatestJob m_namesJob{this};
};
} // namespace quotadeck::ui
