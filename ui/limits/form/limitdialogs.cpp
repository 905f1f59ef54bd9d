// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/limitdialogs.h"

#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "core/resource/resource.h"
#include "models/limits/configsession.h"
#include "models/limits/form/limitactions.h"
#include "models/limits/form/valuecheck.h"
#include "models/limits/limitstablemodel.h"
#include "ui/limits/form/valueeditor.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace quotadeck::ui {
namespace {
struct AskResource
{
    Q_DECLARE_TR_FUNCTIONS(AskResource)
};

void addTypesOf(const config::TextMap& map, std::set<ResourceType>& types)
{
    for (const auto& entry : map.value)
        types.insert(ResourceType(entry.key));
}

void addTypesOf(const std::vector<config::QueueConfig>& queues, std::set<ResourceType>& types)
{
    for (const auto& queue : queues) {
        for (const auto* resources : {&queue.resources.value, &queue.childTemplate.value.resources.value}) {
            addTypesOf(resources->guaranteed, types);
            addTypesOf(resources->max, types);
        }
        for (const auto& limit : queue.limits.value)
            addTypesOf(limit.maxResources, types);
        addTypesOf(queue.queues.value, types);
    }
}

/// The resource types that quotas and limits of @p revision name. Time: linear.
std::set<ResourceType> resourceTypesOf(const models::ConfigRevision& revision)
{
    std::set<ResourceType> types;
    for (const auto& partition : revision.partitions)
        addTypesOf(partition.queues.value, types);
    return types;
}

QStringList offeredTypes(const QStringList& present, const models::ConfigRevision& revision,
                         const models::LiveUsage* live)
{
    std::set<ResourceType> types = resourceTypesOf(revision);
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

void askForResource(QWidget* parent, const QStringList& present, const models::ConfigRevision& revision,
                    const models::LiveUsage* live, const std::function<void(const QString& type)>& take)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(AskResource::tr("Add Resource"));
    auto* type = new QComboBox;
    type->setEditable(true);
    type->addItems(offeredTypes(present, revision, live));
    type->setAccessibleName(AskResource::tr("Resource type"));
    type->setToolTip(AskResource::tr("For example memory, vcore or nvidia.com/gpu"));
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
constexpr QSize kQueueDialogSize{440, 420};

void collect(const config::QueueConfig& queue, const QueuePath& path,
             const std::function<bool(const QueuePath& queue)>& isOffered, QStringList& paths)
{
    if (isOffered(path))
        paths << QString::fromStdString(path.text());
    for (const auto& child : queue.queues.value)
        collect(child, path.child(child.name.value), isOffered, paths);
}
} // namespace

void askForQueue(QWidget* parent, const QString& title, const QString& label,
                 const models::ConfigRevision& revision, std::size_t partition,
                 const std::function<bool(const QueuePath& queue)>& isOffered,
                 const std::function<void(const QueuePath& queue)>& take)
{
    QStringList paths;
    const auto& root = config::rootOf(revision.partitions.at(partition));
    collect(root, QueuePath(config::kRootQueue), isOffered, paths);
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->resize(scaled(kQueueDialogSize));
    auto* search = new QLineEdit;
    search->setPlaceholderText(QCoreApplication::translate("QueueChoice", "Part of the path"));
    search->setAccessibleName(label);
    search->setToolTip(
        QCoreApplication::translate("QueueChoice", "The list shows queues whose path has this text"));
    search->setClearButtonEnabled(true);
    auto* all = new QStringListModel(paths, dialog);
    auto* shown = new QSortFilterProxyModel(dialog);
    shown->setSourceModel(all);
    shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* list = new QListView;
    list->setModel(shown);
    list->setUniformItemSizes(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setAccessibleName(QCoreApplication::translate("QueueChoice", "Queues"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(new QLabel(label));
    layout->addWidget(search);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    const auto judge
        = [=] { buttons->button(QDialogButtonBox::Ok)->setEnabled(list->currentIndex().isValid()); };
    QObject::connect(list->selectionModel(), &QItemSelectionModel::currentChanged, dialog, judge);
    QObject::connect(search, &QLineEdit::textChanged, dialog, [=](const QString& text) {
        shown->setFilterFixedString(text.trimmed());
        list->setCurrentIndex(shown->index(0, 0));
        judge();
    });
    QObject::connect(list, &QListView::doubleClicked, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(dialog, &QDialog::accepted, parent, [list, take] {
        if (list->currentIndex().isValid())
            take(QueuePath(list->currentIndex().data().toString().toStdString()));
    });
    list->setCurrentIndex(shown->index(0, 0));
    judge();
    dialog->open();
}

namespace {
constexpr int kLimitDialogWidth = 520;
constexpr int kLimitBigStep = 10;
using State = models::InputCheck::State;
} // namespace

NewLimitDialog::NewLimitDialog(models::ConfigSession* session, models::LiveUsagePtr live,
                               const models::LimitsTableModel* limits, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_live(std::move(live))
    , m_limits(limits)
    , m_form(new QFormLayout)
    , m_hint(new StateLabel)
    , m_reason(new StateLabel)
{
    setWindowTitle(tr("Add Limit"));
    setScaledMinimumWidth(this, kLimitDialogWidth);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    m_who = addField(tr("Applies to"), tr("u:sue g:dev, or u:* for everyone else"));
    m_who->setToolTip(tr("Users (u:) and groups (g:) that the limit is for"));
    const auto& revision = *m_session->revision();
    new NameCompletion(m_who, models::knownNames(&revision, m_live.get()));
    std::set<ResourceType> types = resourceTypesOf(revision);
    for (const auto& type : m_limits->types())
        types.insert(ResourceType(type.toStdString()));
    std::vector<ResourceType> ordered(types.begin(), types.end());
    std::ranges::sort(ordered, precedesForDisplay);
    for (const auto type : ordered)
        addAmount(QString::fromStdString(type.name()));
    m_applications.edit = addField(tr("Applications"), tr("no limit"));
    m_applications.edit->setToolTip(tr("The most applications that may run at the same time"));
    m_description = addField(tr("Description"), tr("none"));
    m_description->setToolTip(tr("Words about the limit, for people"));
    for (auto* label : {m_hint, m_reason}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        layout->addWidget(label);
    }
    m_hint->setAccessibleName(tr("About the field"));
    setScaledMinimumHeight(m_hint, 3 * metrics::kMedium); // what is below it does not move
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reason->setAccessibleName(tr("Note about the new limit"));
    setScaledMinimumHeight(m_reason, 2 * metrics::kMedium);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* more = buttons->addButton(tr("Add Resource…"), QDialogButtonBox::ActionRole);
    more->setAutoDefault(false);
    m_ok = buttons->addButton(tr("Add Limit"), QDialogButtonBox::AcceptRole);
    m_ok->setDefault(true);
    layout->addWidget(buttons);
    connect(more, &QPushButton::clicked, this, &NewLimitDialog::askForType);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewLimitDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_session, &models::ConfigSession::opened, this, &QDialog::reject);
    judge();
}

QLineEdit* NewLimitDialog::addField(const QString& label, const QString& unset)
{
    auto* edit = new QLineEdit;
    edit->setAccessibleName(label);
    edit->setPlaceholderText(unset);
    edit->installEventFilter(this);
    connect(edit, &QLineEdit::textChanged, this, &NewLimitDialog::changed);
    m_form->addRow(label, edit);
    return edit;
}

void NewLimitDialog::addAmount(const QString& type)
{
    auto* edit = addField(type, tr("no limit"));
    edit->setToolTip(tr("The most of this resource that may be used, for example 500m, 2 or 4Gi"));
    m_amounts.push_back({type.toStdString(), edit});
}

void NewLimitDialog::askForType()
{
    QStringList present;
    for (const auto& amount : m_amounts)
        present << QString::fromStdString(amount.type);
    askForResource(this, present, *m_session->revision(), m_live.get(), [this](const QString& type) {
        addAmount(type); // at the end; the fields below belong behind it
        for (auto* last : {m_applications.edit, m_description}) {
            const auto row = m_form->takeRow(last);
            m_form->addRow(row.labelItem->widget(), row.fieldItem->widget());
            delete row.labelItem;
            delete row.fieldItem;
        }
        setTabOrder(m_amounts[m_amounts.size() - 2].edit, m_amounts.back().edit);
        m_amounts.back().edit->setFocus();
    });
}

bool NewLimitDialog::eventFilter(QObject* field, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        judge();
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(field, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isStep = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down;
    const bool isAmount = field == m_applications.edit
        || std::ranges::find(m_amounts, field, &Amount::edit) != m_amounts.end();
    if (!isStep || !isAmount)
        return QDialog::eventFilter(field, event);
    auto* edit = static_cast<QLineEdit*>(field);
    const int size = key->modifiers().testFlag(Qt::ShiftModifier) ? kLimitBigStep : 1;
    edit->setText(models::steppedAmount(edit->text(), key->key() == Qt::Key_Up ? size : -size));
    return true;
}

models::InputCheck NewLimitDialog::check(const Amount& amount) const
{
    const QString text = amount.edit->text().trimmed();
    if (amount.type.empty())
        return models::checkCount(text, tr("Empty: not limited here"));
    return models::checkQuantity(m_limits->contextOfNew(amount.type, models::readWho(m_who->text())), text);
}

models::InputCheck NewLimitDialog::checkOfFocus() const
{
    const auto* field = focusWidget();
    if (field == m_applications.edit)
        return check(m_applications);
    const auto amount = std::ranges::find(m_amounts, field, &Amount::edit);
    if (amount != m_amounts.end())
        return check(*amount);
    const auto names = models::checkWho(m_who->text(), m_live.get());
    return m_who->text().isEmpty() ? models::InputCheck{State::Fine, {}} : names;
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
        const auto outcome = check(amount);
        if (outcome.state == State::Refused)
            return tr("%1: %2").arg(QString::fromStdString(amount.type), outcome.hint);
        hasNumber = hasNumber || outcome.state == State::Fine
            || !models::isZeroQuantity(amount.type, text.toStdString());
    }
    if (!m_applications.edit->text().trimmed().isEmpty()) {
        const auto outcome = check(m_applications);
        if (outcome.state == State::Refused)
            return outcome.hint;
        hasNumber = hasNumber || outcome.state == State::Fine;
    }
    return hasNumber ? QString() : tr("Set at least one limit greater than 0");
}

QString NewLimitDialog::doubt() const
{
    for (const auto& amount : m_amounts) {
        if (const auto outcome = check(amount); outcome.state == State::NeedsConfirmation)
            return tr("%1: %2").arg(QString::fromStdString(amount.type), outcome.hint);
    }
    return {};
}

void NewLimitDialog::changed()
{
    m_isConfirmed = false;
    judge();
}

void NewLimitDialog::judge()
{
    if (!m_ok)
        return;
    const auto hint = checkOfFocus();
    m_hint->setState(hint.state == State::Refused    ? models::RowState::Critical
                         : hint.state == State::Fine ? models::RowState::Normal
                                                     : models::RowState::Warning);
    m_hint->setText(hint.hint);
    const QString reason = problem();
    const QString shown = reason.isEmpty() && m_isConfirmed ? doubt() : reason;
    m_reason->setState(reason.isEmpty() ? models::RowState::Warning : models::RowState::Normal);
    m_reason->setText(shown == hint.hint ? QString() : shown);
    m_ok->setEnabled(reason.isEmpty());
    m_ok->setText(m_isConfirmed ? tr("Add Anyway") : tr("Add Limit"));
}

void NewLimitDialog::accept()
{
    if (!m_ok->isEnabled())
        return;
    if (m_isConfirmed || doubt().isEmpty()) {
        QDialog::accept();
        return;
    }
    m_isConfirmed = true;
    judge();
}

config::LimitConfig NewLimitDialog::limit() const
{
    const auto who = models::readWho(m_who->text());
    std::vector<config::TextEntry> quantities;
    for (const auto& amount : m_amounts) {
        const QString text = amount.edit->text().trimmed();
        if (!text.isEmpty())
            quantities.push_back(
                {amount.type,
                 models::writtenQuantity(amount.type, m_limits->contextOfNew(amount.type, who).whole, text),
                 {},
                 {}});
    }
    return models::newLimit(who, m_description->text().trimmed(), quantities,
                            m_applications.edit->text().trimmed());
}
} // namespace quotadeck::ui

#include "moc_limitdialogs.cpp"
