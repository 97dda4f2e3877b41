import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { isShopPage, pagePath, SHOP_PAGE_KEYS, toPageName } from '#contract/page-names.ts';
import { selectPages } from '#server/features/admin/content-queries.ts';
import {
  CONTACT_LINK_NAMES,
  type ContactLinks,
  setContactLinks,
} from '#server/features/admin/set-contact-links.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { presentContactLinks } from '#server/features/content/presenter.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, requireChanges } from './command-parts.ts';
import { addFurtherPageCommands } from './further-page-commands.ts';
import { PAGE } from './page-argument.ts';
import { addPageTextCommands } from './page-text-commands.ts';
import { type Column, formatTable } from './table.ts';

const PAGE_COLUMNS: Column[] = [
  { title: 'PAGE' },
  { title: 'ADDRESS' },
  { title: 'CHARACTERS', isRightAligned: true },
  { title: 'VISITORS' },
];
const LINK_COLUMNS: Column[] = [{ title: 'NAME' }, { title: 'TEXT', canWrap: true }];

const LINK_DESCRIPTIONS: Record<keyof ContactLinks, string> = {
  phone: 'the phone number that buyers call, with the area code',
  email: 'the e-mail address for buyers; without OPERATOR_EMAIL, mails to you go there, too',
  address: 'the address of your office or shop',
  facebook: 'your page on Facebook: https://…',
  linkedin: 'your page on LinkedIn: https://…',
  instagram: 'your page on Instagram: https://…',
  twitter: 'your page on Twitter (X): https://…',
  hours: 'when buyers can reach you: "Mon–Sat 10:00–18:00"',
  answer_time: 'how soon you answer: "within one working day"',
  grievance_name: 'the grievance officer, whose name the law requires on every page',
  grievance_email: 'the grievance officer’s e-mail address',
};
/** The contact links in the order of the help. Their options have hyphens, their names on the wire underscores. */
const LINKS = CONTACT_LINK_NAMES.map((wireName) => ({
  wireName,
  option: new Option(`--${wireName.replaceAll('_', '-')} <TEXT>`, LINK_DESCRIPTIONS[wireName]),
}));

export function addTextCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const pages = addGroup(program, 'pages', 'Texts and links:');
  pages
    .command('list')
    .description('list the pages of text')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await listPages(database);
        const cells = rows.map(({ name, path, characters, isPublished, isInFooter }) => [
          name,
          path,
          String(characters),
          describeVisibility(isPublished, isInFooter),
        ]);
        return { text: formatTable(terminal, PAGE_COLUMNS, cells), json: rows };
      }),
    );
  pages
    .command('show')
    .description('print the HTML of a page')
    .argument(...PAGE)
    .action(
      withContext(async ({ database }, key) => {
        // With the sanitiser, which few commands need.
        const { getStoredContent } = await import('#server/features/content/get-page-content.ts');
        return { text: await getStoredContent(database, key) };
      }),
    );
  addPageTextCommands(pages, withContext);
  addFurtherPageCommands(pages, withContext);

  const links = addGroup(program, 'contact-links', 'Texts and links:');
  links
    .command('list')
    .description('list how buyers can reach the shop')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const current = presentContactLinks(await getContactLinks(database));
        const cells = LINKS.map(({ wireName, option }) => [option.name(), current[wireName]]);
        return { text: formatTable(terminal, LINK_COLUMNS, cells), json: current };
      }),
    );
  const set = links
    .command('set')
    .summary('change contact links')
    .description('Changes contact links. An empty text ("") removes one.');
  for (const { option } of LINKS) set.addOption(option);
  set.action(
    withContext(async ({ database, operator }, texts: Record<string, string>, command) => {
      requireChanges(command, texts);
      const typed = LINKS.filter(({ option }) => option.attributeName() in texts);
      const changes = typed.map(({ wireName, option }) => [wireName, texts[option.attributeName()]]);
      await setContactLinks(database, operator, Object.fromEntries(changes));
      return { text: `Changed: ${typed.map(({ option }) => option.name()).join(', ')}` };
    }),
  );
}

/** First the pages that every shop has, then those that operators have added. */
async function listPages(database: Database) {
  const stored = new Map((await selectPages(database)).map((page) => [page.key, page]));
  return [...new Set([...SHOP_PAGE_KEYS, ...stored.keys()])].map((key) => {
    const { title = '', content = '', isPublished = true, footerPosition = null } = stored.get(key) ?? {};
    return {
      name: toPageName(key),
      title,
      path: pagePath(key),
      characters: content.length,
      isPublished: isPublished && content !== '',
      isInFooter: isShopPage(key) || footerPosition !== null,
    };
  });
}

function describeVisibility(isPublished: boolean, isInFooter: boolean): string {
  if (!isPublished) return 'not published';
  return isInFooter ? 'in the footer' : 'by its address';
}
