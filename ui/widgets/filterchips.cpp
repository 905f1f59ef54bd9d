// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filterchips.h"

#include "models/table/livetreemodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/filterfield.h"

#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <limits>

namespace quotadeck::ui {
using namespace std::chrono_literals;

FilterChips::FilterChips(FilterField* field, models::LiveTreeModel* model, const QString& key,
                         const QString& title, QString (*nameOf)(const QString& value), QWidget* parent)
    : QWidget(parent)
    , m_field(field)
    , m_model(model)
    , m_key(static_cast<std::size_t>(
          std::ranges::find(model->filterFields(), key.toStdString(), &filter::Field::key)
          - model->filterFields().begin()))
    , m_nameOf(nameOf)
    , m_menuButton(new QToolButton(this))
    , m_menu(new QMenu(m_menuButton))
{
    Q_ASSERT(m_key < model->filterFields().size());
    setAccessibleName(title);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_menuButton->setText(title);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setMenu(m_menu);
    m_menuButton->setFocusPolicy(Qt::StrongFocus);
    m_menuButton->hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(100ms);
    connect(&m_pause, &QTimer::timeout, this, &FilterChips::countValues);
    const auto startPause = [this] {
        if (!m_pause.isActive()) // not put off by a source that never rests
            m_pause.start();
    };
    connect(model, &QAbstractItemModel::rowsInserted, this, startPause);
    connect(model, &QAbstractItemModel::rowsRemoved, this, startPause);
    connect(model, &QAbstractItemModel::dataChanged, this, startPause);
    connect(model, &QAbstractItemModel::layoutChanged, this, startPause);
    connect(field, &FilterField::filterChanged, this, &FilterChips::showValues);
}

void FilterChips::countValues()
{
    if (!isVisible()) // counts again when it is shown
        return;
    if (m_model->totalCount() == 0)
        m_counts.clear(); // values of the source before
    const QMap<QString, int> now = m_model->valuesOf(m_key, std::numeric_limits<int>::max());
    const bool isNew = (m_counts.isEmpty() && !m_chips.isEmpty())
        || std::ranges::any_of(now.keys(),
                               [this](const QString& value) { return !m_counts.contains(value); });
    for (int& count : m_counts)
        count = 0;
    for (auto value = now.begin(); value != now.end(); ++value)
        m_counts.insert(value.key(), value.value());
    if (isNew) {
        for (const Chip& chip : std::as_const(m_chips))
            chip.button->deleteLater();
        m_chips.clear();
        m_menu->clear();
        for (auto value = m_counts.begin(); value != m_counts.end(); ++value) {
            const Chip chip{value.key(), new QToolButton(this), m_menu->addAction(QString())};
            chip.button->setCheckable(true);
            chip.button->setFocusPolicy(Qt::StrongFocus);
            chip.entry->setCheckable(true);
            m_chips << chip;
            connect(chip.button, &QToolButton::clicked, this, [this, text = chip.value] { toggle(text); });
            connect(chip.entry, &QAction::triggered, this, [this, text = chip.value] { toggle(text); });
        }
    }
    showValues();
}

void FilterChips::showValues()
{
    const auto& fields = m_model->filterFields();
    const auto chosen = filter::parse(m_model->filterText().toStdString(), fields);
    QStringList checked;
    for (const Chip& chip : std::as_const(m_chips)) {
        const int count = m_counts.value(chip.value);
        const bool isChosen = chosen && filter::isChosen(*chosen, m_key, chip.value.toStdString());
        const QString name = m_nameOf(chip.value);
        //: value of a field, number of rows that have it
        const QString text = tr("%1 %2").arg(name, QLocale().toString(count));
        chip.button->setText(mnemonicFree(text));
        chip.button->setChecked(isChosen);
        chip.button->setEnabled(count > 0 || isChosen);
        chip.button->setToolTip(
            QStringLiteral("%1:%2").arg(QString::fromStdString(fields[m_key].key),
                                        QString::fromStdString(filter::valueText(chip.value.toStdString()))));
        chip.entry->setText(mnemonicFree(text));
        chip.entry->setChecked(isChosen);
        chip.entry->setEnabled(chip.button->isEnabled());
        if (isChosen)
            checked << name;
    }
    m_menuButton->setText(
        checked.isEmpty()
            ? accessibleName()
            : tr("%1: %2").arg(accessibleName(), mnemonicFree(checked.join(QStringLiteral(", ")))));
    updateGeometry();
    arrange();
}

void FilterChips::toggle(const QString& value)
{
    const std::string text = m_field->text().toStdString();
    m_field->setFilter(
        QString::fromStdString(filter::toggled(text, m_model->filterFields(), m_key, value.toStdString())));
    showValues(); // also where a mistake in the text left all as it was
}

int FilterChips::chipsWidth() const
{
    int width = 0;
    for (const Chip& chip : m_chips)
        width += chip.button->sizeHint().width() + (width > 0 ? metrics::kTiny : 0);
    return width;
}

void FilterChips::arrange()
{
    const bool hasRoom = chipsWidth() <= width();
    int x = 0;
    for (const Chip& chip : std::as_const(m_chips)) {
        const QSize size = chip.button->sizeHint();
        chip.button->setGeometry(x, (height() - size.height()) / 2, size.width(), size.height());
        chip.button->setVisible(hasRoom);
        x += size.width() + metrics::kTiny;
    }
    const QSize size = m_menuButton->sizeHint().boundedTo(this->size());
    m_menuButton->setGeometry(0, (height() - size.height()) / 2, size.width(), size.height());
    m_menuButton->setVisible(!hasRoom);
}

QSize FilterChips::sizeHint() const
{
    return {chipsWidth(), m_menuButton->sizeHint().height()};
}

QSize FilterChips::minimumSizeHint() const
{
    return {m_chips.isEmpty() ? 0 : std::min(chipsWidth(), m_menuButton->sizeHint().width()),
            m_menuButton->sizeHint().height()};
}

void FilterChips::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FilterChips::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    countValues();
}

void FilterChips::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}
} // namespace quotadeck::ui

#include "moc_filterchips.cpp"
