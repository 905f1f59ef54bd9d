// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/askresource.h"

#include "core/resource/display.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
struct AskResource
{
    Q_DECLARE_TR_FUNCTIONS(AskResource)
};

QStringList offeredTypes(const QStringList& present, const models::LiveFacts* facts)
{
    std::set<ResourceType> types;
    for (const char* usual : {"memory", "vcore", "pods", "ephemeral-storage", "nvidia.com/gpu"})
        types.insert(ResourceType(usual));
    if (facts)
        types.insert(facts->resourceTypes().begin(), facts->resourceTypes().end());
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

void askForResource(QWidget* parent, const QStringList& present, const models::LiveFacts* facts,
                    const std::function<void(const QString& type)>& take)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(AskResource::tr("Add Resource"));
    auto* type = new QComboBox;
    type->setEditable(true);
    type->addItems(offeredTypes(present, facts));
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
} // namespace quotadeck::ui
