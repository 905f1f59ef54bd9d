// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/injectpane.h"

#include "core/cluster/manifesttexts.h"
#include "core/sim/submitmanifest.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/simulation/elapsedtext.h"
#include "ui/simulate/actiontemplates.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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
    m_templates->setToolTip(tr("Fills in an action that can be changed before it is run"));
    m_templates->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_text->setAccessibleName(tr("Action"));
    showAsCode(m_text);
    m_text->setToolTip(tr("An action of a scenario, or a list of them, in YAML"));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_fromManifest->setToolTip(
        tr("Fill in the submissions of the applications of Kubernetes manifests: user, queue, pods and task "
           "groups. Several files are read together: namespaces of one count for the pods of all."));
    m_inject->setToolTip(tr("Run the action, or a list of them, at the current virtual time (Ctrl+Enter)"));
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
    m_awaited.clear();
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
    auto* dialog = new QFileDialog(this, tr("Open Kubernetes Manifests"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Manifests (*.yaml *.yml *.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &InjectPane::readManifests);
    dialog->open();
}

void InjectPane::readManifests(const QStringList& paths)
{
    const auto read = [paths](const std::stop_token&) -> ManifestActions {
        cluster::ManifestTexts manifests;
        for (const QString& path : paths) {
            const auto text = models::readTextFile(path);
            if (!text)
                return {{}, path.toStdString(), text.error().message, 1};
            manifests.add(path.toStdString(), *text);
        }
        const auto configuration = manifests.configuration();
        if (!configuration)
            return {{}, configuration.error().where, configuration.error().message, 1};
        const auto applications = sim::submissionsOf(manifests.read(), {});
        if (!applications)
            return {{}, manifests.where(applications.error().where), applications.error().message, 1};
        ManifestActions result;
        std::vector<sim::Action> actions;
        if (*configuration)
            actions.emplace_back(sim::LoadConfiguration{(*configuration)->text});
        for (const sim::ManifestApplication& app : *applications) {
            const auto addProblem = [&result](std::string where, Message message) {
                if (result.problems++ == 0) {
                    result.where = std::move(where);
                    result.message = std::move(message);
                }
            };
            for (const cluster::ManifestProblem& problem : app.submission.problems)
                addProblem(manifests.where(problem.place), problem.message);
            if (!app.isNamed)
                addProblem(manifests.where(app.place),
                           {QUOTADECK_TEXT("manifest",
                                           "no application ID: submitted as %1; set the label "
                                           "yunikorn.apache.org/app-id"),
                            app.submission.action.app.text()});
            actions.emplace_back(app.submission.action);
        }
        result.text = sim::actionsText(actions);
        return result;
    };
    m_reading.start(read, [this, paths](const ManifestActions& result) { showManifests(paths, result); });
}

void InjectPane::showManifests(const QStringList& paths, const ManifestActions& read)
{
    if (!read.text.empty()) {
        m_text->selectAll(); // so that it can be undone
        m_text->insertPlainText(QString::fromStdString(read.text));
        m_text->moveCursor(QTextCursor::Start);
    }
    if (read.where.empty()) {
        showResult({}, tr("Loaded from %1").arg(paths.join(QStringLiteral(", "))));
        return;
    }
    const QIcon icon = stateIcon(read.text.empty() ? models::RowState::Critical : models::RowState::Warning);
    QString message = models::messageText(read.message);
    if (read.problems > 1) //: a problem, how many others there are
        message = tr("%1 (%2)").arg(message, tr("%n more problem(s)", nullptr, read.problems - 1));
    const QPoint place = placeIn(read.where);
    const QString where = QString::fromStdString(read.where);
    showResult(icon,
               place.isNull() ? tr("%1 cannot be read: %2").arg(where, message)
                              //: file, line, column, what is wrong there
                              : tr("%1, line %2, column %3: %4")
                                    .arg(where.section(QLatin1Char(':'), 0, -3))
                                    .arg(place.y())
                                    .arg(place.x())
                                    .arg(message));
}

void InjectPane::inject()
{
    const auto actions = sim::readActions(m_text->toPlainText().toStdString(), "action");
    if (!actions) {
        showFault(actions.error());
        return;
    }
    m_awaited.clear();
    for (const sim::Action& action : *actions) {
        const Message title = sim::titleOf(action);
        const auto again
            = std::ranges::count_if(m_awaited, [&](const Awaited& other) { return other.title == title; });
        m_awaited.push_back({title, outcomesOf(title).second + static_cast<int>(again)});
    }
    m_number += static_cast<int>(actions->size());
    showResult({}, tr("Queued in the simulation."));
    for (const sim::Action& action : *actions)
        Q_EMIT injectRequested(action, sim::titleOf(action));
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
    const auto isOpen
        = [this](const Awaited& awaited) { return outcomesOf(awaited.title).second <= awaited.before; };
    if (m_awaited.empty() || std::ranges::any_of(m_awaited, isOpen))
        return;
    const auto ended = std::exchange(m_awaited, {});
    const sim::Outcome* shown = outcomesOf(ended.back().title).first;
    for (const Awaited& awaited : ended) {
        if (const sim::Outcome* const outcome = outcomesOf(awaited.title).first; !outcome->isDone) {
            shown = outcome; // the first that was not done
            break;
        }
    }
    QString message = models::messageText(shown->message);
    if (message.isEmpty())
        message = tr("done");
    if (ended.size() > 1)
        //: title of an action, how it ended
        message = tr("%1: %2").arg(models::messageText(shown->title), message);
    //: virtual time since the start, what became of an action
    showResult(shown->isDone ? okIcon() : stateIcon(models::RowState::Warning),
               tr("At %1: %2").arg(models::elapsedText(shown->time - m_scenario->start), message));
}

void InjectPane::showResult(const QIcon& icon, const QString& text)
{
    m_icon->setIcon(icon);
    m_icon->setVisible(!icon.isNull());
    m_result->setText(text);
}
} // namespace quotadeck::ui

#include "moc_injectpane.cpp"
