import type { WireQuotationOfOrder, WireQuotationSummary } from '#contract/quotation-summary.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { hasLapsed } from '#domain/quotation/quotation-state.ts';
import type { QuotedFigures } from '#server/platform/database/schema.ts';
import type { QuotationSummary } from './quotation-summary-queries.ts';

/** @param summary absent for a request that was submitted just now. */
export function presentQuotationSummary(summary: QuotationSummary | undefined): WireQuotationSummary {
  if (!summary) return { state: 'new', is_lapsed: false };
  const { state, decidedAt, now, revision } = summary;
  const lapsesAt = revision?.lapsesAt ?? null;
  return {
    state,
    is_lapsed: hasLapsed({ state, lapsesAt }, now),
    ...(revision && { revision: revision.number, total: rupeesFromPaise(revision.totalPaise) }),
    ...(lapsesAt && { lapses_at: lapsesAt.toISOString() }),
    ...(decidedAt && { decided_at: decidedAt.toISOString() }),
    ...(revision?.accepted && {
      lines: revision.accepted.ofCount,
      accepted_lines: revision.accepted.lineCount,
    }),
  };
}

export function presentQuotationOfOrder({
  quotation,
  quoted,
}: {
  quotation: QuotationSummary | undefined;
  quoted: QuotedFigures | null;
}): WireQuotationOfOrder {
  return {
    ...presentQuotationSummary(quotation),
    ...(quoted && {
      line: {
        revision: quoted.revisionNumber,
        line_number: quoted.lineNumber,
        rate: rupeesFromPaise(quoted.ratePaise),
        taxable: rupeesFromPaise(quoted.taxablePaise),
        tax: rupeesFromPaise(quoted.taxPaise),
        total: rupeesFromPaise(quoted.totalPaise),
      },
    }),
  };
}
