import { readFile } from 'node:fs/promises';
import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import type { PageKey } from '#contract/content.ts';
import { ABOUT_US_PATH, PRIVACY_POLICY_PATH, TERMS_PATH } from '#domain/page-paths.ts';
import { selectPages } from '#server/features/admin/content-queries.ts';
import {
  CONTACT_LINK_NAMES,
  type ContactLinks,
  setContactLinks,
} from '#server/features/admin/set-contact-links.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { getPageContent } from '#server/features/content/get-page-content.ts';
import { presentContactLinks } from '#server/features/content/presenter.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, requireChanges } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

/** The page names of the command line. The keys themselves would need quotes in a shell. */
const PAGES: Record<string, { key: PageKey; path: string }> = {
  about: { key: 'ABOUTUS', path: ABOUT_US_PATH },
  privacy: { key: 'PRIVACYPOLICY', path: PRIVACY_POLICY_PATH },
  terms: { key: 'TERM&CONDITION', path: TERMS_PATH },
};
const PAGE = ['<PAGE>', Object.keys(PAGES).join(', '), parsePage] as const;

const PAGE_COLUMNS: Column[] = [
  { title: 'PAGE' },
  { title: 'ADDRESS' },
  { title: 'CHARACTERS', isRightAligned: true },
];
const LINK_COLUMNS: Column[] = [{ title: 'NAME' }, { title: 'TEXT', canWrap: true }];

export function addTextCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const pages = addGroup(program, 'pages', 'Texts and links:');
  pages
    .command('list')
    .description('list the static pages')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const contents = new Map((await selectPages(database)).map(({ key, content }) => [key, content]));
        const rows = Object.entries(PAGES).map(([name, { key, path }]) => ({
          name,
          path,
          characters: contents.get(key)?.length ?? 0,
        }));
        const cells = rows.map(({ name, path, characters }) => [name, path, String(characters)]);
        return { text: formatTable(terminal, PAGE_COLUMNS, cells), json: rows };
      }),
    );
  pages
    .command('show')
    .description('print the HTML of a page')
    .argument(...PAGE)
    .action(withContext(async ({ database }, key) => ({ text: await getPageContent(database, key) })));
  pages
    .command('set')
    .summary('replace the HTML of a page')
    .description(
      'Replaces the HTML of a page. Scripts, styles and anything else that could run or load something is removed and named.',
    )
    .argument(...PAGE)
    .argument('<FILE.html>', 'headings from h2, paragraphs, lists, tables, links, pictures')
    .action(
      withContext(async ({ database, operator }, key, file) => {
        const removed = await setPage(database, operator, key, await readFile(file, 'utf8'));
        const note =
          removed.length > 0 ? ` Removed, because pages cannot have it: ${removed.join(', ')}.` : '';
        return { text: `Stored.${note}` };
      }),
    );

  const links = addGroup(program, 'contact-links', 'Texts and links:');
  links
    .command('list')
    .description('list how buyers can reach the shop')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const current = presentContactLinks(await getContactLinks(database));
        const cells = CONTACT_LINK_NAMES.map((name) => [name, current[name]]);
        return { text: formatTable(terminal, LINK_COLUMNS, cells), json: current };
      }),
    );
  const set = links
    .command('set')
    .summary('change contact links')
    .description('Changes contact links. An empty text ("") removes one.');
  for (const name of CONTACT_LINK_NAMES) set.option(`--${name} <TEXT>`);
  set.action(
    withContext(async ({ database, operator }, changes: Partial<ContactLinks>, command) => {
      requireChanges(command, changes);
      await setContactLinks(database, operator, changes);
      return { text: `Changed: ${Object.keys(changes).join(', ')}` };
    }),
  );
}

function parsePage(typed: string): PageKey {
  const page = PAGES[typed] ?? Object.values(PAGES).find(({ key }) => key === typed);
  if (page) return page.key;
  throw new InvalidArgumentError(`The pages are: ${Object.keys(PAGES).join(', ')}.`);
}
