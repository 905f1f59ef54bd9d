// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/injectpane.h"

#include "models/common/messagetext.h"
#include "models/simulation/elapsedtext.h"
#include "ui/simulate/actiontemplates.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
/// The place that ends an Error's `where`, "action:3:5".
QPoint placeIn(const std::string& where)
{
    const QStringList parts = QString::fromStdString(where).split(QLatin1Char(':'));
    const auto count = parts.size();
    return count < 3 ? QPoint() : QPoint(parts[count - 1].toInt(), parts[count - 2].toInt());
}
} // namespace

InjectPane::InjectPane(QWidget* parent)
    : QWidget(parent)
    , m_templates(new QComboBox(this))
    , m_text(new QPlainTextEdit(this))
    , m_inject(new QPushButton(tr("Run Action"), this))
    , m_icon(new IconLabel(metrics::kIcon, this))
    , m_result(new QLabel(this))
{
    m_templates->setAccessibleName(tr("Template of the action"));
    m_templates->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_text->setAccessibleName(tr("Action"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_inject->setToolTip(tr("Run the action at the current virtual time (Ctrl+Enter)"));
    m_inject->setShortcut(Qt::CTRL | Qt::Key_Return);
    m_result->setAccessibleName(tr("Result of the action"));
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_templates);
    row->addWidget(m_inject);
    row->addSpacing(metrics::kTiny);
    row->addWidget(m_icon);
    row->addWidget(m_result, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, metrics::kMedium);
    column->setSpacing(metrics::kTiny);
    column->addLayout(row);
    column->addWidget(m_text, 1);

    connect(m_templates, &QComboBox::activated, this, &InjectPane::useTemplate);
    connect(m_inject, &QPushButton::clicked, this, &InjectPane::inject);
}

void InjectPane::setScenario(std::shared_ptr<const sim::Scenario> scenario)
{
    m_scenario = std::move(scenario);
    m_progress.reset();
    m_awaited.clear();
    m_number = 1;
    const QSignalBlocker blocker(m_templates);
    m_templates->clear();
    for (const ActionTemplate& entry : actionTemplates(*m_scenario, m_number))
        m_templates->addItem(entry.name);
    useTemplate(0);
}

void InjectPane::useTemplate(int index)
{
    m_text->setPlainText(actionTemplates(*m_scenario, m_number).value(index).yaml);
    showResult({}, tr("YAML, as in the script of a scenario."));
}

void InjectPane::inject()
{
    const auto action = sim::readAction(m_text->toPlainText().toStdString(), "action");
    if (!action) {
        showFault(action.error());
        return;
    }
    const QString title = titleOf(*action);
    ++m_number;
    m_awaited = title.toStdString();
    m_before = outcomesOf(m_awaited).second;
    showResult({}, tr("Queued in the simulation."));
    Q_EMIT injectRequested(*action, title);
}

void InjectPane::showFault(const Error& error)
{
    const QPoint place = placeIn(error.where);
    const QString message = models::messageText(error.message);
    showResult(stateIcon(models::RowState::Critical),
               place.isNull() ? message
                              //: line, column, what is wrong there
                              : tr("Line %1, column %2: %3").arg(place.y()).arg(place.x()).arg(message));
    const QTextBlock line = m_text->document()->findBlockByNumber(place.y() - 1);
    if (line.isValid()) {
        QTextCursor cursor(line);
        cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                            std::clamp(place.x() - 1, 0, line.length() - 1));
        m_text->setTextCursor(cursor);
    }
    m_text->setFocus();
}

std::pair<const sim::Outcome*, int> InjectPane::outcomesOf(const std::string& title) const
{
    const sim::Outcome* last = nullptr;
    int count = 0;
    if (!m_progress)
        return {last, count};
    for (const sim::Outcome& outcome : m_progress->outcomes) {
        if (outcome.title != title)
            continue;
        last = &outcome;
        ++count;
    }
    return {last, count};
}

void InjectPane::setProgress(std::shared_ptr<const sim::Progress> progress)
{
    m_progress = std::move(progress);
    if (m_awaited.empty())
        return;
    const auto [outcome, count] = outcomesOf(m_awaited);
    if (!outcome || count <= m_before)
        return;
    m_awaited.clear();
    const QString message = QString::fromStdString(outcome->message);
    //: virtual time since the start, what became of an action
    showResult(outcome->isDone ? okIcon() : stateIcon(models::RowState::Warning),
               tr("At %1: %2")
                   .arg(models::elapsedText(outcome->time - m_scenario->start),
                        message.isEmpty() ? tr("done") : message));
}

void InjectPane::showResult(const QIcon& icon, const QString& text)
{
    m_icon->setIcon(icon);
    m_icon->setVisible(!icon.isNull());
    m_result->setText(text);
}
} // namespace quotadeck::ui
