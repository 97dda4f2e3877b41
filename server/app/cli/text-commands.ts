import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { selectPages } from '#server/features/admin/content-queries.ts';
import {
  CONTACT_LINK_NAMES,
  type ContactLinks,
  setContactLinks,
} from '#server/features/admin/set-contact-links.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { getPageContent } from '#server/features/content/get-page-content.ts';
import { presentContactLinks } from '#server/features/content/presenter.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, requireChanges } from './command-parts.ts';
import { PAGE, PAGES } from './page-argument.ts';
import { addPageTextCommands } from './page-text-commands.ts';
import { type Column, formatTable } from './table.ts';

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
  addPageTextCommands(pages, withContext);

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
