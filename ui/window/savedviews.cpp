// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/savedviews.h"

#include "ui/pages/page.h"
#include "ui/theme/plaintext.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace quotadeck::ui {
QStringList SavedViews::names(const QString& page) const
{
    QStringList names = m_views.value(page).toMap().keys();
    std::ranges::sort(names, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return names;
}

QVariantMap SavedViews::view(const QString& page, const QString& name) const
{
    return m_views.value(page).toMap().value(name).toMap();
}

void SavedViews::set(const QString& page, const QString& name, const QVariantMap& view)
{
    setIn(m_views, page, name, view);
    Q_EMIT changed(page, name, view);
}

void SavedViews::rename(const QString& page, const QString& from, const QString& to)
{
    const QVariantMap view = this->view(page, from);
    if (view.isEmpty() || from == to)
        return;
    set(page, from, {});
    set(page, to, view);
}

void SavedViews::setAll(const QVariantMap& views)
{
    m_views = views;
}

void SavedViews::setIn(QVariantMap& views, const QString& page, const QString& name, const QVariantMap& view)
{
    QVariantMap own = views.value(page).toMap();
    if (view.isEmpty())
        own.remove(name);
    else
        own.insert(name, view);
    views.insert(page, own);
}

namespace {
constexpr int kMostViewName = 60;
}

ViewsMenu::ViewsMenu(QWidget* window)
    : QMenu(tr("Saved &Views"), window)
    , m_window(window)
    , m_allColumns(new QAction(tr("Show All &Columns"), window))
{
    m_allColumns->setObjectName(QStringLiteral("showAllColumns"));
    connect(m_allColumns, &QAction::triggered, this, [this] {
        if (m_page)
            m_page->showAllColumns();
    });
    connect(this, &QMenu::aboutToShow, this, &ViewsMenu::refresh);
    refresh();
}

void ViewsMenu::setViews(SavedViews* views)
{
    m_views = views;
    refresh();
}

void ViewsMenu::setPage(Page* page)
{
    m_page = page;
    refresh();
}

void ViewsMenu::refresh()
{
    m_allColumns->setEnabled(m_page && m_page->hasColumns());
    clear(); // with the menus in it, which are its children
    for (QMenu* old : findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        old->deleteLater();
    const bool hasViews = m_views && m_page && !m_page->view().isEmpty();
    menuAction()->setEnabled(hasViews);
    if (!hasViews)
        return;
    const QStringList names = m_views->names(m_page->id());
    for (const QString& name : names)
        connect(addAction(mnemonicFree(visibleText(name))), &QAction::triggered, this,
                [this, name] { Q_EMIT viewRequested(name); });
    addSeparator();
    connect(addAction(tr("&Save View…")), &QAction::triggered, this, &ViewsMenu::save);
    const auto addChoice = [this, &names](const QString& title, void (ViewsMenu::*act)(const QString&)) {
        QMenu* menu = addMenu(title);
        menu->setEnabled(!names.isEmpty());
        for (const QString& name : names)
            connect(menu->addAction(mnemonicFree(visibleText(name))), &QAction::triggered, this,
                    [this, act, name] { (this->*act)(name); });
    };
    addChoice(tr("&Rename View"), &ViewsMenu::rename);
    addChoice(tr("&Delete View"), &ViewsMenu::remove);
}

void ViewsMenu::save()
{
    askForName(tr("Save View"), {}, [this, page = m_page](const QString& name) {
        if (page)
            m_views->set(page->id(), name, page->view());
    });
}

void ViewsMenu::rename(const QString& name)
{
    if (m_page)
        askForName(tr("Rename View"), name, [this, id = m_page->id(), name](const QString& newName) {
            m_views->rename(id, name, newName);
        });
}

void ViewsMenu::remove(const QString& name)
{
    auto* question
        = new QMessageBox(QMessageBox::Question, tr("Delete View"),
                          tr("Delete the view “%1”?").arg(visibleText(name)), QMessageBox::Cancel, m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    QPushButton* confirm = question->addButton(tr("&Delete"), QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(confirm, &QPushButton::clicked, this,
            [this, id = m_page->id(), name] { m_views->set(id, name, {}); });
    question->open();
}

void ViewsMenu::askForName(const QString& title, const QString& name,
                           const std::function<void(const QString&)>& next)
{
    auto* dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    const QString label = tr("Name of the view");
    dialog->setLabelText(label);
    dialog->setTextValue(name);
    dialog->setOkButtonText(tr("&Save"));
    const auto check = [this, dialog, label, name](const QString& text) {
        const QString typed = text.trimmed();
        const bool replaces = m_page && typed != name && m_views->names(m_page->id()).contains(typed);
        dialog->setLabelText(replaces ? tr("Name of the view (replaces the existing view)") : label);
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        buttons->button(QDialogButtonBox::Ok)
            ->setEnabled(!typed.isEmpty() && typed.size() <= kMostViewName && m_page);
    };
    connect(dialog, &QInputDialog::textValueChanged, dialog, check);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [next](const QString& text) { next(text.trimmed()); });
    dialog->open();
    check(name);
}
} // namespace quotadeck::ui

#include "moc_savedviews.cpp"
