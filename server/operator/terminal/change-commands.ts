import { shortId } from '#domain/short-id.ts';
import { selectCategoriesWithSubCategories } from '#server/features/catalogue/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { type Act, type Change, listChanges } from '../list-changes.ts';
import type { CommandGroup } from './command.ts';
import { differences } from './differences.ts';
import { formatMoment } from './moment.ts';
import { cut, oneLine, type Screen, styled, wrap } from './screen.ts';

const LIMIT = 20;

/** Of one act; the rest is counted. */
const MOST_SHOWN = 5;

/** What people call the rows of each table: one, and several. */
const NOUNS: Record<string, [string, string]> = {
  products: ['product', 'products'],
  categories: ['category', 'categories'],
  sub_categories: ['sub-category', 'sub-categories'],
  banners: ['banner', 'banners'],
  ads: ['advertisement', 'advertisements'],
  page_contents: ['page', 'pages'],
  contact_links: ['the contact links', 'contact links'],
  search_synonyms: ['synonym', 'synonyms'],
  contact_messages: ['message', 'messages'],
  orders: ['order', 'orders'],
};

/** Ids say more when they are short; the only row of a table needs no name. */
function nameOf({ label, subject }: Change): string {
  return label ?? (/^[\w-]{22}$/.test(subject) ? shortId(subject) : subject.replace(/^true$/, ''));
}

/** Who did what to what and when, and what differs. */
function formatAct(
  screen: Screen,
  { changedAt, changedBy, verb, kind, count, changes }: Act,
  names: ReadonlyMap<string, string>,
): string {
  const [one, several] = NOUNS[kind] ?? [kind, kind];
  const [first] = changes;
  const isOne = count === 1 && first !== undefined;
  const what = isOne
    ? `${one} ${nameOf(first)}`
    : `${new Intl.NumberFormat('en-IN').format(count)} ${several}`;
  const moment = formatMoment(changedAt);
  const details = isOne
    ? differences(first, names)
    : changes.map((change) => [nameOf(change), ...differences(change, names)].join(' · '));
  return [
    `${styled(screen, 'dim', moment)}  ${cut(oneLine(`${changedBy} ${verb} ${what}`), screen.width - moment.length - 2)}`,
    ...details.map((line) => wrap(oneLine(line), screen, '    ')),
    ...(count > changes.length ? [`    … and ${count - changes.length} more`] : []),
  ].join('\n');
}

/** Of the categories and sub-categories, by their ids. */
async function selectNames(database: Database): Promise<Map<string, string>> {
  const rows = await selectCategoriesWithSubCategories(database);
  return new Map([
    ...rows.map(({ id, name }) => [id, name] as const),
    ...rows.map(
      ({ subCategoryId, subCategoryName }) => [subCategoryId ?? '', subCategoryName ?? ''] as const,
    ),
  ]);
}

export const changeCommands: CommandGroup = {
  title: 'Who did what',
  commands: [
    {
      name: 'changes',
      says: 'what was changed, by whom and when, newest first',
      options: { limit: { takes: 'NUMBER', says: `so many at most; ${LIMIT} when not said` } },
      more: 'Long values are shown by their beginning; with --json each comes with all that was before and after.',
      hasJson: true,
      async run({ database, screen }, given) {
        const isForPrograms = given.has('json');
        const limit = given.wholeNumber('limit') ?? LIMIT;
        const acts = await listChanges(database, limit, isForPrograms ? Number.MAX_SAFE_INTEGER : MOST_SHOWN);
        const names = await selectNames(database);
        const text = acts.map((act) => formatAct(screen, act, names)).join('\n');
        return { text: text || 'Nothing has been changed yet.', json: acts };
      },
    },
  ],
};
