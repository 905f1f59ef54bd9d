// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/contextdialog.h"

#include "ui/help/contexthelp.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
enum Column { NameColumn, ServerColumn, UserColumn };
constexpr QSize kDialogSize{720, 420};
} // namespace

ContextDialog::ContextDialog(QWidget* parent)
    : QDialog(parent)
    , m_list(new QTreeWidget(this))
    , m_namespace(new QLineEdit(this))
    , m_service(new QLineEdit(this))
    , m_files(new QLabel(tr("Reading the kubeconfig…"), this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Connect to Kubernetes"));
    setHelpPage(*this, QStringLiteral("connect"));
    m_list->setHeaderLabels({tr("Context"), tr("API server"), tr("User")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Contexts"));
    m_list->setToolTip(tr("Contexts of the kubeconfig: each names an API server and a user"));
    m_namespace->setToolTip(tr("Namespace in which the scheduler runs"));
    m_service->setToolTip(tr("Service through which the API server reaches the scheduler's REST interface"));
    m_list->header()->setStretchLastSection(true);
    m_namespace->setPlaceholderText(tr("Found automatically"));
    m_service->setPlaceholderText(tr("Found automatically; or NAME or NAME:PORT"));
    m_files->setForegroundRole(QPalette::PlaceholderText);
    m_files->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setMinimumHeight(2 * m_problem->fontMetrics().lineSpacing());
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_connect = buttons->addButton(tr("Connect"), QDialogButtonBox::AcceptRole);
    m_connect->setDefault(true);
    auto* files = buttons->addButton(tr("Other &Kubeconfig…"), QDialogButtonBox::ActionRole);
    files->setAutoDefault(false);

    auto* form = new QFormLayout;
    form->addRow(tr("Scheduler's &namespace:"), m_namespace);
    form->addRow(tr("Scheduler's &service:"), m_service);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_files);
    column->addWidget(m_list, 1);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    resize(scaled(kDialogSize));

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(files, &QAbstractButton::clicked, this, &ContextDialog::filesRequested);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &ContextDialog::check);
    connect(m_list, &QTreeWidget::itemActivated, m_connect, [this] {
        if (m_connect->isEnabled())
            m_connect->click();
    });
    check();
}

void ContextDialog::setContexts(const std::vector<ContextRow>& rows, const QStringList& files)
{
    m_rows = rows;
    m_files->setText(rows.empty() ? tr("No context in %1.").arg(files.join(QStringLiteral(", ")))
                                  : tr("Contexts of %1").arg(files.join(QStringLiteral(", "))));
    m_list->clear();
    for (const auto& row : rows) {
        auto* item = new QTreeWidgetItem(
            m_list, {row.isCurrent ? tr("%1 (current)").arg(row.name) : row.name, row.server, row.user});
        item->setSizeHint(NameColumn, QSize(0, scaled(metrics::kRowHeight)));
        for (int column = NameColumn; column <= UserColumn; ++column)
            item->setToolTip(column, row.problem.isEmpty() ? item->text(column) : row.problem);
        if (!row.problem.isEmpty()) {
            for (int column = NameColumn; column <= UserColumn; ++column)
                item->setForeground(column, dimText(palette()));
        }
        if (row.isCurrent)
            m_list->setCurrentItem(item);
    }
    for (const int column : {NameColumn, ServerColumn})
        m_list->resizeColumnToContents(column);
    m_list->setFocus();
    check();
}

void ContextDialog::setError(const QString& error)
{
    m_rows.clear();
    m_list->clear();
    m_files->setText(tr("The kubeconfig cannot be read."));
    check();
    m_problem->setText(error);
}

QString ContextDialog::context() const
{
    const int index = m_list->indexOfTopLevelItem(m_list->currentItem());
    return index < 0 ? QString() : m_rows[static_cast<std::size_t>(index)].name;
}

QString ContextDialog::nameSpace() const
{
    return m_namespace->text().trimmed();
}

QString ContextDialog::service() const
{
    return m_service->text().trimmed();
}

void ContextDialog::check()
{
    const int index = m_list->indexOfTopLevelItem(m_list->currentItem());
    const auto* row = index < 0 ? nullptr : &m_rows[static_cast<std::size_t>(index)];
    m_connect->setEnabled(row && row->problem.isEmpty());
    m_problem->setForegroundRole(QPalette::PlaceholderText);
    if (row && !row->problem.isEmpty())
        m_problem->setText(row->problem);
    else if (row && row->isUnverified)
        m_problem->setText(tr(
            "The certificate of this server is not verified (insecure-skip-tls-verify): anybody in between "
            "can read and change what is sent."));
    else
        m_problem->setText(
            tr("The scheduler is reached through the API server. Credentials are used as kubectl uses them, "
               "and are not stored."));
}
} // namespace quotadeck::ui

#include "moc_contextdialog.cpp"
