// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferencesdialog.h"

#include "ui/help/contexthelp.h"
#include "ui/preferences/preferencespages.h"
#include "ui/preferences/shortcutpreferences.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr QSize kPreferencesSize{760, 520};
constexpr int kPreferencesListWidth = 160; // the least
} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, const Surroundings& surroundings,
                                     QWidget* parent)
    : QDialog(parent)
    , m_applied(preferences)
    , m_list(new QListWidget(this))
    , m_stack(new QStackedWidget(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Apply
                                         | QDialogButtonBox::RestoreDefaults,
                                     this))
{
    setWindowTitle(tr("Preferences"));
    setHelpPage(*this, QStringLiteral("appearance"));
    m_list->setAccessibleName(tr("Pages"));
    addPage(new GeneralPreferences(surroundings.languages, m_stack));
    addPage(new SourcePreferences(m_stack));
    addPage(new DisplayPreferences(m_stack));
    addPage(new HistoryPreferences(m_stack));
    addPage(new NotificationPreferences(surroundings.hasTray, m_stack));
    addPage(new ShortcutPreferences(surroundings.actions, m_stack));
    followTextSize(m_list, [this] { // titles are longer in other languages
        m_list->ensurePolished();
        m_list->setFixedWidth(
            std::max(scaled(kPreferencesListWidth), m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth()));
    });
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);

    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kMedium);
    row->addWidget(m_list);
    row->addWidget(m_stack, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(m_buttons);
    resize(scaled(kPreferencesSize));

    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        apply();
        accept();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
            &PreferencesDialog::apply);
    auto* defaults = m_buttons->button(QDialogButtonBox::RestoreDefaults);
    defaults->setToolTip(tr("Resets all pages to the defaults; choose OK or Apply to use them"));
    connect(defaults, &QPushButton::clicked, this, [this] { fill({}); });
    fill(preferences);
}

void PreferencesDialog::addPage(PreferencesPage* page)
{
    m_pages << page;
    m_stack->addWidget(page);
    new QListWidgetItem(icon(page->listIcon()), page->title(), m_list);
    connect(page, &PreferencesPage::edited, this, &PreferencesDialog::check);
}

Preferences PreferencesDialog::preferences() const
{
    Preferences chosen = m_applied;
    for (const PreferencesPage* page : m_pages)
        page->read(chosen);
    return chosen;
}

void PreferencesDialog::fill(const Preferences& preferences)
{
    for (PreferencesPage* page : std::as_const(m_pages))
        page->fill(preferences);
    check();
}

void PreferencesDialog::check()
{
    bool isRight = true;
    for (int place = 0; place < m_pages.size(); ++place) {
        const bool isPageRight = m_pages[place]->check();
        isRight = isRight && isPageRight;
        m_list->item(place)->setIcon(isPageRight ? icon(m_pages[place]->listIcon())
                                                 : stateIcon(models::RowState::Critical));
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isRight);
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(isRight && preferences() != m_applied);
}

void PreferencesDialog::apply()
{
    const Preferences chosen = preferences();
    if (chosen != m_applied) {
        m_applied = chosen;
        Q_EMIT applied(chosen);
    }
    check();
}
} // namespace quotadeck::ui

#include "moc_preferencesdialog.cpp"
