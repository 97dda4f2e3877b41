import { formatDateTime, formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { Change } from '#server/features/admin/list-change-sets.ts';
import { formatAddedDiscount } from './format-price-entry.ts';
import { toSingleLine } from './terminal-text.ts';

/** How the command line names a column and formats its stored value; null is not formatted. */
type Field = { name: string; format?: (stored: never) => string };

/** Columns with another name or unit in the database. */
const FIELDS: Record<string, Field> = {
  list_price_paise: { name: 'price', format: formatRupeesShort },
  discount_bps: { name: 'discount', format: formatPercent },
  gst_bps: { name: 'gst', format: formatPercent },
  // Former changes have this column.
  added_discount_bps: { name: 'added discount', format: formatPercent },
  added_discount_micro_bps: { name: 'added discount', format: formatAddedDiscount },
  category_id: { name: 'category' },
  sub_category_id: { name: 'sub_category' },
  deciding_specifications: { name: 'deciding', format: (names: string[]) => names.join(', ') || '""' },
  answer_time: { name: 'answer-time' },
  grievance_name: { name: 'grievance-name' },
  grievance_email: { name: 'grievance-email' },
  position: { name: 'place', format: (position: number) => String(position + 1) },
  estimate_link_withdrawn_at: {
    name: 'estimate’s link withdrawn',
    format: (withdrawnAt: string) => formatDateTime(new Date(withdrawnAt)),
  },
  blocked_at: { name: 'blocked', format: (blockedAt: string) => formatDateTime(new Date(blockedAt)) },
  merged_into: { name: 'part of account' },
  is_spam: { name: 'spam' },
  done_at: { name: 'done', format: (doneAt: string) => formatDateTime(new Date(doneAt)) },
};

/** Longer values are cut to EXCERPT_LENGTH characters. */
const MAX_VALUE_LENGTH = 60;
const EXCERPT_LENGTH = 39;

const number = new Intl.NumberFormat('en-IN');

/**
 * Describes a changed row: each field before and after, in the words of the commands.
 * @param names of categories and sub-categories, by id.
 */
export function describeChange({ before, after }: Change, names: ReadonlyMap<string, string>): string[] {
  if (!before || !after) return [];
  return Object.keys(after).map((column) => {
    const field = FIELDS[column] ?? { name: column };
    const [old, current] = [before[column], after[column]].map((stored) => formatValue(field, stored, names));
    return `${field.name}: ${old} → ${current}`;
  });
}

function formatValue({ format }: Field, stored: unknown, names: ReadonlyMap<string, string>): string {
  if (stored === null || stored === '') return '""';
  if (format) return format(stored as never);
  const text = typeof stored === 'string' ? (names.get(stored) ?? stored) : JSON.stringify(stored);
  if (text.length <= MAX_VALUE_LENGTH) return toSingleLine(text);
  return `${takeExcerpt(text)}… (${number.format(text.length)} characters)`;
}

/** The beginning of a text, cut between graphemes so that no letter loses its marks. */
function takeExcerpt(text: string): string {
  const graphemes = new Intl.Segmenter().segment(toSingleLine(text).slice(0, 10 * EXCERPT_LENGTH));
  return Array.from(graphemes, ({ segment }) => segment)
    .slice(0, EXCERPT_LENGTH)
    .join('')
    .trimEnd();
}
