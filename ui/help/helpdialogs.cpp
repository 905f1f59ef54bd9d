// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpdialogs.h"

#include "core/base/version.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/detailtable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSysInfo>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kAboutPicture = 64;
}

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About QuotaDeck"));
    auto* picture = new QLabel(this);
    picture->setPixmap(applicationIcon().pixmap(kAboutPicture, kAboutPicture));
    auto* purpose = new QLabel(tr("A console for clusters shared by hierarchical quotas.\n"
                                  "Free software under the GNU General Public License, version 3 or later."),
                               this);
    auto* details = new QLabel(versions(), this);
    details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    details->setAccessibleName(tr("Versions"));
    details->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("&Copy Versions"), QDialogButtonBox::ActionRole);
    copy->setIcon(icon(Icon::Copy));
    connect(copy, &QPushButton::clicked, this, [] { QGuiApplication::clipboard()->setText(versions()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* text = new QVBoxLayout;
    text->setSpacing(metrics::kMedium);
    text->addWidget(purpose);
    text->addWidget(details);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kLarge);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(text);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kLarge, metrics::kLarge, metrics::kLarge, metrics::kMedium);
    column->setSpacing(metrics::kLarge);
    column->addLayout(row);
    column->addWidget(buttons);
}

QString AboutDialog::versions()
{
    return QStringList{
        tr("QuotaDeck %1").arg(QString::fromUtf8(kVersion.data(), kVersion.size())),
        tr("Qt %1").arg(QString::fromLatin1(qVersion())),
        tr("System: %1").arg(QSysInfo::prettyProductName()),
        tr("Platform: %1").arg(QGuiApplication::platformName()),
    }
        .join(u'\n');
}

namespace {
DetailCell fact(const QString& text)
{
    DetailCell result;
    result.text = text;
    return result;
}

DetailRow keyRow(const QString& what, const QString& keys)
{
    return {fact(what), fact(keys)};
}

void collect(QList<DetailRow>& rows, const QList<QAction*>& actions)
{
    for (const QAction* action : actions) {
        if (action->menu())
            collect(rows, action->menu()->actions());
        else if (!action->shortcut().isEmpty())
            rows << keyRow(withoutMnemonic(action->text()).remove(u'…'),
                           QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText));
    }
}
} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar* menus, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    QList<DetailRow> rows;
    collect(rows, menus->actions());
    rows << keyRow(tr("Filter the page"), tr("/"));
    rows << keyRow(tr("Filter: clear, move to the table"), tr("Esc, Down"));
    rows << keyRow(tr("Table: collapse, expand, expand all below"), tr("Left, Right, *"));
    rows << keyRow(tr("Table: copy the selected rows"), tr("Ctrl+C"));
    rows << keyRow(tr("Table: explain why it is waiting"), tr("W"));
    rows << keyRow(tr("Limits: save, undo, redo"), tr("Ctrl+S, Ctrl+Z, Ctrl+Shift+Z"));
    rows << keyRow(tr("Limits: validate, changes"), tr("F7, Ctrl+D"));
    rows << keyRow(tr("Limits, text: complete"), tr("Ctrl+Space"));
    rows << keyRow(tr("Limits, text: find, replace, replace all"), tr("Ctrl+F, Ctrl+H, Ctrl+Return"));
    rows << keyRow(tr("Limits: impact of the edits"), tr("Ctrl+I"));
    rows << keyRow(tr("Limits, Elastic: next problem, previous, fixes"), tr("F8, Shift+F8, Ctrl+."));
    rows << keyRow(tr("Chart: move to earlier, later"), tr("Left, Right"));
    rows << keyRow(tr("Chart: zoom in, zoom out"), tr("+, −"));
    rows << keyRow(tr("Chart: previous sample, next sample"), tr("[, ]"));
    rows << keyRow(tr("Chart: undo zoom, back to live"), tr("Backspace, Esc"));
    rows << keyRow(tr("Charts: show table, export all charts"), tr("T, Ctrl+E"));
    rows << keyRow(tr("Simulation: run or pause, next event, restart"),
                   tr("Ctrl+Alt+Space, Alt+PgDown, Alt+Home"));
    rows << keyRow(tr("Recording: play or pause, previous sample, next sample"),
                   tr("Ctrl+Alt+Space, Alt+PgUp, Alt+PgDown"));
    rows << keyRow(tr("Recording: first sample, last sample"), tr("Alt+Home, Alt+End"));
    rows << keyRow(tr("Scenario timeline: previous mark, next mark"), tr("Left, Right"));
    rows << keyRow(tr("Legend: show only this line, show in addition"), tr("Enter, Ctrl+Enter"));
    rows << keyRow(tr("Legend: hide or show, remove"), tr("Space, Del"));

    auto* table = new DetailTable({tr("Action"), tr("Keys")}, 1, this);
    table->setAccessibleName(tr("Keyboard Shortcuts"));
    table->setRows(rows);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    column->addWidget(area);
    column->addWidget(buttons);
    resize(520, 560);
}
} // namespace quotadeck::ui

#include "moc_helpdialogs.cpp"
