// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/reportcontrols.h"

#include "core/connect/storeaddress.h"
#include "core/usage/report.h"
#include "ui/reports/storedialog.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStandardItemModel>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::ReportPeriod;
using models::ReportQuestion;
using models::ReportRows;
using models::ReportSourceKind;

constexpr int kTimeFieldWidth = 130;
constexpr int kWhereFieldWidth = 240;

/// The file or the server of @p text; empty where that is no address, which may have a password.
QString shownStore(const QString& text)
{
    const auto address = connect::readStoreAddress(text.toStdString());
    return address ? QString::fromStdString(address->shown()) : QString();
}
} // namespace

ReportControls::ReportControls(QWidget* parent) : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    m_source = addChoice(tr("&Source:"),
                         {tr("Usage now"), tr("Since the source was opened"), tr("Usage history"),
                          tr("Open recording"), tr("Finished applications"), tr("Scheduler log…"),
                          tr("Team store…")},
                         tr("Where the amounts come from"));
    m_log = new QToolButton(this);
    m_log->setToolTip(tr("Choose a log of the scheduler with application summaries"));
    m_fields << m_log;
    m_store = new QToolButton(this);
    m_fields << m_store;
    m_cluster = addChoice(tr("C&luster:"), {}, tr("Cluster and partition in the store"));
    m_cluster->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its texts come with each store
    m_period
        = addChoice(tr("&Period:"),
                    {tr("All"), tr("Today"), tr("Yesterday"), tr("Last 7 days"), tr("Last 30 days"),
                     tr("This month"), tr("Last month"), tr("From – to")},
                    tr("Days count back from now, or from the end of a recording, a log or a simulation"));
    const auto addText = [this](const QString& label, QLineEdit*& field, const QString& placeholder,
                                const QString& help, int width = kTimeFieldWidth) {
        field = new QLineEdit(this);
        field->setPlaceholderText(placeholder);
        field->setToolTip(help);
        setScaledFixedWidth(field, width);
        connect(field, &QLineEdit::editingFinished, this, &ReportControls::changed);
        return labelled(label, field);
    };
    const QString timeHelp = tr("A date or a time, such as 2026-11-01 or 2026-11-01T08:00");
    m_fromField = addText(tr("&From:"), m_from, tr("Start of the data"), timeHelp);
    m_toField = addText(tr("&To:"), m_to, tr("End of the data"), timeHelp);
    m_rows = addChoice(tr("&Rows:"),
                       {tr("Queue"), tr("User"), tr("Group"), tr("Application"), tr("Namespace"), tr("Tag"),
                        tr("Instance type"), tr("User and queue")},
                       tr("What the rows stand for"));
    m_tagField = addText(tr("Ta&g:"), m_tag, tr("Key of the tag"), tr("The key of the tag that rows have"));
    m_columns = addChoice(tr("&Columns:"), {tr("None"), tr("Hour"), tr("Day"), tr("Week"), tr("Month")},
                          tr("Time that each column covers"));
    addText(tr("&Only:"), m_where, tr("queue=root.eng, user=ann"),
            tr("Amounts that table, chart, totals and exports have. Keys: queue, user, group, application, "
               "namespace, tag, instance-type and resource. Several names of one key are alternatives, "
               "different keys must all match. A queue includes all below it; a * ends a prefix."),
            kWhereFieldWidth);
    m_where->setMaxLength(1 << 20); // a filter of many names would be cut off
    m_prices = new QToolButton(this);
    m_prices->setPopupMode(QToolButton::MenuButtonPopup);
    m_prices->setToolTip(tr("A price list in YAML: costs are computed from it"));
    auto* menu = new QMenu(m_prices);
    connect(menu->addAction(tr("&Choose Price List…")), &QAction::triggered, this,
            &ReportControls::askForPrices);
    connect(menu->addAction(tr("&No Prices")), &QAction::triggered, this, [this] {
        m_priceFile.clear();
        showState();
        Q_EMIT changed();
    });
    m_prices->setMenu(menu);
    connect(m_prices, &QToolButton::clicked, this, &ReportControls::askForPrices);
    m_fields << m_prices;
    m_charge = addChoice(tr("C&harge:"), {tr("Used"), tr("Guaranteed"), tr("Larger of both")},
                         tr("What is charged: what was held, what was guaranteed to queues, or the larger"));
    m_idle = addChoice(tr("&Idle:"), {tr("Shown"), tr("Shared"), tr("Left out")},
                       tr("The cost of guaranteed resources that nobody used"));
    m_before = new QCheckBox(tr("Compare with the period &before"), this);
    m_before->setToolTip(tr("Adds the amounts of the equally long period before, and the difference"));
    connect(m_before, &QCheckBox::toggled, this, &ReportControls::changed);
    m_fields << m_before;

    connect(m_source, &QComboBox::activated, this, &ReportControls::chooseSource);
    connect(m_log, &QToolButton::clicked, this, &ReportControls::askForLog);
    connect(m_store, &QToolButton::clicked, this, &ReportControls::askForStore);
    connect(m_cluster, &QComboBox::activated, this, [this](int index) {
        const QStringList names = m_cluster->itemData(index).toStringList();
        m_chosen.cluster = {names.value(0), names.value(1)};
        showClusters();
        Q_EMIT changed();
    });
    for (QComboBox* choice : {m_period, m_rows, m_columns, m_charge, m_idle}) {
        connect(choice, &QComboBox::activated, this, [this] {
            showState();
            Q_EMIT changed();
        });
    }
    // After the fields have followed it: slots run in the order of connection.
    connect(&TextSize::current(), &TextSize::changed, this, &ReportControls::arrange);
    setQuestion({});
}

