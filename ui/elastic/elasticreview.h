// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticsession.h"
#include "ui/document/savesheet.h"

namespace quotadeck::models {
class RuntimeChangesModel;
}

namespace quotadeck::ui {
/// Adds the verdict of the cluster and the changes of runtimes to the review of ElasticQuota manifests.
/// Ownership: the session is the caller's and outlives it.
class ElasticReview final : public ReviewDetails
{
    Q_OBJECT
public:
    explicit ElasticReview(const models::ElasticSession* session, QObject* parent = nullptr);

    [[nodiscard]] Verdict verdict(const models::Revision& written) const override;
    [[nodiscard]] std::optional<Danger> danger(const models::Revision& written,
                                               const models::TextDifference& difference) const override;
    [[nodiscard]] QWidget* createTab() override;
    [[nodiscard]] QString tabTitle() const override;
    [[nodiscard]] std::optional<Note> tabNote() const override;

private:
    const models::ElasticSession* m_session; // not owned
    models::RuntimeChangesModel* m_runtimes; // not owned: child
};
} // namespace quotadeck::ui
