// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/bulkeditdialog.h"

#include "core/resource/display.h"
#include "ui/limits/form/formtable.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr QSize kSize{940, 520}; ///< room for long queues, many names and the amounts
using Scope = models::BulkEditModel::Scope;

void collectTypes(const std::vector<config::QueueConfig>& queues, std::set<ResourceType>& types)
{
    for (const auto& queue : queues) {
        for (const auto& limit : queue.limits.value) {
            for (const auto& entry : limit.maxResources.value)
                types.insert(ResourceType(entry.key));
        }
        collectTypes(queue.queues.value, types);
    }
}
} // namespace

BulkEditDialog::BulkEditDialog(models::ConfigSession* session, std::size_t partition, const QueuePath& queue,
                               std::vector<config::LimitAddress> selected, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_revision(session->revision())
    , m_model(new models::BulkEditModel(this))
    , m_scope(new QComboBox)
    , m_type(new QComboBox)
    , m_formula(new QLineEdit)
    , m_hint(new StateLabel)
    , m_table(new FormTable(tr("Preview of the changes"), m_model, nullptr))
{
    setWindowTitle(tr("Bulk Edit"));
    resize(kSize);
    const QString name = QString::fromStdString(queue.text());
    const auto count = static_cast<int>(selected.size());
    if (count > 0)
        m_scope->addItem(tr("%n selected limit(s) of %1", nullptr, count).arg(name),
                         static_cast<int>(Scope::Selected));
    m_scope->addItem(tr("All limits of %1").arg(name), static_cast<int>(Scope::Queue));
    m_scope->addItem(tr("All limits of %1 and the queues below").arg(name), static_cast<int>(Scope::Subtree));
    m_scope->setCurrentIndex(count > 1 ? 0 : m_scope->count() - 1);
    m_scope->setAccessibleName(tr("Limits"));
    fillTypes(partition);
    m_formula->setAccessibleName(tr("Formula"));
    m_formula->setPlaceholderText(tr("*1.2   +10   -500m   =64Gi   clear"));
    m_hint->setWordWrap(true);
    m_hint->setAccessibleName(tr("About the formula"));
    m_hint->setMinimumHeight(2 * metrics::kMedium);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    auto* form = new QFormLayout;
    form->addRow(tr("Limits"), m_scope);
    form->addRow(tr("Resource"), m_type);
    form->addRow(tr("Formula"), m_formula);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);

    m_model->setLimits(m_revision, partition, queue, std::move(selected));
    connect(m_scope, &QComboBox::currentIndexChanged, this, &BulkEditDialog::preview);
    connect(m_type, &QComboBox::currentIndexChanged, this, &BulkEditDialog::preview);
    connect(m_formula, &QLineEdit::textChanged, this, &BulkEditDialog::preview);
    connect(m_model, &models::BulkEditModel::resultChanged, this, &BulkEditDialog::showOutcome);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, m_session, [this] { m_session->edit(m_model->operation()); });
    // What was previewed is of a text that is no more.
    connect(m_session, &models::ConfigSession::opened, this, &QDialog::reject);
    preview();
    m_formula->setFocus();
}

void BulkEditDialog::fillTypes(std::size_t partition)
{
    std::set<ResourceType> types{ResourceType("vcore"), ResourceType("memory")};
    if (partition < m_revision->partitions.size())
        collectTypes(m_revision->partitions[partition].queues.value, types);
    std::vector<ResourceType> ordered(types.begin(), types.end());
    std::ranges::sort(ordered, precedesForDisplay);
    for (const auto type : ordered) {
        const QString name = QString::fromStdString(type.name());
        m_type->addItem(name, name);
    }
    m_type->addItem(tr("applications"), QString());
    m_type->setAccessibleName(tr("Resource"));
}

void BulkEditDialog::preview()
{
    m_model->setRequest(static_cast<Scope>(m_scope->currentData().toInt()), m_type->currentData().toString(),
                        m_formula->text());
    m_table->fitColumns(models::BulkEditModel::NoteColumn); // what comes of it is longer
    showOutcome();
}

/// Sums up what would be done, and what the rules find in the result.
void BulkEditDialog::showOutcome()
{
    const int changes = m_model->changeCount();
    const bool isEmpty = m_formula->text().trimmed().isEmpty();
    const bool isBad = !isEmpty && !m_model->problem().isEmpty();
    const auto& result = m_model->result();
    const bool isRefused = result && !result->refusal.isEmpty();
    const bool hasFindings = result && (result->limits > 0 || result->others > 0);
    m_hint->setState(isBad || isRefused || (result && !result->isAccepted) ? models::RowState::Critical
                         : hasFindings                                     ? models::RowState::Warning
                                                                           : models::RowState::Normal);
    QStringList parts;
    if (isEmpty)
        parts << tr(
            "*1.2 multiplies, +10Gi and -500m add and subtract, =64Gi sets, clear removes. Unset limits "
            "stay unset unless you use =.");
    else if (isBad)
        parts << m_model->problem();
    else
        parts << tr("%n limit(s) would change", nullptr, changes);
    if (result && result->isUnknown && !isEmpty && !isBad)
        parts << tr("too many to preview their problems");
    if (isRefused)
        parts << result->refusal;
    else if (result && !isEmpty && !isBad) {
        if (result->limits > 0)
            parts << tr("problems with %n of them: see the notes", nullptr, result->limits);
        if (result->others > 0)
            parts << tr("%n new problem(s) elsewhere", nullptr, result->others);
        if (!result->isAccepted)
            parts << tr("the scheduler would reject the result");
    }
    m_hint->setText(parts.join(QStringLiteral(" · ")));
    m_apply->setText(changes > 0 ? tr("Change %n Limit(s)", nullptr, changes) : tr("Apply"));
    m_apply->setEnabled(changes > 0 && !isBad && !isEmpty && !isRefused);
}
} // namespace quotadeck::ui

#include "moc_bulkeditdialog.cpp"
