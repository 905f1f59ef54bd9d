// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/startpage.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCompleter>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <iterator>

namespace quotadeck::ui {
namespace {
constexpr qsizetype kMostRecentOfKind = 2;
constexpr int kMaxConnections = 6;
constexpr int kChoiceWidth = 520;
constexpr int kChoiceHeight = 68;
constexpr int kStartPicture = 28;

/// A large button with a picture, a title and a sentence.
class Choice final : public QAbstractButton
{
public:
    Choice(Icon which, const QString& title, QString explanation, QWidget* parent)
        : QAbstractButton(parent)
        , m_picture(ui::icon(which))
        , m_explanation(std::move(explanation))
    {
        setText(title);
        setAccessibleDescription(m_explanation);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::StrongFocus);
        setScaledFixedSize(this, {kChoiceWidth, kChoiceHeight});
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
        const QColor base = palette().color(QPalette::Base);
        const bool isLifted = underMouse() || isDown();
        painter.setBrush(isLifted ? mixed(base, accent(palette()), 0.08) : base);
        painter.setPen(hasFocus() ? QPen(accent(palette()), 2) : QPen(hairline(palette()), 1));
        painter.drawRoundedRect(frame, 6, 6);

        const int left = metrics::kMedium + metrics::kTiny;
        m_picture.paint(&painter, QRect(left, (height() - kStartPicture) / 2, kStartPicture, kStartPicture));
        QRect text = rect().adjusted(left + kStartPicture + left, metrics::kMedium, -metrics::kMedium,
                                     -metrics::kMedium);
        QFont strong = font();
        strong.setWeight(QFont::DemiBold);
        painter.setFont(strong);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, QAbstractButton::text());
        painter.setFont(font());
        painter.setPen(dimText(palette()));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom,
                         fontMetrics().elidedText(m_explanation, Qt::ElideRight, text.width()));
    }

private:
    QIcon m_picture;
    QString m_explanation;
};
} // namespace

class StartPage::Links final : public QWidget
{
public:
    explicit Links(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this))
    {
        m_rows->setContentsMargins(0, metrics::kMedium, 0, 0);
        m_rows->setSpacing(0);
        setScaledFixedWidth(this, kChoiceWidth);
        hide();
    }

    /// Begins anew.
    void setHeading(const QString& text)
    {
        // Later, for one of them may be the button whose click led here.
        for (auto* old : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            m_rows->removeWidget(old);
            old->hide();
            old->deleteLater();
        }
        auto* heading = new QLabel(text, this);
        heading->setForegroundRole(QPalette::PlaceholderText);
        m_rows->addWidget(heading);
    }
    /// @p more is shown behind @p text.
    QToolButton* add(const QIcon& icon, const QString& text, const QString& more = {})
    {
        auto* button = new QToolButton(this);
        const QString name = more.isEmpty() ? text : QStringLiteral("%1  –  %2").arg(text, more);
        button->setIcon(icon);
        button->setText(mnemonicFree(fontMetrics().elidedText(visibleText(name), Qt::ElideMiddle,
                                                              scaled(kChoiceWidth) - 3 * metrics::kLarge)));
        button->setToolTip(name);
        button->setAccessibleName(text);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        m_rows->addWidget(button);
        return button;
    }

