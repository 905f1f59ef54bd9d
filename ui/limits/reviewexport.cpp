// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/reviewexport.h"

#include "core/access/groupresolver.h"
#include "core/kube/reviewbundle.h"
#include "models/assertions/assertionsession.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/insight/insightsource.h"
#include "models/limits/configsession.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <memory>
#include <optional>
#include <unistd.h>
#include <utility>

namespace quotadeck::ui {
namespace {
/// What becomes of the page and of the JSON, which are made at once. The parts are of one thread each.
struct MadeReview
{
    Result<std::string> json = std::string(); ///< of the thread that writes
    std::optional<Error> pageError; ///< of the GUI thread
};

/// For any thread.
Result<kube::ReviewBundle> reviewOf(const kube::ReviewRequest& request,
                                    const models::AssertionSession::Reviewer& evaluate)
{
    auto review = kube::makeReview(request);
    if (!review || !evaluate)
        return review;
    auto assertions = evaluate(review->base, review->candidate);
    if (!assertions)
        return tl::unexpected(std::move(assertions).error());
    review->assertions = *std::move(assertions);
    return review;
}

QString reviewErrorText(const Error& error)
{
    const QString message = models::messageText(error.message);
    return error.where.empty() ? message
                               : QStringLiteral("%1: %2").arg(QString::fromStdString(error.where), message);
}

void showOutcome(QWidget* window, const QString& text, bool isError)
{
    auto* box = new QMessageBox(isError ? QMessageBox::Warning : QMessageBox::Information,
                                ReviewExport::tr("Save Review"), text, QMessageBox::Ok, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}
} // namespace

ReviewExport::ReviewExport(const models::ConfigSession* session, const models::InsightSource* insight,
                           const models::AssertionSession* assertions, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_insight(insight)
    , m_assertions(assertions)
    , m_action(new QAction(tr("Save Review…"), this))
{
    m_action->setToolTip(tr("Save differences, problems and impact as a page for reviewers, and as JSON for "
                            "quotadeck apply --bundle"));
    connect(m_action, &QAction::triggered, this, &ReviewExport::askWhere);
}

QWidget* ReviewExport::window() const
{
    for (QObject* each = parent(); each; each = each->parent()) {
        if (auto* widget = qobject_cast<QWidget*>(each))
            return widget;
    }
    return nullptr;
}

void ReviewExport::askWhere()
{
    const QFileInfo file(m_session->path());
    auto* dialog = new QFileDialog(window(), tr("Save Review"), file.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("HTML pages (*.html)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("html"));
    dialog->selectFile(QStringLiteral("%1-review.html").arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &ReviewExport::write);
    dialog->open();
}

void ReviewExport::write(const QString& path)
{
    const QFileInfo file(path);
    const QString json = file.dir().filePath(file.completeBaseName() + QStringLiteral(".json"));
    if (json == file.filePath()) {
        const QString reason = tr("the JSON is written beside the page, so choose a name that ends in .html");
        showOutcome(window(), tr("The review was not saved: %1").arg(reason), true);
        Q_EMIT failed(reason);
        return;
    }
    if (!QFileInfo::exists(json)) {
        start(path, json);
        return;
    }
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Save Review"),
        tr("%1 exists already. Replace it by the JSON of the review?").arg(QFileInfo(json).fileName()),
        QMessageBox::Cancel, window());
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    auto* replace = question->addButton(tr("Replace"), QMessageBox::AcceptRole);
    connect(replace, &QAbstractButton::clicked, this, [this, path, json] { start(path, json); });
    question->open();
}

void ReviewExport::start(const QString& path, const QString& json)
{
    const QString name = QFileInfo(m_session->path()).fileName();
    kube::ReviewRequest request{tr("%1 as saved").arg(name).toStdString(), m_session->savedText(),
                                tr("%1 as edited").arg(name).toStdString(), *m_session->text()};
    request.author = access::accountName(::getuid());
    if (m_insight) {
        const models::InsightData data = m_insight->data();
        request.usage = m_insight->latest() ? m_insight->latest() : data.snapshot;
        request.memberships = data.knownMemberships();
    }
    const auto made = std::make_shared<MadeReview>();
    // The sheet that offers this may be closed before the files are written.
    QWidget* const sheet = window()->window();
    QWidget* const host = sheet->parentWidget() ? sheet->parentWidget() : sheet;
    models::writeInBackground(
        host, path,
        [request = std::move(request), made, evaluate = m_assertions ? m_assertions->reviewer() : nullptr,
         language = QLocale().bcp47Name().toStdString()] {
            auto review = reviewOf(request, evaluate);
            made->json = review.map(
                [](const kube::ReviewBundle& bundle) { return kube::reviewJson(bundle) + '\n'; });
            return review.map([&](const kube::ReviewBundle& bundle) {
                return kube::reviewHtml(bundle, models::windowText, language);
            });
        },
        [made](const Result<std::size_t>& page) {
            if (!page)
                made->pageError = page.error();
        });
    models::writeInBackground(
        host, json, [made] { return made->json; },
        [host, made, path, review = QPointer(this)](const Result<std::size_t>& data) {
            const QString reason = made->pageError ? reviewErrorText(*made->pageError)
                : data                             ? QString()
                                                   : reviewErrorText(data.error());
            if (reason.isEmpty())
                showOutcome(host, tr("Saved the review to %1 and the JSON beside it.").arg(path), false);
            else if (made->pageError)
                showOutcome(host, tr("The review was not saved: %1").arg(reason), true);
            else
                showOutcome(host, tr("Saved the page to %1, but not the JSON: %2").arg(path, reason), true);
            if (review && reason.isEmpty())
                Q_EMIT review->written(path);
            else if (review)
                Q_EMIT review->failed(reason);
        });
}
} // namespace quotadeck::ui

#include "moc_reviewexport.cpp"