QComboBox* ReportControls::addChoice(const QString& label, const QStringList& texts, const QString& help)
{
    auto* choice = new QComboBox(this);
    choice->addItems(texts);
    choice->setToolTip(help);
    labelled(label, choice);
    return choice;
}

/// @p field behind its label.
QWidget* ReportControls::labelled(const QString& label, QWidget* field)
{
    auto* both = new QWidget(this);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kTiny);
    auto* text = new QLabel(label, both);
    text->setBuddy(field);
    field->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    row->addWidget(text);
    row->addWidget(field);
    m_fields << both;
    return both;
}

void ReportControls::setAvailable(ReportSourceKind kind, bool isThere)
{
    auto* items = qobject_cast<QStandardItemModel*>(m_source->model());
    QStandardItem* item = items->item(static_cast<int>(kind));
    item->setEnabled(isThere);
    item->setToolTip(isThere ? QString() : tr("Not available: the source on screen has none"));
}

void ReportControls::setQuestion(const ReportQuestion& question)
{
    m_source->setCurrentIndex(static_cast<int>(question.source));
    m_sourceBefore = m_source->currentIndex();
    m_logFile = question.logFile;
    m_chosen.address = question.store;
    m_chosen.passwordFile = question.passwordFile;
    m_chosen.cluster = {question.cluster, question.partition};
    m_period->setCurrentIndex(static_cast<int>(question.period));
    m_from->setText(question.from);
    m_to->setText(question.to);
    m_rows->setCurrentIndex(static_cast<int>(question.rows));
    m_tag->setText(question.tag);
    m_columns->setCurrentIndex(static_cast<int>(question.columns));
    m_where->setText(question.where);
    m_priceFile = question.priceFile;
    m_charge->setCurrentIndex(static_cast<int>(question.charge));
    m_idle->setCurrentIndex(static_cast<int>(question.idle.value_or(usage::IdleCost::Shown)));
    const QSignalBlocker blocker(m_before);
    m_before->setChecked(question.comparesBefore);
    showState();
}

ReportQuestion ReportControls::question() const
{
    ReportQuestion question;
    question.source = static_cast<ReportSourceKind>(m_source->currentIndex());
    const bool isMoment = question.source == ReportSourceKind::Now;
    question.logFile = m_logFile;
    question.store = m_chosen.address;
    question.passwordFile = m_chosen.passwordFile;
    question.cluster = m_chosen.cluster.cluster;
    question.partition = m_chosen.cluster.partition;
    question.rows = static_cast<ReportRows>(m_rows->currentIndex());
    if (question.rows == ReportRows::Tag)
        question.tag = m_tag->text().trimmed();
    if (!isMoment) {
        question.period = static_cast<ReportPeriod>(m_period->currentIndex());
        question.columns = static_cast<usage::Step>(m_columns->currentIndex());
        question.comparesBefore = m_before->isChecked();
    }
    if (question.period == ReportPeriod::FromTo) {
        question.from = m_from->text().trimmed();
        question.to = m_to->text().trimmed();
    }
    question.where = m_where->text().trimmed();
    question.priceFile = m_priceFile;
    if (!m_priceFile.isEmpty()) {
        question.charge = static_cast<usage::Charge>(m_charge->currentIndex());
        // Without a choice idle costs are shown where the source knows them, and no error where it does not.
        if (m_idle->isEnabled() && m_idle->currentIndex() > 0)
            question.idle = static_cast<usage::IdleCost>(m_idle->currentIndex());
    }
    return question;
}

/// What does not count with the other choices is disabled or not there.
void ReportControls::showState()
{
    const auto source = static_cast<ReportSourceKind>(m_source->currentIndex());
    const bool isMoment = source == ReportSourceKind::Now;
    for (QWidget* field :
         {static_cast<QWidget*>(m_period), static_cast<QWidget*>(m_columns), static_cast<QWidget*>(m_before)})
        field->setEnabled(!isMoment);
    m_log->setVisible(source == ReportSourceKind::Log);
    m_log->setText(m_logFile.isEmpty() ? tr("Choose…") : QFileInfo(m_logFile).fileName());
    const QString store = shownStore(m_chosen.address);
    const bool isStore = source == ReportSourceKind::Store;
    m_store->setVisible(isStore);
    m_store->setText(store.isEmpty()              ? tr("Choose…")
                         : store.contains(u"://") ? store
                                                  : QFileInfo(store).fileName());
    m_store->setToolTip(store.isEmpty() ? tr("Choose a store that quotadeck collect writes")
                                        : tr("Choose another store than %1").arg(store));
    m_cluster->parentWidget()->setVisible(isStore && !store.isEmpty());
    showClusters();
    const bool isFromTo
        = !isMoment && static_cast<ReportPeriod>(m_period->currentIndex()) == ReportPeriod::FromTo;
    m_fromField->setVisible(isFromTo);
    m_toField->setVisible(isFromTo);
    m_tagField->setVisible(static_cast<ReportRows>(m_rows->currentIndex()) == ReportRows::Tag);
    const bool hasPrices = !m_priceFile.isEmpty();
    m_prices->setText(hasPrices ? tr("Prices: %1").arg(QFileInfo(m_priceFile).fileName())
                                : tr("Prices: none"));
    m_charge->setEnabled(hasPrices);
    m_idle->setEnabled(hasPrices
                       && static_cast<usage::Charge>(m_charge->currentIndex()) == usage::Charge::Used);
    arrange();
}