private:
    QVBoxLayout* m_rows; // not owned
};

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , m_connections(new Links(this))
    , m_recent(new Links(this))
    , m_scenario(new QLineEdit(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAcceptDrops(true);
    setAccessibleName(tr("Start page"));

    auto* title = new QLabel(tr("QuotaDeck"), this);
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    setTextScale(title, 1.9);
    auto* subtitle = new QLabel(tr("Monitor queues, users, groups and their limits."), this);
    subtitle->setForegroundRole(QPalette::PlaceholderText);

    auto* demo = new Choice(Icon::Demo, tr("Open Demo Cluster"),
                            tr("A simulated cluster with busy queues. No network access."), this);
    auto* server = new Choice(Icon::Connect, tr("Connect…"),
                              tr("Monitor a YuniKorn scheduler through its REST interface."), this);
    auto* file
        = new Choice(Icon::Open, tr("Open Configuration File…"),
                     tr("View, validate and edit a queues.yaml. You can also drop a file here."), this);
    auto* kubernetes
        = new Choice(Icon::Connect, tr("Connect to Kubernetes…"),
                     tr("Monitor a scheduler through the API server, and apply limits to it."), this);
    connect(demo, &QAbstractButton::clicked, this, &StartPage::demoRequested);
    connect(kubernetes, &QAbstractButton::clicked, this, &StartPage::kubernetesRequested);
    connect(server, &QAbstractButton::clicked, this, &StartPage::connectDialogRequested);
    connect(file, &QAbstractButton::clicked, this, &StartPage::openDialogRequested);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kSmall);
    column->addStretch(2);
    for (QWidget* widget : std::initializer_list<QWidget*>{title, subtitle}) {
        setScaledFixedWidth(widget, kChoiceWidth);
        column->addWidget(widget, 0, Qt::AlignHCenter);
    }
    m_scenario->setPlaceholderText(tr("Find a scenario to simulate"));
    m_scenario->setAccessibleName(tr("Scenario"));
    m_scenario->setToolTip(tr("Type a part of the title, choose a scenario and press Return"));
    m_scenario->setClearButtonEnabled(true);
    setScaledFixedWidth(m_scenario, kChoiceWidth);
    m_scenario->hide();
    connect(m_scenario, &QLineEdit::returnPressed, this, &StartPage::runTyped);
    column->addSpacing(metrics::kMedium);
    for (QWidget* choice : std::initializer_list<QWidget*>{demo, kubernetes, server, file})
        column->addWidget(choice, 0, Qt::AlignHCenter);
    column->addWidget(m_scenario, 0, Qt::AlignHCenter);
    for (QWidget* links : std::initializer_list<QWidget*>{m_connections, m_recent})
        column->addWidget(links, 0, Qt::AlignHCenter);
    column->addStretch(3);
    const std::initializer_list<QWidget*> inOrder = {demo, kubernetes, server, file, m_scenario};
    for (auto next = std::next(inOrder.begin()); next != inOrder.end(); ++next)
        setTabOrder(*std::prev(next), *next);
    setFocusProxy(demo);
}

void StartPage::setRecent(const RecentSources& recent)
{
    m_recent->setHeading(tr("Recent"));
    const auto add = [this](const QStringList& list, Icon which, void (StartPage::*signal)(const QString&)) {
        for (const QString& one : list.mid(0, kMostRecentOfKind)) {
            connect(m_recent->add(icon(which), one), &QToolButton::clicked, this, [this, signal, one] {
                Q_EMIT(this->*signal)(one);
            });
        }
    };
    add(recent.addresses, Icon::Connect, &StartPage::connectRequested);
    add(recent.files, Icon::Open, &StartPage::openRequested);
    add(recent.recordings, Icon::Record, &StartPage::recordingRequested);
    m_recent->setVisible(!recent.addresses.isEmpty() || !recent.files.isEmpty()
                         || !recent.recordings.isEmpty());
}

void StartPage::setScenarios(const std::vector<sim::ScenarioTitle>& scenarios)
{
    auto* found = new QStandardItemModel(m_scenario);
    for (const sim::ScenarioTitle& scenario : scenarios) {
        const QString name = QString::fromStdString(scenario.name);
        auto* item = new QStandardItem(
            QStringLiteral("%1  –  %2").arg(QString::fromStdString(scenario.title), name));
        item->setData(name, Qt::UserRole);
        found->appendRow(item);
    }
    auto* completer = new QCompleter(found, m_scenario);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_scenario->setCompleter(completer);
    connect(
        completer, qOverload<const QModelIndex&>(&QCompleter::activated), this,
        [this](const QModelIndex& index) { Q_EMIT scenarioRequested(index.data(Qt::UserRole).toString()); });
    m_scenario->setVisible(!scenarios.empty());
}

/// Runs the scenario that is found, if it is the only one.
void StartPage::runTyped()
{
    const QCompleter* completer = m_scenario->completer();
    if (!completer || completer->popup()->currentIndex().isValid())
        return; // the list has the key
    if (!m_scenario->text().trimmed().isEmpty() && completer->completionCount() == 1)
        Q_EMIT scenarioRequested(completer->currentIndex().data(Qt::UserRole).toString());
}

void StartPage::setConnections(const QList<ConnectionEntry>& connections)
{
    m_connections->setHeading(tr("Connections"));
    for (const ConnectionEntry& entry :
         connections.first(std::min<qsizetype>(connections.size(), kMaxConnections))) {
        auto* button = m_connections->add(entry.mark.colour.isValid() ? colorIcon(entry.mark.colour)
                                                                      : icon(Icon::Connect),
                                          entry.mark.name, models::environmentText(entry.mark.environment));
        connect(button, &QToolButton::clicked, this,
                [this, id = entry.id] { Q_EMIT connectionRequested(id); });
    }
    m_connections->setVisible(!connections.isEmpty());
}

void StartPage::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void StartPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    Q_EMIT openRequested(event->mimeData()->urls().first().toLocalFile());
}
} // namespace quotadeck::ui

#include "moc_startpage.cpp"
