// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/findbar.h"

#include "models/common/messagetext.h"
#include "ui/document/qscintilla.h"
#include "ui/document/yamlview.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr std::chrono::milliseconds kPause{80}; ///< without a key, until the text is searched
constexpr int kLeastField = 80; ///< px

QHBoxLayout* rowOf(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kTiny);
    return row;
}

QLineEdit* field(const QString& name)
{
    auto* edit = new QLineEdit;
    edit->setPlaceholderText(name);
    edit->setAccessibleName(name);
    setScaledMinimumWidth(edit, kLeastField);
    return edit;
}

QToolButton* option(const QString& text, const QString& name)
{
    auto* button = flatButton(text);
    button->setCheckable(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}
} // namespace

FindBar::FindBar(models::EditedFile* session, YamlView* view, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_view(view)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    column->setSpacing(metrics::kTiny);
    column->addWidget(createFinding());
    column->addWidget(createOptions());
    m_replacing = createReplacing();
    column->addWidget(m_replacing);
    hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &FindBar::search);
    connect(m_wanted, &QLineEdit::textChanged, this, [this] { searchFor(Due::ShowNearest); });
    for (auto* button : {m_case, m_words, m_expression})
        connect(button, &QToolButton::toggled, this, [this] { searchFor(Due::ShowNearest); });
    connect(m_view, &YamlView::shownChanged, this, [this] {
        if (isVisible())
            searchFor(m_due);
    });
    connect(m_view->editor(), &QsciScintilla::selectionChanged, this, &FindBar::showCount);
    connect(m_session, &models::EditedFile::revisionChanged, this, &FindBar::showCount);
    setTabOrder(m_wanted, m_replacement); // what one types first
    setTabOrder(m_replacement, m_case);
    setTabOrder(m_case, m_words);
    setTabOrder(m_words, m_expression);
    showCount();
}

QWidget* FindBar::createFinding()
{
    auto* finding = new QWidget;
    auto* row = rowOf(finding);
    m_wanted = field(tr("Find"));
    m_wanted->setToolTip(tr("Text to find in the file, with the options below"));
    row->addWidget(m_wanted, 1);
    const auto add = [&](Qt::ArrowType arrow, const QString& name, Due due) {
        auto* button = flatButton({});
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setArrowType(arrow);
        button->setToolTip(name);
        button->setAccessibleName(name);
        connect(button, &QToolButton::clicked, this, [this, due] { go(due); });
        row->addWidget(button);
        m_steps << button;
    };
    add(Qt::UpArrow, tr("Previous match (Shift+Return)"), Due::Previous);
    add(Qt::DownArrow, tr("Next match (Return)"), Due::Next);
    auto* close = flatButton({});
    close->setToolButtonStyle(Qt::ToolButtonIconOnly);
    close->setIcon(icon(Icon::Close));
    close->setToolTip(tr("Close (Escape)"));
    close->setAccessibleName(tr("Close the search"));
    connect(close, &QToolButton::clicked, this, &FindBar::close);
    row->addWidget(close);
    return finding;
}

QWidget* FindBar::createOptions()
{
    auto* options = new QWidget;
    auto* row = rowOf(options);
    m_case = option(QStringLiteral("Aa"), tr("Match case"));
    m_words = option(QStringLiteral("|ab|"), tr("Match whole words"));
    m_expression = option(QStringLiteral(".*"), tr("Regular expression (single line)"));
    for (auto* button : {m_case, m_words, m_expression})
        row->addWidget(button);
    m_count = new StateLabel;
    m_count->setAccessibleName(tr("Matches"));
    m_count->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_count->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // gives way
    row->addSpacing(metrics::kTiny);
    row->addWidget(m_count, 1);
    return options;
}

QWidget* FindBar::createReplacing()
{
    auto* replacing = new QWidget;
    auto* row = rowOf(replacing);
    m_replacement = field(tr("Replace with"));
    m_replacement->setToolTip(tr("In a regular expression, \\1 is the first group and \\0 the whole match"));
    row->addWidget(m_replacement, 1);
    const auto add = [&](const QString& text, const QString& explanation) {
        auto* button = flatButton(text);
        button->setToolTip(explanation);
        row->addWidget(button);
        m_replacers << button;
        return button;
    };
    connect(add(tr("Replace"), tr("Replace the selected match and go to the next (Return)")),
            &QToolButton::clicked, this, &FindBar::replaceOne);
    connect(add(tr("Replace All"), tr("Replace all matches in one step (Ctrl+Return)")),
            &QToolButton::clicked, this, &FindBar::replaceAll);
    return replacing;
}

void FindBar::open(Mode mode)
{
    const TextSpan selected = m_view->selection();
    m_replacing->setVisible(mode == Mode::Replace);
    show();
    if (!selected.isEmpty() && selected.begin.line == selected.end.line) {
        const std::string_view text = m_view->shown().substr(selected.begin.offset, selected.length());
        const QSignalBlocker blocker(m_wanted);
        m_wanted->setText(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    }
    m_wanted->setFocus(Qt::ShortcutFocusReason);
    m_wanted->selectAll();
    searchFor(Due::Nothing);
}

void FindBar::close()
{
    m_job.cancel();
    m_pause.stop();
    m_isSearching = false;
    m_due = Due::Nothing;
    m_replaced.reset();
    m_view->setMatches({});
    m_view->setCurrentMatch(std::nullopt);
    m_view->setFocus();
    hide();
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isReturn && modifiers == Qt::ControlModifier && m_replacing->isVisible())
        replaceAll();
    else if (isReturn && m_replacement->hasFocus())
        replaceOne();
    else if (isReturn)
        go(modifiers == Qt::ShiftModifier ? Due::Previous : Due::Next);
    else
        QWidget::keyPressEvent(event);
}