/// Also the chosen one that the store does not have, or does not have any more.
void ReportControls::showClusters()
{
    const auto textOf = [](const models::StoredCluster& each) {
        return each.partition.isEmpty() ? each.cluster
                                        : QStringLiteral("%1 (%2)").arg(each.cluster, each.partition);
    };
    const auto add = [this](int place, const QString& text, const models::StoredCluster& each) {
        m_cluster->insertItem(place, text, QStringList{each.cluster, each.partition});
    };
    m_cluster->clear();
    for (const models::StoredCluster& each : std::as_const(m_clusters))
        add(m_cluster->count(), textOf(each), each);
    const bool isOnlyOne = m_chosen.cluster == models::StoredCluster() && m_clusters.size() == 1;
    auto chosen = isOnlyOne ? 0 : m_clusters.indexOf(m_chosen.cluster);
    if (chosen < 0) {
        add(0, m_chosen.cluster.cluster.isEmpty() ? tr("Choose…") : textOf(m_chosen.cluster),
            m_chosen.cluster);
        chosen = 0;
    }
    m_cluster->setCurrentIndex(static_cast<int>(chosen));
}

void ReportControls::setClusters(const QList<models::StoredCluster>& clusters)
{
    m_clusters = clusters;
    showClusters();
    arrange();
}

void ReportControls::chooseSource()
{
    const auto source = static_cast<ReportSourceKind>(m_source->currentIndex());
    if (source == ReportSourceKind::Log && m_logFile.isEmpty()) {
        askForLog();
        return;
    }
    if (source == ReportSourceKind::Store && m_chosen.address.isEmpty()) {
        askForStore();
        return;
    }
    m_sourceBefore = m_source->currentIndex();
    showState();
    Q_EMIT changed();
}

void ReportControls::askForLog()
{
    auto* dialog = new QFileDialog(this, tr("Open Scheduler Log"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_logFile = path;
        m_source->setCurrentIndex(static_cast<int>(ReportSourceKind::Log));
        m_sourceBefore = m_source->currentIndex();
        showState();
        Q_EMIT changed();
    });
    connect(dialog, &QDialog::rejected, this, [this] {
        m_source->setCurrentIndex(m_sourceBefore);
        showState();
    });
    dialog->open();
}

void ReportControls::askForStore()
{
    auto* dialog = new StoreDialog(m_chosen.address, m_chosen.passwordFile, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (m_chosen.address != dialog->address())
            m_chosen.cluster = {}; // of the store before
        m_chosen.address = dialog->address();
        m_chosen.passwordFile = dialog->passwordFile();
        m_source->setCurrentIndex(static_cast<int>(ReportSourceKind::Store));
        m_sourceBefore = m_source->currentIndex();
        showState();
        Q_EMIT changed();
    });
    connect(dialog, &QDialog::rejected, this, [this] {
        m_source->setCurrentIndex(m_sourceBefore);
        showState();
    });
    dialog->open();
}

void ReportControls::askForPrices()
{
    auto* dialog = new QFileDialog(this, tr("Open Price List"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Price lists (*.yaml *.yml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_priceFile = path;
        showState();
        Q_EMIT changed();
    });
    dialog->open();
}

void ReportControls::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (width() != m_arrangedWidth)
        arrange();
}

/// From left to right, in as many lines as the width needs.
void ReportControls::arrange()
{
    m_arrangedWidth = width();
    const int lineHeight = scaled(metrics::kHitTarget);
    int left = metrics::kMedium;
    int top = metrics::kTiny;
    for (QWidget* field : std::as_const(m_fields)) {
        if (field->isHidden())
            continue;
        const QSize size = field->sizeHint();
        if (left > metrics::kMedium && left + size.width() > width() - metrics::kMedium) {
            left = metrics::kMedium;
            top += lineHeight + metrics::kTiny;
        }
        field->setGeometry(left, top + (lineHeight - std::min(size.height(), lineHeight)) / 2,
                           std::min(size.width(), std::max(0, width() - 2 * metrics::kMedium)),
                           std::min(size.height(), lineHeight));
        left += size.width() + metrics::kMedium;
    }
    setFixedHeight(top + lineHeight + metrics::kTiny);
}
} // namespace quotadeck::ui

#include "moc_reportcontrols.cpp"
