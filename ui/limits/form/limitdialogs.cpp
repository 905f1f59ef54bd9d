// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/limitdialogs.h"

#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "models/limits/form/limitactions.h"
#include "models/limits/form/valuecheck.h"
#include "ui/theme/metrics.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
struct AskResource
{
    Q_DECLARE_TR_FUNCTIONS(AskResource)
};

QStringList offeredTypes(const QStringList& present, const models::LiveUsage* live)
{
    std::set<ResourceType> types;
    for (const char* usual : {"memory", "vcore", "pods", "ephemeral-storage", "nvidia.com/gpu"})
        types.insert(ResourceType(usual));
    if (live)
        types.insert(live->resourceTypes().begin(), live->resourceTypes().end());
    std::vector<ResourceType> ordered(types.begin(), types.end());
    std::ranges::sort(ordered, precedesForDisplay);
    QStringList offered;
    for (const auto type : ordered) {
        if (const QString name = QString::fromStdString(type.name()); !present.contains(name))
            offered << name;
    }
    return offered;
}

/// Why @p type is not what is meant; empty for a good one.
QString objection(const QString& type, const QStringList& present)
{
    if (type.isEmpty())
        return {};
    if (present.contains(type))
        return AskResource::tr("%1 already has a row or column.").arg(type);
    const QString lower = type.toLower();
    if (lower == QLatin1String("cpu"))
        return AskResource::tr("Pods request vcore, so a limit on %1 has no effect. Use vcore.").arg(type);
    if (lower != type && (lower == QLatin1String("memory") || lower == QLatin1String("vcore")))
        return AskResource::tr("The scheduler uses %1, not %2.").arg(lower, type);
    return {};
}
} // namespace

void askForResource(QWidget* parent, const QStringList& present, const models::LiveUsage* live,
                    const std::function<void(const QString& type)>& take)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(AskResource::tr("Add Resource"));
    auto* type = new QComboBox;
    type->setEditable(true);
    type->addItems(offeredTypes(present, live));
    type->setAccessibleName(AskResource::tr("Resource type"));
    auto* hint = new QLabel;
    hint->setWordWrap(true);
    hint->setAccessibleName(AskResource::tr("About the resource type"));
    auto* vcore = new QPushButton(AskResource::tr("Use vcore"));
    vcore->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(new QLabel(AskResource::tr("Resource type, as requested by pods:")));
    layout->addWidget(type);
    layout->addWidget(hint);
    layout->addWidget(vcore);
    layout->addWidget(buttons);
    const auto judge = [=](const QString& text) {
        const QString body = text.trimmed();
        const QString problem = objection(body, present);
        hint->setText(problem);
        const bool isCpu = body.compare(QLatin1String("cpu"), Qt::CaseInsensitive) == 0;
        vcore->setVisible(isCpu && !present.contains(QStringLiteral("vcore")));
        const bool isThere = present.contains(body);
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!body.isEmpty() && !isThere);
        buttons->button(QDialogButtonBox::Ok)
            ->setText(isCpu ? AskResource::tr("Add %1 Anyway").arg(body) : AskResource::tr("Add"));
    };
    QObject::connect(type, &QComboBox::editTextChanged, dialog, judge);
    QObject::connect(vcore, &QPushButton::clicked, dialog,
                     [type] { type->setEditText(QStringLiteral("vcore")); });
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [type, take] { take(type->currentText().trimmed()); });
    judge(type->currentText());
    type->lineEdit()->selectAll();
    dialog->open();
}

namespace {
void collect(const config::QueueConfig& queue, const QueuePath& path, const QueuePath& current,
             QStringList& paths)
{
    if (path != current)
        paths << QString::fromStdString(path.text());
    for (const auto& child : queue.queues.value)
        collect(child, path.child(child.name.value), current, paths);
}
} // namespace

