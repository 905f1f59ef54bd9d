// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filterfield.h"

#include "models/common/messagetext.h"
#include "models/table/tablefilter.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/widgets/fieldhint.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QStringListModel>
#include <QWhatsThis>

#include <chrono>
#include <set>

namespace quotadeck::ui {
using namespace std::chrono_literals;

namespace {
constexpr int kMostRowsAsked = 20'000; ///< for values, so that typing stays fluent
constexpr qsizetype kMostCandidates = 50;
} // namespace

QString filterValue(const QString& value)
{
    return QString::fromStdString(filter::valueText(value.toStdString()));
}

QString queueFilter(const QString& path)
{
    const QString value = filterValue(path);
    return value == path ? QStringLiteral("queue=%1,%1.*").arg(path)
                         : QStringLiteral("queue:") + value; // a text in quotation marks has no wildcards
}

FilterField::FilterField(models::FilterTarget* target, QWidget* parent)
    : QLineEdit(parent)
    , m_target(target)
    , m_hint(new FieldHint(this, tr("Mistake in the filter")))
    , m_candidates(new QStringListModel(this))
    , m_completer(new QCompleter(m_candidates, this))
{
    setClearButtonEnabled(true);
    for (QAbstractButton* button : findChildren<QAbstractButton*>())
        button->setAccessibleName(tr("Clear the filter"));
    setToolTip(helpText());
    setWhatsThis(helpText());
    QAction* help = addAction(icon(Icon::Filter), QLineEdit::LeadingPosition);
    help->setToolTip(tr("Show how to filter"));
    for (QObject* button : help->associatedObjects()) {
        if (auto* widget = qobject_cast<QAbstractButton*>(button))
            widget->setAccessibleName(tr("Show how to filter"));
    }
    connect(help, &QAction::triggered, this,
            [this] { QWhatsThis::showText(mapToGlobal(QPoint(0, height())), whatsThis(), this); });
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
            &FilterField::insertCompletion);
    m_pause.setSingleShot(true);
    m_pause.setInterval(120ms);
    connect(&m_pause, &QTimer::timeout, this, &FilterField::apply);
    connect(this, &QLineEdit::textEdited, this, &FilterField::complete);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            apply(); // nothing to wait for
        else
            m_pause.start();
    });
}

QString FilterField::helpText() const
{
    QStringList keys;
    for (const filter::Field& field : m_target->filterFields())
        keys << QString::fromStdString(field.key);
    return tr("All terms must match, in upper or lower case:\n"
              "erin: a word that begins with erin; er*n: any letters for *\n"
              "\"two words\": these words in this order\n"
              "-tmp: does not match; /er(in|ik)/: regular expression\n"
              "%1\n"
              "Fields: %2")
        .arg(examples().join(u'\n'), keys.join(QStringLiteral(", ")));
}

namespace {
/// Of a comparison; empty for a text.
const char* exampleOf(filter::FieldKind kind)
{
    switch (kind) {
    case filter::FieldKind::Text:
        return "";
    case filter::FieldKind::Count:
        return ">0";
    case filter::FieldKind::Amount:
        return ">=10Gi";
    case filter::FieldKind::Share:
        return ">90%";
    case filter::FieldKind::Moment:
        return ">1h";
    }
    return "";
}
} // namespace

/// With fields that this table has.
QStringList FilterField::examples() const
{
    QStringList lines;
    QStringList comparisons;
    std::set<filter::FieldKind> shown;
    QString number;
    for (const filter::Field& field : m_target->filterFields()) {
        const QString key = QString::fromStdString(field.key);
        if (!shown.insert(field.kind).second)
            continue;
        if (field.kind == filter::FieldKind::Text) {
            lines << tr("%1:erin: a word in a field; %1=erin: the whole field; %1:erin,bob: one of several")
                         .arg(key);
            continue;
        }
        comparisons << key + QLatin1String(exampleOf(field.kind));
        number = key;
    }
    if (!comparisons.isEmpty())
        lines << tr("%1: comparisons; %2=none: no value").arg(comparisons.join(QStringLiteral(", ")), number);
    return lines;
}

void FilterField::setFilter(const QString& text)
{
    setText(text);
    apply();
}

