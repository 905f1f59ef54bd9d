// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/commandpalette.h"

#include "core/base/text.h"
#include "models/connections/connectionlistmodel.h"
#include "ui/pages/page.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"

#include <QAbstractListModel>
#include <QAction>
#include <QCoreApplication>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::ui {
/// The entries that have all of some words: first those that are these words, then those that begin with the first one.
class PaletteModel final : public QAbstractListModel
{
public:
    PaletteModel(QList<PaletteEntry> entries, QObject* parent)
        : QAbstractListModel(parent)
        , m_entries(std::move(entries))
        , m_fixed(m_entries.size())
    {
        QPixmap nothing(scaled(QSize(metrics::kIcon, metrics::kIcon)));
        nothing.fill(Qt::transparent);
        m_noIcon = QIcon(nothing);
        narrow({}, {});
    }

    /// Shows those of the fixed entries that have all of @p words, and @p more.
    void narrow(const QStringList& words, const QList<PaletteEntry>& more)
    {
        beginResetModel(); // a list of another search, not a newer state of the same
        m_entries.resize(m_fixed);
        std::vector<qsizetype> same;
        std::vector<qsizetype> begins;
        std::vector<qsizetype> others;
        const QString all = words.join(u' ');
        for (qsizetype i = 0; i < m_entries.size(); ++i) {
            const QString& text = m_entries[i].text;
            const auto has = [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
            if (!std::all_of(words.begin(), words.end(), has))
                continue;
            const bool isFirst = !words.isEmpty() && text.startsWith(words.first(), Qt::CaseInsensitive);
            (isSame(text, all) ? same : isFirst ? begins : others).push_back(i);
        }
        for (const PaletteEntry& entry : more) {
            (isSame(entry.text, all) ? same : others).push_back(m_entries.size());
            m_entries << entry;
        }
        m_shown = std::move(same);
        m_shown.insert(m_shown.end(), begins.begin(), begins.end());
        m_shown.insert(m_shown.end(), others.begin(), others.end());
        endResetModel();
    }

    [[nodiscard]] static bool isSame(const QString& text, const QString& words)
    {
        return text.compare(words, Qt::CaseInsensitive) == 0;
    }

    [[nodiscard]] const PaletteEntry& entry(const QModelIndex& index) const
    {
        return m_entries[m_shown.at(static_cast<std::size_t>(index.row()))];
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const PaletteEntry& shown = entry(index);
        if (role == Qt::DecorationRole) // the texts stand in line, with an icon before them or not
            return shown.icon.isNull() ? QVariant(m_noIcon) : QVariant(shown.icon);
        if (role != Qt::DisplayRole)
            return {};
        return shown.keys.isEmpty()
            ? QStringLiteral("%1  –  %2").arg(shown.text, shown.kind)
            : QStringLiteral("%1  –  %2  (%3)").arg(shown.text, shown.kind, shown.keys);
    }

private:
    QList<PaletteEntry> m_entries; ///< the fixed ones, then those that were found besides
    qsizetype m_fixed;
    QIcon m_noIcon;
    std::vector<qsizetype> m_shown;
};

CommandPalette::CommandPalette(QList<PaletteEntry> entries, FindEntries find, QWidget* parent)
    : QDialog(parent)
    , m_find(std::move(find))
    , m_entries(new PaletteModel(std::move(entries), this))
    , m_words(new QLineEdit)
    , m_view(new QListView)
    , m_nothing(new QLabel(tr("Nothing found. Commands that are disabled now are not listed.")))
{
    setWindowTitle(tr("Find"));
    m_words->setPlaceholderText(tr("Connection, page, command, queue, user, application, node or link"));
    m_words->setAccessibleName(tr("Search text"));
    m_words->setToolTip(tr("Words in any order; Return opens what is chosen in the list"));
    m_words->setClearButtonEnabled(true);
    m_view->setModel(m_entries);
    m_view->setUniformItemSizes(true);
    setScaledIcons(m_view, metrics::kIcon);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Search results"));
    m_words->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->setSpacing(metrics::kSmall);
    column->addWidget(m_words);
    column->addWidget(m_view, 1);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    column->addWidget(m_nothing, 1);
    resize(scaled(QSize(620, 420)));
    connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_view, &QListView::activated, this, &CommandPalette::run);
    narrow({});
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int rows = m_entries->rowCount({});
    int step = 0;
    if (key == Qt::Key_Down || key == Qt::Key_Up)
        step = key == Qt::Key_Down ? 1 : -1;
    if (step == 0 || rows == 0)
        return QDialog::eventFilter(watched, event);
    const int row = std::clamp(m_view->currentIndex().row() + step, 0, rows - 1);
    m_view->setCurrentIndex(m_entries->index(row));
    return true;
}

