// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/bulkeditdialog.h"

#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "ui/limits/form/formtable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr QSize kSize{980, 620}; ///< room for long queues, many names and the amounts
using Scope = models::BulkRequest::Scope;
using config::BulkField;
using config::DistributionWeight;

void collectTypes(const config::TextMap& map, std::set<ResourceType>& types)
{
    for (const auto& entry : map.value)
        types.insert(ResourceType(entry.key));
}

void collectTypes(const std::vector<config::QueueConfig>& queues, std::set<ResourceType>& types)
{
    for (const auto& queue : queues) {
        collectTypes(queue.resources.value.guaranteed, types);
        collectTypes(queue.resources.value.max, types);
        for (const auto& limit : queue.limits.value)
            collectTypes(limit.maxResources, types);
        collectTypes(queue.queues.value, types);
    }
}

void select(QComboBox& box, int data)
{
    box.setCurrentIndex(std::max(0, box.findData(data)));
}
} // namespace

BulkEditDialog::BulkEditDialog(models::ConfigSession* session, models::BulkSubject subject, Start start,
                               QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_revision(session->revision())
    , m_subject(std::move(subject))
    , m_model(new models::BulkEditModel(this))
    , m_method(new QComboBox)
    , m_scope(new QComboBox)
    , m_field(new QComboBox)
    , m_type(new QComboBox)
    , m_formula(new QLineEdit)
    , m_weight(new QComboBox)
    , m_how(new QStackedWidget)
    , m_help(new QLabel)
    , m_hint(new StateLabel)
    , m_table(new FormTable(tr("Preview of the changes"), m_model, nullptr))
{
    setWindowTitle(tr("Bulk Edit"));
    resize(scaled(kSize));
    createMethods(start);
    createFields(start);
    createLayout();
    fillTypes();
    m_model->setSubject(m_revision, m_subject);
    connectParts();
    showField();
    (start == Start::Distribution ? static_cast<QWidget*>(m_weight) : m_formula)->setFocus();
}

void BulkEditDialog::createMethods(Start start)
{
    m_method->setAccessibleName(tr("Change"));
    m_method->setToolTip(tr("How the new values are found"));
    m_method->addItem(tr("By formula"), static_cast<int>(Method::Formula));
    if (m_subject.queues.size() == 1)
        m_method->addItem(
            tr("Distribute the guarantee of %1").arg(QString::fromStdString(m_subject.queues.front().text())),
            static_cast<int>(Method::Distribution));
    select(*m_method,
           static_cast<int>(start == Start::Distribution ? Method::Distribution : Method::Formula));

    m_formula->setAccessibleName(tr("Formula"));
    m_formula->setToolTip(tr("How each value changes; the forms are listed below"));
    m_formula->setPlaceholderText(tr("*1.2   +10   -500m   =64Gi   =50%   min(parent, 64Gi)   clear"));
    m_weight->setAccessibleName(tr("Shares"));
    m_weight->setToolTip(tr("How the guarantee is divided among the queues below"));
    m_weight->addItem(tr("in the ratio of the present guarantees"),
                      static_cast<int>(DistributionWeight::Guaranteed));
    m_weight->addItem(tr("equal shares"), static_cast<int>(DistributionWeight::Equal));
    m_weight->addItem(tr("in the ratio of the effective max"), static_cast<int>(DistributionWeight::Max));
    m_how->addWidget(m_formula);
    m_how->addWidget(m_weight);
    m_how->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void BulkEditDialog::createFields(Start start)
{
    m_scope->setAccessibleName(tr("Apply to"));
    m_scope->setToolTip(tr("Queues that are changed"));
    m_type->setAccessibleName(tr("Resource"));
    m_type->setToolTip(tr("Resource whose value is changed"));
    m_field->setAccessibleName(tr("Value"));
    m_field->setToolTip(tr("Setting that is changed"));
    m_field->addItem(tr("Queues: guaranteed"), static_cast<int>(BulkField::Guaranteed));
    m_field->addItem(tr("Queues: max"), static_cast<int>(BulkField::Max));
    m_field->addItem(tr("Queues: max applications"), static_cast<int>(BulkField::QueueApplications));
    m_field->addItem(tr("Limits: max resources"), static_cast<int>(BulkField::LimitMax));
    m_field->addItem(tr("Limits: max applications"), static_cast<int>(BulkField::LimitApplications));
    select(*m_field, static_cast<int>(start == Start::Limits ? BulkField::LimitMax : BulkField::Max));
}

void BulkEditDialog::createLayout()
{
    m_help->setWordWrap(true);
    m_help->setForegroundRole(QPalette::PlaceholderText);
    m_help->setAccessibleName(tr("Forms of formulas"));
    m_hint->setWordWrap(true);
    m_hint->setAccessibleName(tr("About the formula"));
    setScaledMinimumHeight(m_hint, 2 * metrics::kMedium);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    auto* value = new QHBoxLayout;
    value->addWidget(m_field, 1);
    value->addWidget(m_type, 1);
    auto* how = new QHBoxLayout;
    how->addWidget(m_method, 1);
    how->addWidget(m_how, 2);
    auto* form = new QFormLayout;
    form->addRow(tr("Change"), how);
    form->addRow(tr("Value"), value);
    form->addRow(tr("Apply to"), m_scope);
    form->addRow(QString(), m_help);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void BulkEditDialog::connectParts()
{
    connect(m_method, &QComboBox::currentIndexChanged, this, &BulkEditDialog::showField);
    connect(m_field, &QComboBox::currentIndexChanged, this, &BulkEditDialog::showField);
    for (auto* box : {m_scope, m_type, m_weight})
        connect(box, &QComboBox::currentIndexChanged, this, &BulkEditDialog::preview);
    connect(m_formula, &QLineEdit::textChanged, this, &BulkEditDialog::preview);
    connect(m_model, &models::BulkEditModel::previewed, this, [this] {
        m_table->fitColumns(models::BulkEditModel::NoteColumn); // what comes of it is longer
        showOutcome();
    });
    connect(m_model, &models::BulkEditModel::resultChanged, this, &BulkEditDialog::showOutcome);
    connect(this, &QDialog::accepted, m_session,
            [this] { m_session->edit(m_revision, m_model->operation()); });
    // What was previewed is of a text that is no more.
    connect(m_session, &models::ConfigSession::opened, this, &QDialog::reject);
}

void BulkEditDialog::fillTypes()
{
    std::set<ResourceType> types{ResourceType("vcore"), ResourceType("memory")};
    if (m_subject.partition < m_revision->partitions.size())
        collectTypes(m_revision->partitions[m_subject.partition].queues.value, types);
    std::vector<ResourceType> ordered(types.begin(), types.end());
    std::ranges::sort(ordered, precedesForDisplay);
    for (const auto type : ordered) {
        const QString name = QString::fromStdString(type.name());
        m_type->addItem(name, name);
    }
}

bool BulkEditDialog::isOfLimits() const
{
    return config::isOfLimits(static_cast<BulkField>(m_field->currentData().toInt()));
}

/// Those of the kind of value that is chosen.
void BulkEditDialog::fillScopes()
{
    const bool ofLimits = isOfLimits();
    const auto selected = static_cast<int>(m_subject.limits.size());
    const auto queues = static_cast<int>(m_subject.queues.size());
    const QString name = QString::fromStdString(m_subject.queues.front().text());
    const auto add
        = [this](const QString& text, Scope scope) { m_scope->addItem(text, static_cast<int>(scope)); };
    m_scope->clear();
    if (ofLimits && selected > 0)
        add(tr("%n selected limit(s) of %1", nullptr, selected).arg(name), Scope::SelectedLimits);
    if (queues > 1) {
        add(ofLimits ? tr("All limits of %n selected queue(s)", nullptr, queues)
                     : tr("%n selected queue(s)", nullptr, queues),
            Scope::Queues);
        add(ofLimits ? tr("All limits of %n selected queue(s) and the queues below", nullptr, queues)
                     : tr("%n selected queue(s) and the queues below", nullptr, queues),
            Scope::Subtrees);
    } else {
        add(ofLimits ? tr("All limits of %1").arg(name) : tr("%1 alone").arg(name), Scope::Queues);
        if (!ofLimits)
            add(tr("Child queues of %1").arg(name), Scope::Children);
        add(ofLimits ? tr("All limits of %1 and the queues below").arg(name)
                     : tr("%1 and all queues below").arg(name),
            Scope::Subtrees);
    }
    if (ofLimits)
        m_scope->setCurrentIndex(selected > 1 || queues > 1 ? 0 : m_scope->count() - 1);
    else
        select(*m_scope, static_cast<int>(queues > 1 ? Scope::Queues : Scope::Children));
}

void BulkEditDialog::showField()
{
    const bool isDistribution = m_method->currentData().toInt() == static_cast<int>(Method::Distribution);
    {
        const QSignalBlocker field(m_field);
        const QSignalBlocker scope(m_scope);
        if (isDistribution)
            select(*m_field, static_cast<int>(BulkField::Guaranteed));
        const auto before = m_scope->currentData();
        fillScopes();
        const int kept = before.isValid() ? m_scope->findData(before) : -1;
        if (isDistribution)
            select(*m_scope, static_cast<int>(Scope::Children));
        else if (kept >= 0)
            m_scope->setCurrentIndex(kept);
    }
    m_field->setEnabled(!isDistribution);
    m_scope->setEnabled(!isDistribution);
    m_type->setVisible(!config::isOfApplications(static_cast<BulkField>(m_field->currentData().toInt())));
    m_how->setCurrentIndex(isDistribution ? 1 : 0);
    m_help->setText(
        isDistribution ? tr("The guaranteed amount of the queue is given out to its child queues. Shares are "
                            "rounded down, and "
                            "what is left goes to the largest remainders, so that the sum is exact.")
                       : tr("Change: *1.2  /2  +4Gi  -500m.   Set: =64Gi  =50%  =guaranteed*2  =max.   "
                            "Choose: min(parent, 64Gi)  "
                            "max(value, 4).   Round: round 4  *1.2 round 4.   Remove: clear.")
                + u'\n'
                + (isOfLimits()
                       ? tr("% and parent: the limit of the same users and groups above. max and guaranteed: "
                            "of the queue. value: the present value.")
                       : tr("% and parent: the same value of the parent queue. max: the effective max. "
                            "value: the present value. Amounts without a unit are bytes, cores or items.")));
    preview();
}

models::BulkRequest BulkEditDialog::request() const
{
    models::BulkRequest request;
    request.method = static_cast<Method>(m_method->currentData().toInt());
    request.scope = static_cast<Scope>(m_scope->currentData().toInt());
    request.target.field = static_cast<BulkField>(m_field->currentData().toInt());
    if (!config::isOfApplications(request.target.field))
        request.target.type = m_type->currentData().toString().toStdString();
    request.formula = m_formula->text();
    request.weight = static_cast<DistributionWeight>(m_weight->currentData().toInt());
    return request;
}

void BulkEditDialog::preview()
{
    m_model->setRequest(request());
    showOutcome();
}

/// What would be done, and what the rules find in the result.
QStringList BulkEditDialog::outcomes() const
{
    const auto& result = m_model->result();
    QStringList parts{tr("%n value(s) would change", nullptr, m_model->changeCount())};
    if (const int problems = m_model->problemCount(); problems > 0)
        parts << tr("%n value(s) unchanged: see the notes", nullptr, problems);
    if (!result)
        return parts;
    if (result->isUnknown)
        parts << tr("too many to preview their problems");
    if (!result->refusal.isEmpty())
        return parts << result->refusal;
    if (result->places > 0)
        parts << tr("problems with %n of them: see the notes", nullptr, result->places);
    if (result->others > 0)
        parts << tr("%n new problem(s) elsewhere", nullptr, result->others);
    if (!result->isAccepted)
        parts << tr("the scheduler would reject the result");
    return parts;
}

void BulkEditDialog::showOutcome()
{
    const int changes = m_model->changeCount();
    const bool isEmpty
        = m_how->currentIndex() == 0 && m_formula->text().trimmed().isEmpty(); // nothing typed yet
    const bool isBad = !isEmpty && !m_model->problem().isEmpty();
    const auto& result = m_model->result();
    const bool isRefused = result && !result->refusal.isEmpty();
    const bool hasFindings = result && (result->places > 0 || result->others > 0);
    m_hint->setState(isBad || isRefused || (result && !result->isAccepted) ? models::RowState::Critical
                         : hasFindings                                     ? models::RowState::Warning
                                                                           : models::RowState::Normal);
    m_hint->setText(isEmpty                      ? tr("Type a formula to see what it changes.")
                        : isBad                  ? m_model->problem()
                        : m_model->isPreviewed() ? outcomes().join(QStringLiteral(" · "))
                                                 : tr("Computing…"));
    m_apply->setText(changes > 0 ? tr("Change %n Value(s)", nullptr, changes) : tr("Apply"));
    m_apply->setEnabled(changes > 0 && !isBad && !isEmpty && !isRefused);
}
} // namespace quotadeck::ui

#include "moc_bulkeditdialog.cpp"
