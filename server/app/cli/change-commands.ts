import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { type Change, type ChangeSet, listChangeSets } from '#server/features/admin/list-change-sets.ts';
import { selectCategoriesWithSubCategories } from '#server/features/catalogue/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT } from './command-parts.ts';
import { describeChange } from './describe-change.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** Changes shown of a change set; the rest is counted. */
export const MAX_SHOWN = 5;

/** What people call the rows of each table, singular and plural. */
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
  accounts: ['account', 'accounts'],
  blocklist: ['block of a', 'blocks'],
  quote_requests: ['quote request no.', 'quote requests'],
  pseudonymisation_hold: ['the hold on expired personal data', 'holds on expired personal data'],
};

export function addChangeCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Change log:')
    .command('changes')
    .summary('list who changed what and when')
    .description(
      'Lists what was changed, by whom and when, newest first. Long values are shortened; --json prints every change with all its values before and after.',
    )
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { limit, json }) => {
        const changeSets = await listChangeSets(database, limit, json ? Number.MAX_SAFE_INTEGER : MAX_SHOWN);
        const names = await readCategoryNames(database);
        const text = changeSets.map((changeSet) => formatChangeSet(terminal, changeSet, names)).join('\n');
        return { text: text || 'Nothing has been changed yet.', json: changeSets };
      }),
    );
}

/** Names of categories and sub-categories, by id. */
export async function readCategoryNames(database: Database): Promise<Map<string, string>> {
  const rows = await selectCategoriesWithSubCategories(database);
  return new Map(
    rows.flatMap(({ id, name, subCategoryId, subCategoryName }) => [
      [id, name],
      [subCategoryId ?? '', subCategoryName ?? ''],
    ]),
  );
}

export function formatChangeSet(
  terminal: Terminal,
  { changedAt, changedBy, verb, kind, count, number, changes }: ChangeSet,
  names: ReadonlyMap<string, string>,
): string {
  const [singular, plural] = NOUNS[kind] ?? [kind, kind];
  const [first] = changes;
  const isSingle = count === 1 && first !== undefined;
  const what = isSingle
    ? `${singular} ${getName(first)}`
    : `${new Intl.NumberFormat('en-IN').format(count)} ${plural}`;
  const details = isSingle
    ? describeChange(first, names)
    : changes.map((change) => [getName(change), ...describeChange(change, names)].join(' · '));
  return [
    wrapText(
      `${applyStyle(terminal, 'dim', `${formatDateTime(changedAt)}  no. ${number}`)}  ${toSingleLine(`${changedBy} ${verb} ${what}`)}`,
      terminal,
    ),
    ...details.map((line) => wrapText(toSingleLine(line), terminal, '    ')),
    ...(count > changes.length ? [`    … and ${count - changes.length} more`] : []),
  ].join('\n');
}

/** A row's label or id; the only row of a table, whose id is `true`, needs no name. */
function getName({ label, subject }: Change): string {
  return label ?? (/^[\w-]{22}$/.test(subject) ? shortId(subject) : subject.replace(/^true$/, ''));
}
