import type { Change } from '#server/features/admin/change-set-queries.ts';
import { listChangedFields } from '#server/features/admin/list-changed-fields.ts';
import { toSingleLine } from './terminal-text.ts';

/** Longer values are cut to EXCERPT_LENGTH characters. */
const MAX_VALUE_LENGTH = 60;
const EXCERPT_LENGTH = 39;

const number = new Intl.NumberFormat('en-IN');

/**
 * Describes a changed row: each field before and after, in the words of the commands.
 * @param names of categories and sub-categories, by id.
 */
export function describeChange(change: Change, names: ReadonlyMap<string, string>): string[] {
  if (!change.before || !change.after) return [];
  return listChangedFields(change, names).map(
    ({ name, before, after }) => `${name}: ${shorten(before)} → ${shorten(after)}`,
  );
}

function shorten(value: string): string {
  if (value === '') return '""';
  if (value.length <= MAX_VALUE_LENGTH) return toSingleLine(value);
  return `${takeExcerpt(value)}… (${number.format(value.length)} characters)`;
}

/** The beginning of a text, cut between graphemes so that no letter loses its marks. */
function takeExcerpt(text: string): string {
  const graphemes = new Intl.Segmenter().segment(toSingleLine(text).slice(0, 10 * EXCERPT_LENGTH));
  return Array.from(graphemes, ({ segment }) => segment)
    .slice(0, EXCERPT_LENGTH)
    .join('')
    .trimEnd();
}
