// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timerangedialog.h"

#include "ui/theme/metrics.h"

#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
TimeRangeDialog::TimeRangeDialog(TimeView::Range range, TimeZone zone, QWidget* parent)
    : QDialog(parent)
    , m_from(createMoment(range.from, zone))
    , m_to(createMoment(range.to, zone))
    , m_problem(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Time Range"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Show"));
    m_problem->setForegroundRole(QPalette::PlaceholderText);
    auto* form = new QFormLayout;
    form->addRow(tr("&From"), m_from);
    form->addRow(tr("&To"), m_to);
    form->addRow(tr("Time zone"), new QLabel(zone == TimeZone::Utc ? tr("UTC") : tr("Local time"), this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);

    connect(m_from, &QDateTimeEdit::dateTimeChanged, this, &TimeRangeDialog::check);
    connect(m_to, &QDateTimeEdit::dateTimeChanged, this, &TimeRangeDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

QDateTimeEdit* TimeRangeDialog::createMoment(double milliseconds, TimeZone zone)
{
    auto* moment = new QDateTimeEdit(this);
    moment->setTimeSpec(zone == TimeZone::Utc ? Qt::UTC : Qt::LocalTime);
    moment->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    moment->setCalendarPopup(true);
    moment->setToolTip(zone == TimeZone::Utc ? tr("Year, month, day and time in UTC")
                                             : tr("Year, month, day and local time"));
    moment->setDateTime(
        QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(milliseconds), moment->timeSpec()));
    return moment;
}

TimeView::Range TimeRangeDialog::range() const
{
    return {static_cast<double>(m_from->dateTime().toMSecsSinceEpoch()),
            static_cast<double>(m_to->dateTime().toMSecsSinceEpoch())};
}

void TimeRangeDialog::check()
{
    const bool isValid = range().from < range().to;
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isValid);
    m_problem->setText(isValid ? QString() : tr("The end must be after the start."));
}
} // namespace quotadeck::ui

#include "moc_timerangedialog.cpp"
