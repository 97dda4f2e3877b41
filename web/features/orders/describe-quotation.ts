import type { WireQuotationSummary } from '#contract/quotation-summary.ts';
import { formatDay } from '#domain/indian-format.ts';
import { ordersText } from '#web/text/orders-en.ts';

const texts = ordersText.quotationStates;

/** `Quotation R2 – 4 of 5 items accepted on 8 Dec 2026`; undefined while no quotation was sent. */
export function describeQuotation(summary: WireQuotationSummary): string | undefined {
  const { revision } = summary;
  if (revision === undefined) return undefined;
  const state = describeState(summary);
  return state ? `${ordersText.quotation(revision)} – ${state}` : ordersText.quotation(revision);
}

function describeState(summary: WireQuotationSummary): string {
  const { state, is_lapsed, lapses_at } = summary;
  const lastDay = lapses_at ? formatDay(new Date(new Date(lapses_at).getTime() - 1)) : '';
  switch (state) {
    case 'offered':
      return is_lapsed ? texts.lapsed(lastDay) : texts.offered(lastDay);
    case 'accepted':
      return describeAcceptance(summary);
    case 'countered':
    case 'declined':
    case 'closed':
      return texts[state];
    default:
      return '';
  }
}

function describeAcceptance({
  decided_at,
  lines = 1,
  accepted_lines: accepted,
}: WireQuotationSummary): string {
  if (!decided_at) return '';
  const day = formatDay(new Date(decided_at));
  if (accepted === undefined || lines === 1) return texts.accepted(day);
  return accepted === lines ? texts.acceptedAll(lines, day) : texts.acceptedSome(accepted, lines, day);
}
