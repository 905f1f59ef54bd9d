// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/commandpalette.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/pages/page.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"

#include <QAbstractListModel>
#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
/// The entries that have all of some words. Of those that begin with the first word, the ones before others.
class PaletteModel final : public QAbstractListModel
{
public:
    PaletteModel(QList<PaletteEntry> entries, QObject* parent)
        : QAbstractListModel(parent)
        , m_entries(std::move(entries))
    {
        QPixmap nothing(metrics::kIcon, metrics::kIcon);
        nothing.fill(Qt::transparent);
        m_noIcon = QIcon(nothing);
        narrow({});
    }

    void narrow(const QStringList& words)
    {
        std::vector<qsizetype> begins;
        std::vector<qsizetype> others;
        for (qsizetype i = 0; i < m_entries.size(); ++i) {
            const QString& text = m_entries[i].text;
            const auto has = [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
            if (!std::all_of(words.begin(), words.end(), has))
                continue;
            const bool isFirst = !words.isEmpty() && text.startsWith(words.first(), Qt::CaseInsensitive);
            (isFirst ? begins : others).push_back(i);
        }
        begins.insert(begins.end(), others.begin(), others.end());
        beginResetModel(); // a list of another search, not a newer state of the same
        m_shown = std::move(begins);
        endResetModel();
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
    QList<PaletteEntry> m_entries;
    QIcon m_noIcon;
    std::vector<qsizetype> m_shown;
};

CommandPalette::CommandPalette(QList<PaletteEntry> entries, QWidget* parent)
    : QDialog(parent)
    , m_entries(new PaletteModel(std::move(entries), this))
    , m_words(new QLineEdit)
    , m_view(new QListView)
    , m_nothing(new QLabel(tr("Nothing found. Commands that are disabled now are not listed.")))
{
    setWindowTitle(tr("Find"));
    m_words->setPlaceholderText(tr("Connection, page, command, queue, user or group"));
    m_words->setAccessibleName(tr("Search text"));
    m_words->setClearButtonEnabled(true);
    m_view->setModel(m_entries);
    m_view->setUniformItemSizes(true);
    m_view->setIconSize(QSize(metrics::kIcon, metrics::kIcon));
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
    resize(620, 420);
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
    m_entries->narrow(words.split(u' ', Qt::SkipEmptyParts));
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

/// The page that contains @p object; nullptr for objects of the window.
const Page* pageOf(const QObject* object)
{
    for (; object; object = object->parent()) {
        if (const auto* page = qobject_cast<const Page*>(object))
            return page;
    }
    return nullptr;
}
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

QList<PaletteEntry> commandEntries(const QWidget& window, const QMenu& pageMenu, const QString& pageId)
{
    QList<PaletteEntry> entries;
    const auto opensPage = [&pageMenu](QAction* action) { return pageMenu.actions().contains(action); };
    for (QAction* action : window.findChildren<QAction*>()) {
        const Page* owner = pageOf(action);
        if (action->isSeparator() || action->menu() || action->text().isEmpty() || !action->isEnabled()
            || !action->isVisible() || opensPage(action) || (owner && owner->id() != pageId))
            continue;
        entries << PaletteEntry{withoutMnemonic(action->text()),
                                owner ? owner->title() : EntryTexts::tr("Command"),
                                action->shortcut().toString(QKeySequence::NativeText), action->icon(),
                                [action = QPointer(action)] {
                                    if (action && action->isEnabled())
                                        action->trigger();
                                }};
    }
    return entries;
}

QList<PaletteEntry> subjectEntries(const PartitionSnapshot& partition, const ShowSubject& show)
{
    QList<PaletteEntry> entries;
    const auto add = [&](Subject::Kind kind, const std::string& name, const QString& title, Icon which,
                         const QString& page) {
        const QString text = QString::fromStdString(name);
        entries << PaletteEntry{text, title, {}, icon(which), [show, kind, text, page] {
                                    show(page, {kind, text, {}});
                                }};
    };
    if (partition.queues) {
        for (const auto& queue : *partition.queues)
            add(Subject::Kind::Queue, queue.path.text(), EntryTexts::tr("Queue"), Icon::Queues,
                QStringLiteral("queues"));
    }
    if (partition.users) {
        for (const auto& user : *partition.users)
            add(Subject::Kind::User, user.name.text(), EntryTexts::tr("User"), Icon::User,
                QStringLiteral("people"));
    }
    if (partition.groups) {
        for (const auto& group : *partition.groups)
            add(Subject::Kind::Group, group.name.text(), EntryTexts::tr("Group"), Icon::Group,
                QStringLiteral("people"));
    }
    return entries;
}
} // namespace quotadeck::ui

#include "moc_commandpalette.cpp"
