import { formatCount, formatDay, formatRupees, formatRupeesShort } from '#domain/indian-format.ts';
import { hasLapsed, type Turn } from '#domain/quotation/quotation-state.ts';
import type { Standing } from '#server/features/quotations/list-standings.ts';
import { applyStyle, type Style, type Terminal, wrapText } from './terminal-text.ts';

const TURNS: Record<Turn, string> = { ours: 'our turn', buyer: 'the buyer’s turn', nobody: '' };
const STYLES: Record<Turn, Style> = { ours: 'yellow', buyer: 'cyan', nobody: 'dim' };

/** `R2 offered ₹1,180.00, valid until 8 Dec 2026 · the buyer’s turn` */
export function formatStanding(terminal: Terminal, standing: Standing, now: Date): string {
  const { turn } = standing;
  const text = [describeState(standing, now), TURNS[turn]].filter(Boolean).join(' · ');
  return applyStyle(terminal, STYLES[turn], wrapText(text, terminal));
}

function describeState(
  { state, revisionNumber, totalPaise, lapsesAt, accepted }: Standing,
  now: Date,
): string {
  const revision = revisionNumber === null ? '' : `R${revisionNumber} `;
  const total = totalPaise === null ? '' : ` ${formatRupees(totalPaise)}`;
  const lastDay = lapsesAt ? formatDay(new Date(lapsesAt.getTime() - 1)) : '';
  switch (state) {
    case 'new':
      return 'New';
    case 'open':
      return 'Open';
    case 'offered':
      if (hasLapsed({ state, lapsesAt }, now)) return `${revision}lapsed${total}, was valid until ${lastDay}`;
      return `${revision}offered${total}, valid until ${lastDay}`;
    case 'countered':
      return `${revision}answered by the buyer, see “offer history”`;
    case 'accepted':
      return accepted && totalPaise !== null
        ? `${revision}accepted: ${accepted.lineCount} of ${formatCount(accepted.ofCount, 'line')}, ${formatRupeesShort(totalPaise)}`
        : 'Accepted';
    case 'declined':
      return 'Declined';
    case 'closed':
      return 'Closed';
  }
}
