import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { readNamesById } from '#server/features/admin/category-queries.ts';
import {
  type Change,
  type ChangeSet,
  countEarlierMoments,
  listChangeSets,
} from '#server/features/admin/change-set-queries.ts';
import type { WithCommandContext } from './command-context.ts';
import { FROM, JSON_OUTPUT, LIMIT, TO, toPeriod } from './command-parts.ts';
import { describeChange } from './describe-change.ts';
import { formatActor } from './format-actor.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

const number = new Intl.NumberFormat('en-IN');

/** Changes shown of a change set; the rest is counted. */
export const MAX_SHOWN = 5;

/** What people call the rows of each table, singular and plural. */
const NOUNS: Record<string, [string, string]> = {
  products: ['product', 'products'],
  product_families: ['family', 'families'],
  categories: ['category', 'categories'],
  sub_categories: ['sub-category', 'sub-categories'],
  specifications: ['specification', 'specifications'],
  banners: ['banner', 'banners'],
  ads: ['advertisement', 'advertisements'],
  page_contents: ['page', 'pages'],
  contact_links: ['the contact links', 'contact links'],
  search_synonyms: ['synonym', 'synonyms'],
  known_brands: ['known brand', 'known brands'],
  contact_messages: ['message', 'messages'],
  orders: ['order', 'orders'],
  accounts: ['account', 'accounts'],
  blocklist: ['block of', 'blocks'],
  quote_requests: ['quote request', 'quote requests'],
  pseudonymisation_hold: ['the hold on expired personal data', 'holds'],
  sealing: ['the sealing of removed personal data', 'sealing'],
  staff: ['operator', 'operators'],
  staff_links: ['link of an operator', 'links of operators'],
  staff_passkeys: ['passkey of an operator', 'passkeys of operators'],
  staff_totp: ['authenticator app of an operator', 'authenticator apps of operators'],
  staff_sessions: ['session of an operator', 'sessions of operators'],
  holidays: ['holiday', 'holidays'],
  text_snippets: ['snippet', 'snippets'],
  picture_focuses: ['focus of a picture', 'focuses of pictures'],
  price_floors: ['price floor', 'price floors'],
  branches: ['branch', 'branches'],
  settings: ['setting', 'settings'],
  api_keys: ['API key', 'API keys'],
  webhook_endpoints: ['webhook', 'webhooks'],
};
const KINDS = new Map(
  Object.entries(NOUNS).map(([table, [, plural]]) => [plural.replaceAll(' ', '-'), table]),
);

export function addChangeCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Change log:')
    .command('changes')
    .summary('list who changed what and when')
    .description(
      'Lists what was changed, by whom and when, newest first. Long values are shortened; --json prints every change with all its values before and after.',
    )
    .option('--by <NAME>', 'only by this operator, or this user: cli:USER@HOST')
    .option('--kind <KIND>', [...KINDS.keys()].join(', '), parseKind)
    .option(
      '--subject <TEXT>',
      'only of this estimate number, of ids that begin like this, or of names that contain it',
    )
    .option(...FROM)
    .option(...TO)
    .option('--all', `list every change of an import or another command, not only the first ${MAX_SHOWN}`)
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { limit, json, all, by, kind, subject, ...days }) => {
        const filter = { by, kind, subject, ...toPeriod(days) };
        const maxChanges = json || all ? Number.MAX_SAFE_INTEGER : MAX_SHOWN;
        const changeSets = await listChangeSets(database, limit, maxChanges, filter);
        const oldest = changeSets.at(-1)?.changedAt;
        const names = await readNamesById(database);
        const text = changeSets.map((changeSet) => formatChangeSet(terminal, changeSet, names)).join('\n');
        const shown = changeSets.flatMap(({ changes }) => changes).filter(({ request }) => request?.buyer);
        return {
          text: text || 'No changes found.',
          json: changeSets,
          remaining: oldest ? await countEarlierMoments(database, oldest, filter) : 0,
          personalDataOf: [...new Set(shown.map(({ subject }) => subject))],
        };
      }),
    );
}

export function formatChangeSet(
  terminal: Terminal,
  { changedAt, changedBy, changedVia, verb, kind, count, number: changeNumber, changes }: ChangeSet,
  names: ReadonlyMap<string, string>,
): string {
  const [singular, plural] = NOUNS[kind] ?? [kind, kind];
  const [first] = changes;
  const isSingle = count === 1 && first !== undefined;
  const requests = new Set(changes.map(formatRequest));
  const hasOneRequest = requests.size === 1 && count === changes.length;
  const request = hasOneRequest ? [...requests].join('') : '';
  const what = [
    isSingle ? `${singular} ${getName(first, kind)}` : `${number.format(count)} ${plural}`,
    request && kind === 'orders' ? `of ${request}` : request,
  ];
  const details = isSingle
    ? describeWithReason(first, names)
    : changes.map((change) =>
        [
          getName(change, kind),
          ...(hasOneRequest ? [] : [formatRequest(change)]),
          ...describeWithReason(change, names),
        ]
          .filter(Boolean)
          .join(' · '),
      );
  const who = formatActor(changedBy, changedVia);
  return [
    wrapText(
      `${applyStyle(terminal, 'dim', `${formatDateTime(changedAt)}  no. ${changeNumber}`)}  ${toSingleLine(`${who} ${verb} ${what.join(' ')}`)}`,
      terminal,
    ),
    ...details.map((line) => wrapText(toSingleLine(line), terminal, '    ')),
    ...(count > changes.length
      ? [`    … and ${number.format(count - changes.length)} more; --all lists them`]
      : []),
  ].join('\n');
}

/** `EST/2026-27/000123, Rao Engineering Works`, or '' for what belongs to no quote request. */
function formatRequest({ request }: Change): string {
  return request ? [request.estimateNumber, request.buyer].filter(Boolean).join(', ') : '';
}

function describeWithReason(change: Change, names: ReadonlyMap<string, string>): string[] {
  const reason = change.request?.reason;
  return [...describeChange(change, names), ...(reason ? [`reason: ${reason}`] : [])];
}

/** A row's label or id; the only row of a table, whose id is `true`, needs no name. */
/** What the blocklist has only the hash of. */
const BLOCKED = new Map([
  ['gstin', 'a GSTIN'],
  ['email', 'an e-mail address'],
  ['domain', 'a domain'],
]);

function getName({ label, subject, request }: Change, kind: string): string {
  if (kind === 'blocklist') return BLOCKED.get(label ?? '') ?? '';
  // A quote request is known by its estimate number.
  if (label !== null && request) return '';
  return label ?? (/^[\w-]{22}$/.test(subject) ? shortId(subject) : subject.replace(/^true$/, ''));
}

function parseKind(typed: string): string {
  const table = KINDS.get(typed);
  if (table) return table;
  throw new InvalidArgumentError(`It must be one of ${[...KINDS.keys()].join(', ')}.`);
}
