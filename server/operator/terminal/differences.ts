import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { Change } from '../list-changes.ts';
import { formatMoment } from './moment.ts';
import { cut, oneLine } from './screen.ts';

/** How a column is called and written on the command line; `format` gets what is stored, unless that is nothing. */
type Field = { name: string; format?: (stored: never) => string };

/** The columns that are called or counted otherwise than in the database. */
const FIELDS: Record<string, Field> = {
  list_price_paise: { name: 'price', format: formatRupeesShort },
  discount_bps: { name: 'discount', format: formatPercent },
  gst_bps: { name: 'gst', format: formatPercent },
  added_discount_bps: { name: 'added discount', format: formatPercent },
  category_id: { name: 'category' },
  sub_category_id: { name: 'sub_category' },
  position: { name: 'place', format: (position: number) => String(position + 1) },
  done_at: { name: 'done', format: (moment: string) => formatMoment(new Date(moment)) },
};

/** What is longer is shown by its beginning, and how long it is. */
const LONGEST = 60;
const BEGINNING = 40;

const count = new Intl.NumberFormat('en-IN');

/**
 * What differs in a row that was changed: each field before and after, in the words of the commands.
 * @param names of categories and sub-categories, by their ids.
 */
export function differences({ before, after }: Change, names: ReadonlyMap<string, string>): string[] {
  if (!before || !after) return [];
  return Object.keys(after).map((column) => {
    const field = FIELDS[column] ?? { name: column };
    const [old, now] = [before[column], after[column]].map((stored) => valueText(field, stored, names));
    return `${field.name}: ${old} → ${now}`;
  });
}

function valueText({ format }: Field, stored: unknown, names: ReadonlyMap<string, string>): string {
  if (stored === null || stored === '') return '""';
  if (format) return format(stored as never);
  const text = typeof stored === 'string' ? (names.get(stored) ?? stored) : JSON.stringify(stored);
  if (text.length <= LONGEST) return oneLine(text);
  return `${cut(oneLine(text), BEGINNING)} (${count.format(text.length)} characters)`;
}
