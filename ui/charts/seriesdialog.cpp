// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/seriesdialog.h"

#include "ui/charts/axis.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::Measure;
using models::SubjectKind;

constexpr int kFieldWidth = 320;

bool isOf(Measure measure, SubjectKind kind)
{
    switch (measure) {
    case Measure::Pending:
    case Measure::Applications:
    case Measure::ApplicationLimit:
        return kind != SubjectKind::ElasticGroup;
    case Measure::Request:
    case Measure::Runtime:
        return kind == SubjectKind::ElasticGroup;
    case Measure::Used:
    case Measure::Limit:
    case Measure::Guaranteed:
    case Measure::Headroom:
    case Measure::Share:
        break;
    }
    return true;
}
} // namespace

SeriesDialog::SeriesDialog(const models::SeriesStore* store, Measure measure, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_chartMeasure(measure)
    , m_kind(new QComboBox(this))
    , m_id(new QComboBox(this))
    , m_measure(new QComboBox(this))
    , m_hint(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Add Series"));
    m_kind->addItem(tr("Queue"), static_cast<int>(SubjectKind::Queue));
    m_kind->addItem(tr("User"), static_cast<int>(SubjectKind::User));
    m_kind->addItem(tr("Group"), static_cast<int>(SubjectKind::Group));
    m_kind->addItem(tr("Elastic quota group"), static_cast<int>(SubjectKind::ElasticGroup));
    m_kind->setToolTip(tr("What the series is about"));
    m_id->setToolTip(tr("Type a part of the name, or choose one of those that have values"));
    m_id->setEditable(true);
    m_id->setInsertPolicy(QComboBox::NoInsert);
    setScaledMinimumWidth(m_id, kFieldWidth);
    m_id->completer()->setFilterMode(Qt::MatchContains);
    m_id->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_measure->setToolTip(tr("Measures with another unit need a separate chart."));
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Add"));

    auto* form = new QFormLayout;
    form->addRow(tr("&Type"), m_kind);
    form->addRow(tr("&Name"), m_id);
    form->addRow(tr("&Measure"), m_measure);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->addLayout(form);
    column->addWidget(m_hint);
    column->addWidget(m_buttons);

    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        fillMeasures(static_cast<Measure>(m_measure->currentData().toInt()));
        fillIds();
    });
    connect(m_id, &QComboBox::currentTextChanged, this, &SeriesDialog::check);
    // The box keeps Return from the button.
    connect(m_id->lineEdit(), &QLineEdit::returnPressed, this, &SeriesDialog::acceptName);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillMeasures(measure);
    fillIds();
    m_id->setFocus();
}

ChosenSeries SeriesDialog::chosen() const
{
    return {static_cast<SubjectKind>(m_kind->currentData().toInt()), m_id->currentText().trimmed(),
            static_cast<Measure>(m_measure->currentData().toInt())};
}

/// Those that the subjects have, and that the chart can show beside what it is of.
void SeriesDialog::fillMeasures(Measure measure)
{
    const SubjectKind kind = chosen().kind;
    const ValueUnit unit(m_chartMeasure, ResourceType("vcore"));
    m_measure->clear();
    for (int one = 0; one <= static_cast<int>(models::kLastMeasure); ++one) {
        const auto offered = static_cast<Measure>(one);
        if (unit.isSharedBy(offered) && isOf(offered, kind))
            m_measure->addItem(measureName(offered, kind), one);
    }
    m_measure->setCurrentIndex(std::max(0, m_measure->findData(static_cast<int>(measure))));
}

void SeriesDialog::fillIds()
{
    QStringList ids;
    for (const std::string& id : m_store->ids(chosen().kind))
        ids << QString::fromStdString(id);
    m_id->clear();
    m_id->addItems(ids);
    check();
}

void SeriesDialog::acceptName()
{
    const QCompleter* completer = m_id->completer();
    const bool isKnown = m_buttons->button(QDialogButtonBox::Ok)->isEnabled();
    if (!isKnown && !chosen().id.isEmpty() && completer->completionCount() == 1)
        m_id->setCurrentText(completer->currentCompletion());
    if (m_buttons->button(QDialogButtonBox::Ok)->isEnabled())
        accept();
}

void SeriesDialog::check()
{
    const bool isKnown = m_id->findText(chosen().id, Qt::MatchFixedString | Qt::MatchCaseSensitive) >= 0;
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isKnown);
    if (isKnown)
        m_hint->setText(tr("Recorded since its first use."));
    else if (m_id->count() == 0)
        m_hint->setText(tr("No recorded series of this type."));
    else
        m_hint->setText(
            tr("No data recorded for “%1”: recording starts with the first use.").arg(chosen().id));
}
} // namespace quotadeck::ui

#include "moc_seriesdialog.cpp"
