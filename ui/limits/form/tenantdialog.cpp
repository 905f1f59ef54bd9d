// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/tenantdialog.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr QSize kTenantSize{940, 600};
} // namespace

TenantDialog::TenantDialog(models::ConfigSession* session, std::size_t partition, const QueuePath& parent,
                           QWidget* parentWidget)
    : QDialog(parentWidget)
    , m_session(session)
    , m_revision(session->revision())
    , m_draft(new models::TenantDraft(m_revision, partition, parent, this))
    , m_file(new QLineEdit)
    , m_about(new QLabel)
    , m_fields(new QWidget)
    , m_form(new QFormLayout)
    , m_text(new QPlainTextEdit)
    , m_hint(new StateLabel)
{
    setWindowTitle(tr("Add Tenant from Template"));
    resize(scaled(kTenantSize));
    createLayout(parent);
    connect(m_file, &QLineEdit::editingFinished, this, [this] {
        if (m_file->text() != m_draft->path())
            openTemplate(m_file->text());
    });
    connect(m_draft, &models::TenantDraft::loaded, this, &TenantDialog::showTemplate);
    connect(m_draft, &models::TenantDraft::changed, this, &TenantDialog::showOutcome);
    connect(this, &QDialog::accepted, m_session,
            [this] { m_session->edit(m_revision, m_draft->operation()); });
    // What was previewed is of a text that is no more.
    connect(m_session, &models::ConfigSession::opened, this, &QDialog::reject);
    showOutcome();
}