void CommandPalette::narrow(const QString& words)
{
    const QString text = words.trimmed();
    m_entries->narrow(text.split(u' ', Qt::SkipEmptyParts),
                      m_find && !text.isEmpty() ? m_find(text) : QList<PaletteEntry>());
    m_view->setCurrentIndex(m_entries->index(0));
    const bool isFound = m_entries->rowCount({}) > 0;
    m_view->setVisible(isFound);
    m_nothing->setVisible(!isFound);
}

void CommandPalette::run()
{
    const auto index = m_view->currentIndex();
    if (!index.isValid())
        return;
    const auto act = m_entries->entry(index).run;
    accept();
    act(); // after the dialog, which may be in its way
}

namespace {
struct EntryTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::PaletteEntries)
};

constexpr int kMostOfAKind = 50;

/// The part of a page that @p object is in, by its name for screen readers; empty: it has none.
QString partOf(const QObject* object, const Page* page)
{
    for (; object && object != page; object = object->parent()) {
        const auto* widget = qobject_cast<const QWidget*>(object);
        if (widget && !widget->accessibleName().isEmpty())
            return widget->accessibleName();
    }
    return page->title();
}

bool isOffered(const QAction* action)
{
    return !action->isSeparator() && !action->menu() && !action->text().isEmpty() && action->isEnabled()
        && action->isVisible();
}

PaletteEntry entryOf(QAction* action, const QString& text, const QString& kind)
{
    return {text, kind, action->shortcut().toString(QKeySequence::NativeText), action->icon(),
            [action = QPointer(action)] {
                if (action && action->isEnabled())
                    action->trigger();
            }};
}

/// Adds the actions of a menu and of those in it; @p title names the inner ones.
void addCommands(QList<PaletteEntry>& entries, const QList<QAction*>& actions, const QString& title)
{
    for (QAction* action : actions) {
        const QString text = withoutMnemonic(action->text());
        if (action->menu() && action->isEnabled())
            addCommands(entries, action->menu()->actions(), text);
        else if (isOffered(action) && action->data().isNull())
            entries << entryOf(action, title.isEmpty() ? text : EntryTexts::tr("%1: %2").arg(title, text),
                               EntryTexts::tr("Command"));
    }
}

/// Whether @p name has all of some words in it, whatever their case. Letters beyond ASCII are compared as they are: names of
/// a cluster have none.
class NameSearch
{
public:
    explicit NameSearch(const QStringList& words)
    {
        for (const QString& word : words)
            m_words.push_back(asciiLowered(word.toStdString()));
    }

    [[nodiscard]] bool matches(const std::string& name) const
    {
        const auto isSame = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + ('a' - 'A') : a) == b; };
        return std::ranges::all_of(m_words, [&](const std::string& word) {
            return std::search(name.begin(), name.end(), word.begin(), word.end(), isSame) != name.end();
        });
    }

private:
    std::vector<std::string> m_words; ///< in lower case
};
} // namespace

QList<PaletteEntry> connectionEntries(const QList<ConnectionEntry>& connections, const ShowPage& show)
{
    QList<PaletteEntry> entries;
    for (const ConnectionEntry& connection : connections) {
        const QString environment = models::environmentText(connection.mark.environment);
        entries << PaletteEntry{connection.mark.name,
                                environment.isEmpty() ? EntryTexts::tr("Connection")
                                                      : EntryTexts::tr("Connection, %1").arg(environment),
                                {},
                                connection.mark.colour.isValid() ? colorIcon(connection.mark.colour)
                                                                 : icon(Icon::Connect),
                                [show, id = connection.id] { show(id); }};
    }
    return entries;
}

