// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/newlimitdialog.h"

#include "models/limits/form/limitactions.h"
#include "models/limits/form/valuecheck.h"
#include "ui/theme/metrics.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kWidth = 460;
using State = models::InputCheck::State;
} // namespace

NewLimitDialog::NewLimitDialog(models::ConfigSession* session, models::LiveFactsPtr facts,
                               const std::vector<QString>& types, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_facts(std::move(facts))
    , m_hint(new QLabel)
{
    setWindowTitle(tr("Add Limit"));
    setMinimumWidth(kWidth);
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
    auto* completer = new QCompleter(models::knownNames(m_session->revision().get(), m_facts.get()), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_who->setCompleter(completer);
}

QString NewLimitDialog::problem() const
{
    if (const auto who = models::checkWho(m_who->text(), m_facts.get()); who.state == State::Refused)
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
    const QString names = models::checkWho(m_who->text(), m_facts.get()).hint;
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
