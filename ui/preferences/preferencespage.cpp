// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferencespage.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"

#include <QFormLayout>
#include <QLabel>

#include <utility>

namespace quotadeck::ui {
PreferencesPage::PreferencesPage(QString title, Icon icon, QWidget* parent)
    : QWidget(parent)
    , m_title(std::move(title))
    , m_icon(icon)
    , m_form(new QFormLayout(this))
{
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setHorizontalSpacing(metrics::kMedium);
    m_form->setVerticalSpacing(metrics::kSmall);
    m_form->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
}

void PreferencesPage::addHeading(const QString& text)
{
    auto* label = paneHeading(text, this);
    label->setContentsMargins(0, m_form->rowCount() > 0 ? metrics::kMedium : 0, 0, 0);
    m_form->addRow(label);
}

void PreferencesPage::addField(const QString& label, QWidget* field, const QString& help)
{
    m_form->addRow(label, field);
    field->setAccessibleName(QString(label).remove(u'&'));
    field->setToolTip(help);
}

void PreferencesPage::addField(QWidget* field, const QString& help)
{
    m_form->addRow(field);
    field->setToolTip(help);
}

QLabel* PreferencesPage::addNote(const QString& text)
{
    auto* note = new QLabel(text, this);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_form->addRow(QString(), note);
    return note;
}

StateLabel* PreferencesPage::addProblem()
{
    auto* problem = new StateLabel(this);
    problem->setState(models::RowState::Critical);
    problem->setWordWrap(true);
    problem->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    problem->hide();
    m_form->addRow(QString(), problem);
    return problem;
}
} // namespace quotadeck::ui

#include "moc_preferencespage.cpp"