void TenantDialog::createLayout(const QueuePath& parent)
{
    m_file->setAccessibleName(tr("Template file"));
    m_file->setPlaceholderText(tr("Path of a template"));
    m_file->setToolTip(tr("A YAML file with parameters and the queues of a tenant"));
    m_browse = new QPushButton(tr("Browse…"));
    m_browse->setAutoDefault(false);
    connect(m_browse, &QPushButton::clicked, this, &TenantDialog::browse);
    auto* file = new QHBoxLayout;
    file->addWidget(m_file, 1);
    file->addWidget(m_browse);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_form->addRow(tr("Template"), file);
    m_form->addRow(tr("Below"), new QLabel(QString::fromStdString(parent.text())));
    m_form->addRow(QString(), m_about);
    m_form->addRow(m_fields);
    m_form->setContentsMargins(0, 0, metrics::kSmall, 0); // its labels begin where the text below does
    auto* left = new QWidget;
    left->setLayout(m_form);

    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    showAsCode(m_text);
    m_text->setAccessibleName(tr("Preview of the text"));
    m_text->setPlaceholderText(tr("The text of the new queues"));
    m_hint->setWordWrap(true);
    m_hint->setAccessibleName(tr("About the result"));
    setScaledMinimumHeight(m_hint, 2 * metrics::kMedium);

    auto* split = new QSplitter(Qt::Horizontal);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(m_text);
    split->setSizes({kTenantSize.width() / 2, kTenantSize.width() / 2});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("Add Tenant"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(split, 1);
    layout->addWidget(m_hint);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void TenantDialog::browse()
{
    auto* dialog = new QFileDialog(this, tr("Choose Template"), m_file->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Templates (*.yaml *.yml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &TenantDialog::openTemplate);
    dialog->open();
}

void TenantDialog::openTemplate(const QString& path)
{
    m_file->setText(path);
    m_draft->open(path);
    showOutcome();
}

void TenantDialog::showTemplate()
{
    m_values.clear();
    m_form->removeRow(m_fields);
    m_fields = new QWidget;
    auto* fields = new QFormLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    m_form->addRow(m_fields);
    const auto* tenant = m_draft->tenant();
    QStringList about;
    if (tenant) {
        for (const std::string& text : {tenant->title(), tenant->description()}) {
            if (!text.empty())
                about << QString::fromStdString(text);
        }
        for (const config::TemplateParameter& parameter : tenant->parameters())
            addField(parameter);
    }
    QWidget* before = m_browse; // new widgets are behind the buttons
    for (const Field& field : m_values) {
        setTabOrder(before, field.widget);
        before = field.widget;
    }
    setTabOrder(before, m_text);
    m_about->setText(about.join(QStringLiteral(": ")));
    m_about->setVisible(!about.isEmpty());
    showValues();
}

void TenantDialog::addField(const config::TemplateParameter& parameter)
{
    const QString name = QString::fromStdString(parameter.name);
    const QString label
        = parameter.description.empty() ? name : QString::fromStdString(parameter.description);
    const QString initial = QString::fromStdString(parameter.defaultValue.value_or(std::string()));
    QWidget* field = nullptr;
    if (parameter.allowed.empty()) {
        auto* edit = new QLineEdit(initial);
        edit->setPlaceholderText(parameter.isRequired() ? tr("required") : QString());
        connect(edit, &QLineEdit::textChanged, this, &TenantDialog::showValues);
        m_values.push_back(
            {parameter.name, label, parameter.isRequired(), edit, [edit] { return edit->text(); }});
        field = edit;
    } else {
        auto* box = new QComboBox;
        for (const std::string& value : parameter.allowed)
            box->addItem(QString::fromStdString(value));
        box->setCurrentText(initial);
        connect(box, &QComboBox::currentIndexChanged, this, &TenantDialog::showValues);
        m_values.push_back({parameter.name, label, false, box, [box] { return box->currentText(); }});
        field = box;
    }
    field->setAccessibleName(label);
    field->setToolTip(tr("Parameter %1 of the template").arg(name));
    static_cast<QFormLayout*>(m_fields->layout())->addRow(label, field);
}

void TenantDialog::showValues()
{
    config::TemplateValues values;
    for (const Field& field : m_values)
        values[field.name] = field.value().toStdString();
    m_draft->setValues(std::move(values));
    showOutcome();
}

void TenantDialog::showOutcome()
{
    using models::RowState;
    const auto& outcome = m_draft->outcome();
    const bool hasResult = outcome && outcome->problem.isEmpty();
    RowState state = RowState::Normal;
    QString text;
    if (!m_draft->problem().isEmpty()) {
        state = RowState::Critical;
        text = m_draft->problem();
    } else if (!m_draft->tenant()) {
        text = m_draft->path().isEmpty() ? tr("Choose a template file.") : tr("Reading the template…");
    } else if (const Field* field = missing()) {
        //: description of a field
        text = tr("Enter a value for \"%1\".").arg(field->label);
    } else if (!outcome) {
        text = tr("Computing…");
    } else if (!outcome->problem.isEmpty()) {
        state = RowState::Critical;
        text = outcome->problem;
    } else if (outcome->errors + outcome->warnings > 0) {
        state = outcome->errors > 0 ? RowState::Critical : RowState::Warning;
        text
            = tr("%n new problem(s): %1", nullptr, outcome->errors + outcome->warnings).arg(outcome->finding);
    } else if (!outcome->isAccepted) {
        state = RowState::Warning;
        text = tr("No new problems, but the scheduler rejects the configuration for others.");
    } else {
        text = tr("No problems found. The scheduler would accept the result.");
    }
    m_hint->setState(state);
    m_hint->setText(text);
    if (outcome)
        m_text->setPlainText(outcome->text);
    else if (!m_draft->tenant())
        m_text->clear();
    m_add->setEnabled(hasResult);
}

const TenantDialog::Field* TenantDialog::missing() const
{
    const auto field = std::ranges::find_if(
        m_values, [](const Field& each) { return each.isRequired && each.value().isEmpty(); });
    return field == m_values.end() ? nullptr : &*field;
}

QueuePath TenantDialog::queuePath() const
{
    const auto& outcome = m_draft->outcome();
    return outcome ? QueuePath(outcome->path.toStdString()) : QueuePath();
}
} // namespace quotadeck::ui

#include "moc_tenantdialog.cpp"