void askForQueue(QWidget* parent, const QString& title, const models::ConfigRevision& revision,
                 std::size_t partition, const QueuePath& current,
                 const std::function<void(const QueuePath& queue)>& take)
{
    QStringList paths;
    const auto& root = config::rootOf(revision.partitions.at(partition));
    collect(root, QueuePath(config::kRootQueue), current, paths);
    auto* dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(QCoreApplication::translate("QueueChoice", "Queue:"));
    dialog->setComboBoxItems(paths);
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent,
                     [take](const QString& path) { take(QueuePath(path.toStdString())); });
    dialog->open();
}

namespace {
constexpr int kLimitDialogWidth = 460;
using State = models::InputCheck::State;
} // namespace

NewLimitDialog::NewLimitDialog(models::ConfigSession* session, models::LiveUsagePtr live,
                               const std::vector<QString>& types, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_live(std::move(live))
    , m_hint(new QLabel)
{
    setWindowTitle(tr("Add Limit"));
    setMinimumWidth(kLimitDialogWidth);
    auto* form = new QFormLayout;
    m_who = addField(form, tr("Applies to"), tr("u:sue g:dev, or u:* for everyone else"));
    completeNames();
    for (const auto& type : types)
        m_amounts.push_back({type.toStdString(), addField(form, type, tr("no limit"))});
    m_applications = addField(form, tr("Applications"), tr("no limit"));
    m_description = addField(form, tr("Description"), tr("none"));
    m_hint->setWordWrap(true);
    m_hint->setAccessibleName(tr("Note about the new limit"));
    m_hint->setMinimumHeight(3 * metrics::kMedium);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_ok = buttons->addButton(tr("Add Limit"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_session, &models::ConfigSession::opened, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_hint);
    layout->addWidget(buttons);
    judge();
}

QLineEdit* NewLimitDialog::addField(QFormLayout* form, const QString& label, const QString& unset)
{
    auto* edit = new QLineEdit;
    edit->setAccessibleName(label);
    edit->setPlaceholderText(unset);
    connect(edit, &QLineEdit::textChanged, this, &NewLimitDialog::judge);
    form->addRow(label, edit);
    return edit;
}

void NewLimitDialog::completeNames()
{
    auto* completer = new QCompleter(models::knownNames(m_session->revision().get(), m_live.get()), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_who->setCompleter(completer);
}

QString NewLimitDialog::problem() const
{
    if (const auto who = models::checkWho(m_who->text(), m_live.get()); who.state == State::Refused)
        return who.hint;
    bool hasNumber = false;
    for (const auto& amount : m_amounts) {
        const QString text = amount.edit->text().trimmed();
        if (text.isEmpty())
            continue;
        const auto check = models::checkQuantity({amount.type, {}, {}, {}, {}, {}}, text);
        if (check.state == State::Refused)
            return tr("%1: %2").arg(QString::fromStdString(amount.type), check.hint);
        hasNumber = hasNumber || check.state == State::Fine
            || !models::isZeroQuantity(amount.type, text.toStdString()); // odd, which its cell then says
    }
    if (const QString text = m_applications->text().trimmed(); !text.isEmpty()) {
        const auto check = models::checkCount(text, {});
        if (check.state == State::Refused)
            return check.hint;
        hasNumber = hasNumber || check.state == State::Fine;
    }
    return hasNumber ? QString() : tr("Set at least one limit greater than 0");
}

void NewLimitDialog::judge()
{
    if (!m_ok)
        return;
    const QString reason = problem();
    m_ok->setEnabled(reason.isEmpty());
    const QString names = models::checkWho(m_who->text(), m_live.get()).hint;
    m_hint->setText(reason.isEmpty() ? names : reason);
}

config::LimitConfig NewLimitDialog::limit() const
{
    std::vector<config::TextEntry> quantities;
    for (const auto& amount : m_amounts) {
        const QString text = amount.edit->text().trimmed();
        if (!text.isEmpty())
            quantities.push_back({amount.type, models::writtenQuantity(amount.type, {}, text), {}, {}});
    }
    return models::newLimit(models::readWho(m_who->text()), m_description->text().trimmed(), quantities,
                            m_applications->text().trimmed());
}
} // namespace quotadeck::ui

#include "moc_limitdialogs.cpp"
