// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/reportexport.h"

#include <utility>

namespace quotadeck::models {
namespace {

usage::ReportRequest requestOf(const ReportQuestion& question, const std::optional<usage::PriceTable>& prices,
                               const usage::Calendar& calendar, const usage::Period& period)
{
    usage::ReportRequest request;
    request.period = period;
    request.calendar = calendar;
    request.columns = question.columns;
    request.rows = question.dimensions();
    if (prices) {
        request.prices = &*prices;
        request.charge = question.charge;
        if (question.charge == usage::Charge::Used)
            request.idle = question.idle;
    }
    return request;
}
} // namespace

usage::ReportPage MadeReport::page() const
{
    usage::ReportPage page;
    page.report = &report;
    page.before = before ? &*before : nullptr;
    page.isMoment = reading.isMoment;
    page.calendar = calendar;
    page.tag = question.tag.toStdString();
    page.sources = {reading.source};
    page.filter = filter;
    page.notes = reading.ledger.notes;
    if (prices) {
        page.provider = prices->provider();
        page.account = prices->account().empty() ? reading.partition : prices->account();
        page.accountName = prices->accountName();
        if (page.account.empty())
            page.account = "default";
    }
    return page;
}

Result<MadeReportPtr> makeReport(const ReportQuestion& question, LedgerReading reading,
                                 const std::string& priceText, const usage::Calendar& calendar)
{
    auto made = std::make_shared<MadeReport>();
    made->question = question;
    made->calendar = calendar;
    made->reading = std::move(reading);
    auto filter = question.filter();
    if (!filter)
        return tl::unexpected(std::move(filter).error());
    made->filter = *std::move(filter);
    if (!question.priceFile.isEmpty()) {
        auto prices = usage::PriceTable::read(priceText, question.priceFile.toStdString(), calendar);
        if (!prices)
            return tl::unexpected(std::move(prices).error());
        made->prices = *std::move(prices);
    }
    usage::Ledger& ledger = made->reading.ledger;
    // Also of a filter the period is that of the source.
    const auto extent = made->reading.extent ? made->reading.extent : ledger.extent();
    if (!extent)
        return fail(ErrorCode::NotFound, made->reading.source,
                    QUOTADECK_TEXT("usage", "the source has no amounts"));
    const auto period = periodOf(question, calendar, *extent, made->reading.now.value_or(extent->to));
    if (!period)
        return tl::unexpected(period.error());
    made->isOpen = period->to >= extent->to;
    const auto notes = static_cast<std::ptrdiff_t>(ledger.notes.size());
    if (Status filtered = usage::applyFilter(ledger, made->filter); !filtered)
        return tl::unexpected(std::move(filtered).error());
    made->filterNotes.assign(ledger.notes.begin() + notes, ledger.notes.end());
    usage::ReportRequest request = requestOf(question, made->prices, calendar, *period);
    auto report = usage::makeReport(ledger, request);
    if (!report)
        return tl::unexpected(std::move(report).error());
    made->report = *std::move(report);
    if (question.comparesBefore) {
        request.period = calendar.before(*period);
        auto before = usage::makeReport(ledger, request);
        if (!before)
            return tl::unexpected(std::move(before).error());
        made->before = *std::move(before);
    }
    return MadeReportPtr(std::move(made));
}

Result<std::string> reportText(const MadeReport& made, usage::ReportFormat format)
{
    usage::ReportPage page = made.page();
    if (format != usage::ReportFormat::Focus)
        return usage::writeReport(page, format);
    if (made.reading.isMoment)
        return fail(ErrorCode::Unsupported, made.reading.source,
                    QUOTADECK_TEXT("usage",
                                   "a FOCUS file has charges of a period, and these amounts are of one "
                                   "moment: choose another source"));
    if (!made.prices)
        return fail(ErrorCode::Unsupported, made.reading.source,
                    QUOTADECK_TEXT("usage", "a FOCUS file has costs: choose a price list"));
    usage::ReportRequest request = requestOf(made.question, made.prices, made.calendar, made.report.period);
    request.rows = {usage::Dimension::Queue};
    if (request.charge == usage::Charge::Used)
        request.rows.assign(kFocusDimensions.begin(), kFocusDimensions.end());
    if (request.columns == usage::Step::Total || request.columns == usage::Step::Week)
        request.columns = usage::Step::Day; // charges are within a month
    const auto report = usage::makeReport(made.reading.ledger, request);
    if (!report)
        return tl::unexpected(report.error());
    page.report = &*report;
    page.before = nullptr;
    return usage::writeReport(page, format);
}
} // namespace quotadeck::models
