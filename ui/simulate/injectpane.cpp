// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/injectpane.h"

#include "core/sim/submitmanifest.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/simulation/elapsedtext.h"
#include "ui/simulate/actiontemplates.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QFileDialog>
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
    , m_fromManifest(new QPushButton(tr("From Manifest…"), this))
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
    m_fromManifest->setToolTip(
        tr("Fill in the submission of the application of a Kubernetes manifest: user, queue, pods and task "
           "groups"));
    m_inject->setToolTip(tr("Run the action at the current virtual time (Ctrl+Enter)"));
    m_inject->setShortcut(Qt::CTRL | Qt::Key_Return);
    m_result->setAccessibleName(tr("Result of the action"));
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_templates);
    row->addWidget(m_fromManifest);
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
    connect(m_fromManifest, &QPushButton::clicked, this, &InjectPane::openManifest);
    connect(m_inject, &QPushButton::clicked, this, &InjectPane::inject);
}

void InjectPane::setScenario(std::shared_ptr<const sim::Scenario> scenario)
{
    m_scenario = std::move(scenario);
    m_progress.reset();
    m_awaited = {};
    m_number = 1;
    m_reading.cancel();
    m_fromManifest->setVisible(!m_scenario->elastic);
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

void InjectPane::openManifest()
{
    auto* dialog = new QFileDialog(this, tr("Open Kubernetes Manifest"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Manifests (*.yaml *.yml *.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &InjectPane::readManifest);
    dialog->open();
}

void InjectPane::readManifest(const QString& path)
{
    const ApplicationId fallback("by-hand-" + std::to_string(m_number));
    const auto read = [path, fallback](const std::stop_token&) {
        return models::readTextFile(path).and_then([&fallback](const std::string& text) {
            return sim::readManifestSubmission(text, {}, {}, fallback);
        });
    };
    m_reading.start(read, [this, path](const Result<sim::ManifestSubmission>& submission) {
        if (!submission) {
            const QPoint place = placeIn(path.toStdString() + ":" + submission.error().where);
            const QString message = models::messageText(submission.error().message);
            showResult(
                stateIcon(models::RowState::Critical),
                submission.error().code == ErrorCode::Io || place.isNull()
                    ? tr("%1 cannot be read: %2").arg(path, message)
                    //: file, line, column, what is wrong there
                    : tr("%1, line %2, column %3: %4").arg(path).arg(place.y()).arg(place.x()).arg(message));
            return;
        }
        m_text->selectAll(); // so that it can be undone
        m_text->insertPlainText(QString::fromStdString(sim::submitText(submission->action)));
        m_text->moveCursor(QTextCursor::Start);
        if (submission->problems.empty()) {
            showResult({}, tr("Loaded from %1").arg(path));
            return;
        }
        const cluster::ManifestProblem& first = submission->problems.front();
        showResult(stateIcon(models::RowState::Warning),
                   tr("%1, line %2, column %3: %4")
                       .arg(path)
                       .arg(first.place.line)
                       .arg(first.place.column)
                       .arg(models::messageText(first.message)));
    });
}

void InjectPane::inject()
{
    const auto action = sim::readAction(m_text->toPlainText().toStdString(), "action");
    if (!action) {
        showFault(action.error());
        return;
    }
    const Message title = sim::titleOf(*action);
    ++m_number;
    m_awaited = title;
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

std::pair<const sim::Outcome*, int> InjectPane::outcomesOf(const Message& title) const
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
    if (m_awaited.isEmpty())
        return;
    const auto [outcome, count] = outcomesOf(m_awaited);
    if (!outcome || count <= m_before)
        return;
    m_awaited = {};
    const QString message = models::messageText(outcome->message);
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

#include "moc_injectpane.cpp"
