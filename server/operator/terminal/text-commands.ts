import { readFile } from 'node:fs/promises';
import type { PageKey } from '#contract/content.ts';
import { ABOUT_US_PATH, PRIVACY_POLICY_PATH, TERMS_PATH } from '#domain/page-paths.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { getPageContent } from '#server/features/content/get-page-content.ts';
import { selectPages } from '../content-queries.ts';
import { CONTACT_LINK_NAMES, setContactLinks } from '../set-contact-links.ts';
import { setPage } from '../set-page.ts';
import type { CommandGroup, Option, Parameter } from './command.ts';
import { UsageError } from './given.ts';
import { formatTable } from './table.ts';

/** What the pages are called here; their keys would need quotes in a shell. */
const PAGES: Record<string, { key: PageKey; path: string }> = {
  about: { key: 'ABOUTUS', path: ABOUT_US_PATH },
  privacy: { key: 'PRIVACYPOLICY', path: PRIVACY_POLICY_PATH },
  terms: { key: 'TERM&CONDITION', path: TERMS_PATH },
};
const PAGE: Parameter = { name: 'PAGE', says: Object.keys(PAGES).join(', ') };

function readKey(typed: string): PageKey {
  const page = PAGES[typed] ?? Object.values(PAGES).find(({ key }) => key === typed);
  if (!page)
    throw new UsageError(`There is no page “${typed}”. There are: ${Object.keys(PAGES).join(', ')}.`);
  return page.key;
}

const LINKS: Record<string, Option> = Object.fromEntries(
  CONTACT_LINK_NAMES.map((name) => [name, { takes: 'TEXT', says: `"" for none` }]),
);

export const textCommands: CommandGroup = {
  title: 'Texts and links',
  commands: [
    {
      name: 'pages list',
      says: 'the static pages',
      hasJson: true,
      async run({ database, screen }) {
        const contents = new Map((await selectPages(database)).map(({ key, content }) => [key, content]));
        const pages = Object.entries(PAGES).map(([name, { key, path }]) => ({
          name,
          path,
          characters: contents.get(key)?.length ?? 0,
        }));
        const rows = pages.map(({ name, path, characters }) => [name, path, String(characters)]);
        const columns = [
          { title: 'PAGE' },
          { title: 'ADDRESS' },
          { title: 'CHARACTERS', isRight: true as const },
        ];
        return { text: formatTable(screen, columns, rows, ''), json: pages };
      },
    },
    {
      name: 'pages show',
      says: 'the HTML of a page',
      parameters: [PAGE],
      async run({ database }, given) {
        return { text: await getPageContent(database, readKey(given.word('PAGE'))) };
      },
    },
    {
      name: 'pages set',
      says: 'put the HTML of a file on a page',
      parameters: [
        PAGE,
        { name: 'FILE.html', says: 'headings from h2, paragraphs, lists, tables, links, pictures' },
      ],
      more: 'Scripts, styles and all else that could run or load anything is left out, and named.',
      async run({ database, operator }, given) {
        const key = readKey(given.word('PAGE'));
        const html = await readFile(given.word('FILE.html'), 'utf8');
        const leftOut = await setPage(database, operator, key, html);
        const note =
          leftOut.length > 0 ? ` Left out, because pages cannot have it: ${leftOut.join(', ')}.` : '';
        return { text: `Stored.${note}` };
      },
    },
    {
      name: 'contact-links list',
      says: 'how to reach the shop, as in the footer',
      hasJson: true,
      async run({ database, screen }) {
        const links = await getContactLinks(database);
        const rows = CONTACT_LINK_NAMES.map((name) => [name, links[name]]);
        const columns = [{ title: 'NAME' }, { title: 'WHAT IT SAYS', canShrink: true as const }];
        return { text: formatTable(screen, columns, rows, ''), json: links };
      },
    },
    {
      name: 'contact-links set',
      says: 'change some of them',
      options: LINKS,
      async run({ database, operator }, given) {
        const links = given.some(CONTACT_LINK_NAMES);
        if (Object.keys(links).length === 0) {
          throw new UsageError(
            `Say what to change: ${CONTACT_LINK_NAMES.map((name) => `--${name}`).join(', ')}.`,
          );
        }
        await setContactLinks(database, operator, links);
        return { text: `Changed: ${Object.keys(links).join(', ')}` };
      },
    },
  ],
};
