// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keysdialog.h"

#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/factstable.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
Fact fact(const QString& text)
{
    Fact result;
    result.text = text;
    return result;
}

FactRow keyRow(const QString& what, const QString& keys)
{
    return {fact(what), fact(keys)};
}

void collect(QList<FactRow>& rows, const QList<QAction*>& actions)
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

KeysDialog::KeysDialog(const QMenuBar* menus, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    QList<FactRow> rows;
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
    rows << keyRow(tr("Charts: show table, export"), tr("T, Ctrl+E"));
    rows << keyRow(tr("Simulation: run or pause, next event, restart"),
                   tr("Ctrl+Alt+Space, Ctrl+Alt+Right, Ctrl+Alt+Home"));
    rows << keyRow(tr("Scenario timeline: previous mark, next mark"), tr("Left, Right"));
    rows << keyRow(tr("Legend: show only this line, show in addition"), tr("Enter, Ctrl+Enter"));
    rows << keyRow(tr("Legend: hide or show, remove"), tr("Space, Del"));

    auto* table = new FactsTable({tr("Action"), tr("Keys")}, 1, this);
    table->setAccessibleName(tr("Keyboard Shortcuts"));
    table->setFacts(rows);
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
