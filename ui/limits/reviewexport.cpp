// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/reviewexport.h"

#include "core/access/groupresolver.h"
#include "core/kube/reviewbundle.h"
#include "models/common/backgroundwrite.h"
#include "models/common/messagetext.h"
#include "models/insight/insightsource.h"
#include "models/limits/configsession.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>

#include <memory>
#include <unistd.h>
#include <utility>

namespace quotadeck::ui {
namespace {
/// What the page and the JSON are made of at once.
struct MadeReview
{
    std::string json;
};
} // namespace

ReviewExport::ReviewExport(const models::ConfigSession* session, const models::InsightSource* insight,
                           QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_insight(insight)
    , m_action(new QAction(tr("Save Review…"), this))
{
    m_action->setToolTip(tr("Save differences, problems and impact as a page for reviewers, and as JSON for "
                            "quotadeck apply --bundle"));
    connect(m_action, &QAction::triggered, this, &ReviewExport::askWhere);
    connect(this, &ReviewExport::written, this, [this](const QString& path) {
        show(tr("Saved the review to %1 and the JSON beside it.").arg(path), false);
    });
    connect(this, &ReviewExport::failed, this,
            [this](const QString& reason) { show(tr("The review was not saved: %1").arg(reason), true); });
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
        Q_EMIT failed(tr("the JSON is written beside the page, so choose a name that ends in .html"));
        return;
    }
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
    const auto fail = [this](const Error& error) {
        Q_EMIT failed(error.where.empty() ? models::messageText(error.message)
                                          : QStringLiteral("%1: %2").arg(QString::fromStdString(error.where),
                                                                         models::messageText(error.message)));
    };
    models::writeInBackground(
        this, path,
        [request = std::move(request), made, language = QLocale().bcp47Name().toStdString()] {
            return kube::makeReview(request).map([&](const kube::ReviewBundle& review) {
                made->json = kube::reviewJson(review) + '\n';
                return kube::reviewHtml(review, models::windowText, language);
            });
        },
        [this, path, json, made, fail](const Result<std::size_t>& page) {
            if (!page) {
                fail(page.error());
                return;
            }
            models::writeInBackground(
                this, json, [made]() -> Result<std::string> { return made->json; },
                [this, path, fail](const Result<std::size_t>& data) {
                    if (data)
                        Q_EMIT written(path);
                    else
                        fail(data.error());
                });
        });
}

void ReviewExport::show(const QString& text, bool isError)
{
    auto* box = new QMessageBox(isError ? QMessageBox::Warning : QMessageBox::Information, tr("Save Review"),
                                text, QMessageBox::Ok, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}
} // namespace quotadeck::ui

#include "moc_reviewexport.cpp"
