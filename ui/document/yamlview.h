// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/yaml/textedit.h"
#include "models/document/editedfile.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QsciScintilla;

namespace quotadeck::ui {
/// A marked place in the text.
struct YamlMark
{
    TextSpan span;
    bool isError = false; ///< else a warning
    QString message; ///< shown as tool tip
};

/// Editor of a YAML text with line numbers, folding, highlighting and marked findings. Offsets are bytes of the UTF-8
/// text, as everywhere in the core. It has no undo of its own: what is typed goes to the session, whose steps the form
/// shares.
class YamlView final : public QWidget
{
    Q_OBJECT
public:
    explicit YamlView(QWidget* parent = nullptr);

    /// Shows the text of @p revision; what did not change keeps its place on screen, and what is being typed stays.
    void setRevision(const models::RevisionPtr& revision);
    /// Shows @p text, a large one part by part; it cannot be edited before the next revision, of another file, is there. What was typed and not
    /// told yet is forgotten.
    void preview(std::string text);
    /// The text cannot be edited while it is locked.
    void setLocked(bool isLocked);
    /// Emits typed() at once for text that waits.
    void tellTyping();
    /// True while typed text waits for typed().
    [[nodiscard]] bool isTyping() const { return m_settle.isActive(); }
    void setMarks(std::vector<YamlMark> marks);
    /// Selects @p span and scrolls it into the middle.
    void reveal(const TextSpan& span);
    /// The same as a way of the user, whom the form follows.
    void goTo(const TextSpan& span);
    /// Marks what a search has found; not more of them than can be looked through.
    void setMatches(const std::vector<TextSpan>& matches);
    /// Marks @p match so that it stands out of the others; none: no one does.
    void setCurrentMatch(const std::optional<TextSpan>& match);
    /// What is selected; empty at the caret when nothing is. Of the positions only offset and line are set.
    [[nodiscard]] TextSpan selection() const;
    /// Makes @p edit as if it was typed, a step of its own, and goes behind it.
    void replace(const config::TextEdit& edit);

    [[nodiscard]] std::string text() const;
    /// The same without a copy; lives until the next change.
    [[nodiscard]] std::string_view shown() const;
    /// Not owned: a child.
    [[nodiscard]] QsciScintilla* editor() const { return m_editor; }
    /// What is marked at @p offset; empty when nothing is.
    [[nodiscard]] QString messageAt(long offset) const;

Q_SIGNALS:
    /// @p text was typed when @p base was shown. Comes when the keys rest for a moment.
    void typed(const quotadeck::models::RevisionPtr& base, const std::string& text,
               quotadeck::models::EditedFile::TypingStep step);
    void typingChanged(); ///< isTyping()
    void shownChanged(); ///< shown(), by the user or not
    /// The user went to another place of the text; not while typing, nor by reveal().
    void caretRested(std::size_t offset);

protected:
    void changeEvent(QEvent* event) override;

private:
    void createEditor();
    /// Byte offsets: where the selection begins, and where the caret is.
    using Caret = std::pair<long, long>;
    [[nodiscard]] Caret caret() const;

    void releaseKeys();
    void applyColours();
    void forgetTyping();
    void showText(std::string_view text);
    void showNextPart();
    void scrollLeft(const TextSpan& span);
    void widenNumbers();
    void noteTyping();
    void noteCaret();
    void placeMarks();

    QsciScintilla* m_editor; // owned by this widget
    models::RevisionPtr m_revision; ///< null before a file is open
    bool m_isLocked = false;
    std::vector<YamlMark> m_marks;
    models::EditedFile::TypingStep m_step = models::EditedFile::TypingStep::New;
    std::string m_previewed; ///< shown part by part until the rules have looked at it
    QTimer m_parts; ///< runs while parts of it are left to be shown
    std::optional<Caret> m_placed; ///< where it was put, until the user moves it
    QTimer m_settle; ///< runs while something typed was not told
    QTimer m_pause; ///< runs while typing goes on
    QTimer m_caret; ///< runs after the caret moved
};
} // namespace quotadeck::ui