void FindBar::searchFor(Due due)
{
    m_due = due;
    if (due == Due::ShowNearest)
        m_replaced.reset();
    m_isSearching = false;
    m_job.cancel();
    m_pause.start();
}

void FindBar::search()
{
    m_pause.stop();
    m_search.reset();
    m_fault.clear();
    auto search = models::TextSearch::of(
        m_wanted->text(), {m_case->isChecked(), m_words->isChecked(), m_expression->isChecked()});
    if (!search) {
        if (!m_wanted->text().isEmpty())
            m_fault = models::messageText(search.error().message);
        m_due = Due::Nothing;
        m_matches.clear();
        m_view->setMatches({});
        showCount();
        return;
    }
    m_search = *std::move(search);
    m_isSearching = true;
    m_job.start([search = *m_search,
                 text = m_view->text()](const std::stop_token& stop) { return search.matchesIn(text, stop); },
                [this](std::vector<TextSpan> matches) {
                    m_isSearching = false;
                    m_matches = std::move(matches);
                    m_view->setMatches(m_matches);
                    doDue();
                    showCount();
                });
}

void FindBar::doDue()
{
    const Due due = std::exchange(m_due, Due::Nothing);
    if (due == Due::Replace)
        replaceOne();
    else if (due != Due::Nothing)
        go(due);
}

void FindBar::go(Due where)
{
    if (!isSettled()) {
        m_due = where;
        if (m_pause.isActive())
            search();
        return;
    }
    m_replaced.reset();
    if (m_matches.empty())
        return;
    const TextSpan from = m_view->selection();
    const auto offsetOf = [](const TextSpan& match) { return match.begin.offset; };
    auto match = m_matches.begin();
    if (where == Due::Previous) {
        match = std::ranges::lower_bound(m_matches, from.begin.offset, {}, offsetOf);
        match = match == m_matches.begin() ? m_matches.end() - 1 : match - 1;
    } else {
        const bool isNear = where == Due::ShowNearest;
        match
            = std::ranges::lower_bound(m_matches, isNear ? from.begin.offset : from.end.offset, {}, offsetOf);
        if (match == m_matches.end())
            match = m_matches.begin();
    }
    m_view->goTo(*match);
    showCount();
}

std::optional<std::size_t> FindBar::current() const
{
    const TextSpan selected = m_view->selection();
    const auto match = std::ranges::find_if(m_matches, [&](const TextSpan& candidate) {
        return candidate.begin.offset == selected.begin.offset && candidate.end.offset == selected.end.offset;
    });
    if (match == m_matches.end())
        return std::nullopt;
    return static_cast<std::size_t>(match - m_matches.begin());
}

void FindBar::replaceOne()
{
    if (!isSettled()) {
        go(Due::Replace);
        return;
    }
    const auto number = current();
    const auto edit = number && m_search && !m_view->editor()->isReadOnly()
        ? m_search->replacingOne(m_view->shown(), m_matches[*number], m_replacement->text())
        : std::nullopt;
    if (edit) {
        m_replaced.reset();
        m_view->replace(*edit);
        searchFor(Due::Nothing);
    }
    go(Due::Next);
}

void FindBar::replaceAll()
{
    if (m_pause.isActive())
        search();
    if (!m_search || m_view->editor()->isReadOnly())
        return;
    m_view->tellTyping();
    m_replaced = std::make_shared<int>(-1);
    m_session->edit([search = *m_search, replacement = m_replacement->text(), replaced = m_replaced](
                        const models::Revision& revision) -> Result<models::Analysis::Edits> {
        auto edits = search.replacing(revision.text(), replacement);
        *replaced = static_cast<int>(edits.size());
        return edits;
    });
}

void FindBar::showCount()
{
    const bool hasMatches = !m_matches.empty();
    for (auto* button : m_steps)
        button->setEnabled(hasMatches);
    for (auto* button : m_replacers)
        button->setEnabled(hasMatches && !m_session->isLocked());
    const auto number = current();
    m_view->setCurrentMatch(number ? std::optional(m_matches[*number]) : std::nullopt);
    const auto count = static_cast<int>(m_matches.size());
    QString text;
    if (!m_fault.isEmpty())
        text = m_fault;
    else if (m_replaced && !m_session->isBusy() && *m_replaced >= 0)
        text = tr("%n replaced", nullptr, *m_replaced);
    else if (number)
        text = tr("%1 of %2").arg(*number + 1).arg(count);
    else if (m_search)
        text = hasMatches ? tr("%n matches", nullptr, count) : tr("Not found");
    m_count->setState(m_fault.isEmpty() ? models::RowState::Normal : models::RowState::Critical);
    m_count->setText(text);
    m_count->setToolTip(m_fault);
}
} // namespace quotadeck::ui

#include "moc_findbar.cpp"