void FilterField::keyPressEvent(QKeyEvent* event)
{
    QAbstractItemView* list = m_completer->popup();
    if (list->isVisible()) {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Tab:
            if (list->currentIndex().isValid()) {
                event->ignore(); // the list's: it inserts what is chosen
                return;
            }
            list->hide(); // what is typed is meant
            break;
        case Qt::Key_Escape:
            event->ignore(); // closes the list only
            return;
        default:
            break;
        }
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        clear();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        apply();
        selectFault();
        return;
    case Qt::Key_Down:
        apply();
        Q_EMIT leftDownwards();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void FilterField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (!m_fault)
        return;
    QPainter painter(this);
    painter.setPen(stateColor(palette(), models::RowState::Critical));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void FilterField::apply()
{
    m_pause.stop();
    auto outcome = m_target->setFilter(text());
    if (!outcome
        && m_completer->popup()->isVisible()) { // not a mistake yet: the rest may be chosen from the list
        m_pause.start();
        return;
    }
    m_fault = outcome ? std::nullopt : std::optional(std::move(outcome.error()));
    showFault();
    const QString wanted = text().trimmed();
    if (m_fault || wanted == m_applied)
        return;
    m_applied = wanted;
    Q_EMIT filterChanged(m_applied);
}

void FilterField::showFault()
{
    const QString fault = m_fault ? models::messageText(m_fault->message) : QString();
    m_hint->setMessage(fault, models::RowState::Critical);
    setToolTip(fault.isEmpty() ? helpText() : fault + QStringLiteral("\n\n") + helpText());
    update();
}

void FilterField::selectFault()
{
    if (!m_fault)
        return;
    const int begin = positionOf(m_fault->begin);
    setSelection(begin, positionOf(m_fault->end) - begin);
}

int FilterField::positionOf(std::size_t byte) const
{
    return static_cast<int>(QString::fromUtf8(text().toUtf8().first(static_cast<qsizetype>(byte))).size());
}

void FilterField::complete()
{
    const auto cursor = static_cast<std::size_t>(text().first(cursorPosition()).toUtf8().size());
    const auto typing = filter::typingAt(text().toStdString(), cursor, m_target->filterFields());
    QStringList candidates;
    if (typing) {
        m_typing = *typing;
        const int begin = positionOf(typing->begin);
        candidates = completions(*typing, text().mid(begin, cursorPosition() - begin));
    }
    m_candidates->setStringList(candidates);
    if (candidates.isEmpty())
        m_completer->popup()->hide();
    else
        m_completer->complete();
}

QStringList FilterField::completions(const filter::Typing& typing, const QString& typed) const
{
    QStringList found;
    if (!typing.field) {
        for (const filter::Field& field : m_target->filterFields()) {
            const QString key = QString::fromStdString(field.key);
            if (!typed.isEmpty() && key.startsWith(typed, Qt::CaseInsensitive))
                found << key + (field.kind == filter::FieldKind::Text ? u':' : u'>');
        }
        return found;
    }
    const QMap<QString, int> values = m_target->valuesOf(*typing.field, kMostRowsAsked);
    for (auto value = values.begin(); value != values.end() && found.size() < kMostCandidates; ++value) {
        const bool isComplete = value.key().compare(typed, Qt::CaseInsensitive) == 0;
        if (!isComplete && (typed.isEmpty() || models::containsWords(value.key(), typed)))
            found << QString::fromStdString(filter::valueText(value.key().toStdString()));
    }
    return found;
}

void FilterField::insertCompletion(const QString& completion)
{
    const int begin = positionOf(m_typing.begin);
    QString rest = text().mid(positionOf(m_typing.end));
    const bool isField = !m_typing.field;
    if (isField && !rest.isEmpty() && !rest.front().isSpace())
        rest.remove(0, 1); // the operator comes with the name
    const bool isEnd = !isField && rest.isEmpty();
    setText(text().first(begin) + completion + (isEnd ? QStringLiteral(" ") : QString()) + rest);
    setCursorPosition(begin + static_cast<int>(completion.size()) + (isEnd ? 1 : 0));
    if (isField)
        QMetaObject::invokeMethod(this, &FilterField::complete,
                                  Qt::QueuedConnection); // the values, once the list is closed
}
} // namespace quotadeck::ui

#include "moc_filterfield.cpp"