QList<PaletteEntry> pageEntries(const QList<Page*>& pages, const ShowPage& show)
{
    QList<PaletteEntry> entries;
    for (const Page* page : pages)
        entries << PaletteEntry{
            page->title(), EntryTexts::tr("Page"), {}, icon(page->railIcon()), [show, id = page->id()] {
                show(id);
            }};
    return entries;
}

QList<PaletteEntry> commandEntries(const QMenuBar& menus, const Page* page)
{
    QList<PaletteEntry> entries;
    for (const QAction* menu : menus.actions())
        addCommands(entries, menu->menu()->actions(), {});
    if (!page)
        return entries;
    QSet<QString> taken; // what a menu has is not there again
    for (const PaletteEntry& entry : std::as_const(entries))
        taken.insert(entry.text);
    QList<QAction*> own;
    QHash<QString, int> counts;
    for (QAction* action : page->findChildren<QAction*>()) {
        const QString text = withoutMnemonic(action->text());
        if (!isOffered(action) || taken.contains(text))
            continue;
        own << action;
        ++counts[text];
    }
    for (QAction* action : std::as_const(own)) {
        const QString text = withoutMnemonic(action->text());
        const QString part = partOf(action, page);
        const QString named = counts[text] > 1 ? EntryTexts::tr("%1: %2").arg(part, text) : text;
        if (taken.contains(named))
            continue;
        taken.insert(named);
        entries << entryOf(action, named, page->title());
    }
    return entries;
}

QList<PaletteEntry> subjectEntries(const PartitionSnapshot& partition, const QStringList& words,
                                   const ShowSubject& show)
{
    QList<PaletteEntry> entries;
    const NameSearch search(words);
    const auto add = [&](Subject::Kind kind, const auto& list, auto nameOf, const QString& title, Icon which,
                         const QString& page) {
        if (!list)
            return;
        int found = 0;
        for (const auto& one : *list) {
            const std::string& name = nameOf(one);
            if (!search.matches(name))
                continue;
            const QString text = QString::fromStdString(name);
            entries << PaletteEntry{text, title, {}, icon(which), [show, kind, text, page] {
                                        show(page, {kind, text, {}});
                                    }};
            if (++found == kMostOfAKind)
                return;
        }
    };
    using Kind = Subject::Kind;
    add(
        Kind::Queue, partition.queues,
        [](const auto& queue) -> const std::string& { return queue.path.text(); }, EntryTexts::tr("Queue"),
        Icon::Queues, QStringLiteral("queues"));
    add(
        Kind::User, partition.users, [](const auto& user) -> const std::string& { return user.name.text(); },
        EntryTexts::tr("User"), Icon::User, QStringLiteral("people"));
    add(
        Kind::Group, partition.groups,
        [](const auto& group) -> const std::string& { return group.name.text(); }, EntryTexts::tr("Group"),
        Icon::Group, QStringLiteral("people"));
    add(
        Kind::Application, partition.applications,
        [](const auto& app) -> const std::string& { return app.id.text(); }, EntryTexts::tr("Application"),
        Icon::Applications, QStringLiteral("applications"));
    add(
        Kind::Node, partition.nodes, [](const auto& node) -> const std::string& { return node.id; },
        EntryTexts::tr("Node"), Icon::Nodes, QStringLiteral("nodes"));
    return entries;
}

QList<PaletteEntry> placeEntries(const Page& page, const QStringList& words, const ShowSubject& show)
{
    QList<PaletteEntry> entries;
    const NameSearch search(words);
    for (const Subject& place : page.filePlaces()) {
        if (!search.matches(place.name.toStdString()))
            continue;
        entries << PaletteEntry{
            place.name, page.title(), {}, icon(page.railIcon()), [show, place, id = page.id()] {
                show(id, place);
            }};
        if (entries.size() == kMostOfAKind)
            break;
    }
    return entries;
}
} // namespace quotadeck::ui

#include "moc_commandpalette.cpp"
