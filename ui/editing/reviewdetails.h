// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/common/textdifference.h"
#include "ui/editing/fileheader.h"
#include "ui/theme/plaintext.h"

#include <QObject>

#include <optional>

class QWidget;

namespace quotadeck::ui {
/// What one kind of file adds to the review of its edits.
class ReviewDetails : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    struct Note
    {
        models::RowState state = models::RowState::Normal;
        QString text;
    };
    /// What is confirmed by typing a name before the edits are saved.
    struct Danger
    {
        QString text;
        QString name;
    };
    /// @p name if it can be read and typed as it is, @p other if not.
    [[nodiscard]] static QString typeable(const QString& name, const QString& other)
    {
        constexpr qsizetype kMostLetters = 100;
        const bool isTypeable = !name.trimmed().isEmpty() && name.size() <= kMostLetters
            && name == shortText(name, LineBreaks::Mark);
        return isTypeable ? name : other;
    }

    /// About the edited text.
    [[nodiscard]] virtual Verdict verdict() const = 0;
    /// Compares the saved with the edited text; knows more of the cluster than that of the session may.
    [[nodiscard]] virtual models::FileSession::Comparer comparer() const = 0;
    /// Of the changes that comparer() has found, dangerous ones first.
    [[nodiscard]] virtual std::optional<Danger> danger(const models::TextDifference& difference) const = 0;
    /// A further tab of the review, of which the caller becomes the owner; nullptr: none.
    [[nodiscard]] virtual QWidget* createTab() { return nullptr; }
    [[nodiscard]] virtual QString tabTitle() const { return {}; }
    /// What of the tab is to be read first.
    [[nodiscard]] virtual std::optional<Note> tabNote() const { return std::nullopt; }

Q_SIGNALS:
    void tabChanged(); ///< its title or note
};
} // namespace quotadeck::ui
