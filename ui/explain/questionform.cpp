// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/questionform.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/segmentedswitch.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringListModel>

namespace quotadeck::ui {
namespace {
using models::ExplainField;

constexpr int kLabels = 0;
constexpr int kFields = 1;
constexpr int kRulesRow = 2; ///< of its own: a page leaves the inspector its room
constexpr int kProblems = 3;
constexpr int kApplicationWidth = 110; ///< least widths: a page leaves the inspector its room
constexpr int kQuestionNameWidth = 60;
constexpr int kQuestionQueueWidth = 100;
constexpr int kRequestWidth = 110;

/// Of a list of names the last one is completed.
class ListCompleter final : public QCompleter
{
public:
    using QCompleter::QCompleter;

    [[nodiscard]] QStringList splitPath(const QString& path) const override
    {
        return {path.mid(path.lastIndexOf(u',') + 1).trimmed()};
    }
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override
    {
        const auto* edit = qobject_cast<const QLineEdit*>(widget());
        const QString text = edit ? edit->text() : QString();
        const qsizetype comma = text.lastIndexOf(u',');
        const QString name = QCompleter::pathFromIndex(index);
        return comma < 0 ? name : QStringLiteral("%1, %2").arg(text.left(comma), name);
    }
};

void setUp(QCompleter* completer)
{
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
}

void replaceNames(QStringListModel* model, const QStringList& names)
{
    if (model->stringList() != names)
        model->setStringList(names);
}
} // namespace

QuestionForm::QuestionForm(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_users(new QStringListModel(this))
    , m_groupNames(new QStringListModel(this))
    , m_queues(new QStringListModel(this))
    , m_waiting(new QStringListModel(this))
    , m_basis(new SegmentedSwitch(this))
    , m_problem(new StateLabel(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    m_grid->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kSmall);
    m_grid->setHorizontalSpacing(metrics::kSmall);
    m_grid->setVerticalSpacing(metrics::kTiny);

    m_basis->addChoice(static_cast<int>(models::ExplainBasis::InForce), tr("Active"));
    m_basis->addChoice(static_cast<int>(models::ExplainBasis::Edited), tr("Edited file"));
    m_basis->setAccessibleName(tr("Limits used"));
    m_basis->setToolTip(
        tr("Active: limits of the active configuration, or as reported by the source. Edited file: limits "
           "of the open configuration with its edits, as if it were loaded now."));
    addCell(tr("Limits"), m_basis);
    createApplication();
    m_user = addField(tr("&User"), tr("user name"), m_users, kQuestionNameWidth);
    m_groups = addField(tr("Gr&oups"), tr("dev, qa"), m_groupNames, kQuestionNameWidth);
    m_queue = addField(tr("&Queue"), tr("placed by the rules"), m_queues, kQuestionQueueWidth);
    m_request = addField(tr("&Requests"), tr("vcore=2, memory=4Gi"), nullptr, kRequestWidth);
    m_request->setToolTip(tr("Resources requested by one pod, in queues.yaml notation"));
    m_queue->setToolTip(tr("Full path of the queue; empty: as the placement rules decide"));
    m_groups->setToolTip(tr("Groups of the user, separated by commas"));
    m_user->setToolTip(tr("User who submits the application"));
    m_grid->setColumnStretch(m_grid->columnCount() - 1, 2);

    auto* ask = new QPushButton(tr("E&xplain"), this);
    ask->setToolTip(tr("Show whether it would run, or which limit blocks it (Enter in any field)"));
    m_grid->addWidget(ask, kFields, m_grid->columnCount());
    m_mode = createRulesSwitch(this); // last: the fields come first by the keyboard
    auto* rules = new QHBoxLayout;
    rules->setSpacing(metrics::kSmall);
    rules->addWidget(new QLabel(tr("Rules"), this));
    rules->addWidget(m_mode);
    rules->addStretch(1);
    m_grid->addLayout(rules, kRulesRow, 0, 1, -1);
    m_problem->setState(models::RowState::Critical);
    m_problem->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // cut, whole in the tool tip
    m_grid->setRowMinimumHeight(kProblems, m_problem->fontMetrics().height());
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->hide();

    connect(ask, &QPushButton::clicked, this, &QuestionForm::askRequested);
    connect(m_user, &QLineEdit::editingFinished, this, &QuestionForm::userTyped);
    whenChosen(m_user, [this] { m_isUserNew = true; });
    whenChosen(m_groups, [this] { m_areGroupsChosen = !m_groups->text().isEmpty(); });
    connect(m_basis, &SegmentedSwitch::currentChanged, this, &QuestionForm::askRequested);
    connect(m_mode, &SegmentedSwitch::currentChanged, this, &QuestionForm::askRequested);
}

void QuestionForm::addCell(const QString& label, QWidget* field)
{
    const int column = m_grid->rowCount() > 1 ? m_grid->columnCount() : 0;
    auto* title = new QLabel(label, this);
    title->setBuddy(field);
    m_grid->addWidget(title, kLabels, column);
    m_grid->addWidget(field, kFields, column);
}

QLineEdit* QuestionForm::addField(const QString& label, const QString& hint, QStringListModel* names,
                                  int width)
{
    auto* edit = new QLineEdit(this);
    edit->setPlaceholderText(hint);
    edit->setAccessibleName(QString(label).remove(u'&'));
    setScaledMinimumWidth(edit, width);
    if (names) {
        auto* completer
            = names == m_groupNames ? new ListCompleter(names, edit) : new QCompleter(names, edit);
        setUp(completer);
        edit->setCompleter(completer);
    }
    addCell(label, edit);
    m_grid->setColumnStretch(m_grid->columnCount() - 1, 1);
    connect(edit, &QLineEdit::textEdited, this, &QuestionForm::forgetApplication);
    connect(edit, &QLineEdit::returnPressed, this, &QuestionForm::askRequested);
    return edit;
}

void QuestionForm::createApplication()
{
    m_application = new QComboBox(this);
    m_application->setEditable(true);
    m_application->setInsertPolicy(QComboBox::NoInsert);
    m_application->setModel(m_waiting);
    m_application->setCurrentIndex(-1);
    setScaledMinimumWidth(m_application, kApplicationWidth);
    m_application->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_application->setAccessibleName(tr("Waiting application"));
    m_application->lineEdit()->setAccessibleName(tr("Waiting application"));
    m_application->lineEdit()->setPlaceholderText(tr("new application"));
    m_application->setToolTip(tr("A waiting application fills the other fields; longest wait first"));
    setUp(m_application->completer());
    m_application->completer()->setCompletionMode(QCompleter::PopupCompletion);
    addCell(tr("&Waiting application"), m_application);
    m_grid->setColumnStretch(m_grid->columnCount() - 1, 1);
    connect(m_application, &QComboBox::textActivated, this, &QuestionForm::applicationChosen);
    connect(m_application->lineEdit(), &QLineEdit::returnPressed, this, [this] {
        if (!m_application->currentText().isEmpty())
            Q_EMIT applicationChosen(m_application->currentText());
    });
}

void QuestionForm::forgetApplication()
{
    m_application->setEditText({});
}

models::ExplainBasis QuestionForm::basis() const
{
    return static_cast<models::ExplainBasis>(m_basis->current());
}

void QuestionForm::setBasis(models::ExplainBasis basis)
{
    const QSignalBlocker silence(m_basis);
    m_basis->setCurrent(static_cast<int>(basis));
}

Mode QuestionForm::mode() const
{
    return static_cast<Mode>(m_mode->current());
}

void QuestionForm::setMode(Mode mode)
{
    const QSignalBlocker silence(m_mode);
    m_mode->setCurrent(static_cast<int>(mode));
}

models::ExplainForm QuestionForm::form() const
{
    return {basis(),
            m_application->currentText().trimmed(),
            m_user->text().trimmed(),
            m_groups->text().trimmed(),
            m_queue->text().trimmed(),
            m_request->text().trimmed(),
            mode()};
}

void QuestionForm::setForm(const models::ExplainForm& form)
{
    const auto put = [](QLineEdit* edit, const QString& text) {
        if (edit->text() != text)
            edit->setText(text);
    };
    setBasis(form.basis);
    setMode(form.mode);
    if (m_application->currentText() != form.application)
        m_application->setEditText(form.application);
    put(m_user, form.user);
    put(m_groups, form.groups);
    m_isUserNew = false;
    m_areGroupsChosen = false;
    put(m_queue, form.queue);
    put(m_request, form.request);
}

bool QuestionForm::wantsGroups() const
{
    return m_isUserNew && !m_areGroupsChosen;
}

void QuestionForm::setGroups(const QString& groups)
{
    m_groups->setText(groups);
    m_isUserNew = groups.isEmpty(); // a directory may answer later
}

/// Calls @p note when the user types into @p edit or takes what it completes to.
void QuestionForm::whenChosen(QLineEdit* edit, const std::function<void()>& note)
{
    connect(edit, &QLineEdit::textEdited, this, note);
    connect(edit->completer(), qOverload<const QString&>(&QCompleter::activated), this, note);
}

void QuestionForm::setNames(const models::NameLists& names)
{
    replaceNames(m_users, names.users);
    replaceNames(m_groupNames, names.groups);
    replaceNames(m_queues, names.queues);
    if (m_application->view()->isVisible()) // the list is being read
        return;
    const QString typed = m_application->currentText(); // which a new list takes away
    const int caret = m_application->lineEdit()->cursorPosition();
    replaceNames(m_waiting, names.waiting);
    if (m_application->currentText() != typed) {
        m_application->setCurrentIndex(-1);
        m_application->setEditText(typed);
        m_application->lineEdit()->setCursorPosition(caret);
    }
}

QWidget* QuestionForm::fieldOf(ExplainField field) const
{
    switch (field) {
    case ExplainField::Basis:
        return m_basis;
    case ExplainField::Application:
        return m_application;
    case ExplainField::User:
        return m_user;
    case ExplainField::Groups:
        return m_groups;
    case ExplainField::Queue:
        return m_queue;
    case ExplainField::Request:
        return m_request;
    }
    return nullptr;
}

void QuestionForm::showProblem(const std::optional<models::ExplainProblem>& problem)
{
    for (const ExplainField field : {ExplainField::Basis, ExplainField::Application, ExplainField::User,
                                     ExplainField::Groups, ExplainField::Queue, ExplainField::Request})
        fieldOf(field)->setAccessibleDescription({});
    m_problem->setVisible(problem.has_value());
    if (!problem)
        return;
    QWidget* field = fieldOf(problem->field);
    field->setAccessibleDescription(problem->text);
    int row = 0;
    int column = 0;
    int span = 0;
    m_grid->getItemPosition(m_grid->indexOf(field), &row, &column, &span, &span);
    // Below the field, with as much room as there is to one side of it.
    const bool isLeft = column < m_grid->columnCount() / 2;
    m_problem->setText(QStringLiteral("▲ ") + problem->text);
    m_problem->setToolTip(problem->text);
    m_problem->setAlignment(isLeft ? Qt::AlignLeft : Qt::AlignRight);
    m_grid->addWidget(m_problem, kProblems, isLeft ? column : 0, 1, isLeft ? -1 : column + 1);
}

void QuestionForm::focusFirst()
{
    m_user->setFocus(Qt::ShortcutFocusReason);
    m_user->selectAll();
}
} // namespace quotadeck::ui

#include "moc_questionform.cpp"
