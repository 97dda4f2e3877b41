import { isDeepStrictEqual } from 'node:util';
import { formatDateTime, formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { Change } from './change-set-queries.ts';
import { formatAddedDiscount } from './format-added-discount.ts';

/** How operators name a column and read its stored value; null is not formatted. */
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
  family_id: { name: 'family' },
  family_values: { name: 'variant', format: (values: string[]) => values.join(', ') },
  rent_period: { name: 'for_rent' },
  is_price_on_request: {
    name: 'price_on_request',
    format: (isOnRequest: boolean) => (isOnRequest ? 'yes' : 'no'),
  },
  weightGrams: { name: 'weight', format: (grams: number) => `${grams / 1000} kg` },
  deciding_specifications: { name: 'deciding', format: (names: string[]) => names.join(', ') },
  specification_values: {
    name: 'typed specifications',
    format: (values: string) => Object.keys(JSON.parse(values)).join(', '),
  },
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

/** A changed column in the operators' words; '' where it has no value. */
export type ChangedField = { name: string; before: string; after: string };

/**
 * Lists what differs in a changed row; of a row that was added or removed, all that it has.
 * @param names of categories and sub-categories, by id.
 */
export function listChangedFields(
  { before, after }: Pick<Change, 'before' | 'after'>,
  names: ReadonlyMap<string, string>,
): ChangedField[] {
  const [old, current] = [listFields(before ?? {}), listFields(after ?? {})];
  return Object.keys({ ...old, ...current })
    .filter((column) => !isDeepStrictEqual(old[column], current[column]))
    .map((column) => {
      const field = FIELDS[column] ?? { name: toColumnName(column) };
      return {
        name: field.name,
        before: formatValue(field, old[column], names),
        after: formatValue(field, current[column], names),
      };
    })
    .filter(({ before: was, after: is }) => was !== '' || is !== '');
}

/** The terms of a product and the values of a setting, which are one column each, as fields. */
function listFields({ terms, value, ...others }: Record<string, unknown>): Record<string, unknown> {
  return { ...others, ...(terms as object | undefined), ...(typeof value === 'object' ? value : { value }) };
}

const toColumnName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function formatValue({ format }: Field, stored: unknown, names: ReadonlyMap<string, string>): string {
  if (stored === null || stored === undefined || stored === '') return '';
  if (format) return format(stored as never);
  return typeof stored === 'string' ? (names.get(stored) ?? stored) : JSON.stringify(stored);
}
