import { readFile } from 'node:fs/promises';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { pagePath } from '#contract/page-names.ts';
import type { WithCommandContext } from './command-context.ts';
import { PLACE, requireChanges, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { ADDED_PAGE } from './page-argument.ts';

const TITLE = ['--title <TEXT>', 'its heading, and its name in the footer'] as const;
const DESCRIPTION = [
  '--description <TEXT>',
  'what search engines show below its title; "" for the beginning of the text',
] as const;
const PUBLISH = ['--publish', 'visitors can read it'] as const;
const NO_PUBLISH = ['--no-publish', 'visitors cannot read it'] as const;
const FOOTER = ['--footer', 'with a link in the footer'] as const;
const NO_FOOTER = ['--no-footer', 'without a link in the footer'] as const;

/** With the sanitiser, which few commands need. */
const loadUseCases = () => import('#server/features/admin/change-further-pages.ts');

/** The commands about the pages that operators add. */
export function addFurtherPageCommands(pages: CommandUnknownOpts, withContext: WithCommandContext): void {
  pages
    .command('add')
    .summary('add a page such as FAQ or returns')
    .description('Adds a page such as FAQ, shipping or returns. Visitors find it in the footer.')
    .argument('<NAME>', 'the last part of its address: “returns” for /page/returns')
    .argument('<FILE.html>', 'headings from h2, paragraphs, lists, tables, links, pictures')
    .requiredOption(...TITLE)
    .option(...DESCRIPTION)
    .option(...NO_PUBLISH)
    .option(...NO_FOOTER)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator }, slug, file, { publish, footer, place, ...texts }) => {
        const content = await readFile(file, 'utf8');
        const { addFurtherPage } = await loadUseCases();
        const entry = { ...texts, content, isPublished: publish, isInFooter: footer };
        await addFurtherPage(database, operator, slug, entry, place);
        return { text: `Added: ${pagePath(slug)}` };
      }),
    );
  pages
    .command('change')
    .summary('change a page that was added')
    .description('Changes a page that was added. “pages set” replaces its text.')
    .argument(...ADDED_PAGE)
    .option(...TITLE)
    .option(...DESCRIPTION)
    .option(...PUBLISH)
    .option(...NO_PUBLISH)
    .option(...FOOTER)
    .option(...NO_FOOTER)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator }, slug, options, command) => {
        requireChanges(command, options);
        const { publish, footer, place, ...texts } = options;
        const { changeFurtherPage } = await loadUseCases();
        const entry = {
          ...texts,
          ...(publish !== undefined && { isPublished: publish }),
          ...(footer !== undefined && { isInFooter: footer }),
        };
        await changeFurtherPage(database, operator, slug, entry, { place });
        return { text: `Changed: ${pagePath(slug)}` };
      }),
    );
  pages
    .command('remove')
    .description('remove a page that was added')
    .argument(...ADDED_PAGE)
    .option(...YES)
    .action(
      withContext(async (context, slug, _options, command) => {
        const { getFurtherPage, removeFurtherPage } = await loadUseCases();
        const { title } = await getFurtherPage(context.database, slug);
        await confirmOnTerminal(context, command, `Remove the page “${title}”?`);
        await removeFurtherPage(context.database, context.operator, slug);
        return { text: `Removed: ${pagePath(slug)}` };
      }),
    );
}
