import { readFile } from 'node:fs/promises';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { getPageVersion, listPageVersions } from '#server/features/admin/list-page-versions.ts';
import { selectPageContent } from '#server/features/content/repository.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT, parseCount, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { formatDifference } from './format-difference.ts';
import { PAGE } from './page-argument.ts';
import { type Column, formatTable } from './table.ts';

const VERSION_COLUMNS: Column[] = [
  { title: 'VERSION', isRightAligned: true },
  { title: 'REPLACED' },
  { title: 'BY', canWrap: true },
  { title: 'CHARACTERS', isRightAligned: true },
];

const number = new Intl.NumberFormat('en-IN');

/** The commands that replace the text of a page, and take an earlier one back. */
export function addPageTextCommands(pages: CommandUnknownOpts, withContext: WithCommandContext): void {
  pages
    .command('set')
    .summary('replace the HTML of a page')
    .description(
      'Replaces the HTML of a page. It shows the removed (-) and the added (+) lines, and asks unless the page is empty. Scripts, styles and anything else that could run or load something is removed and named.',
    )
    .argument(...PAGE)
    .argument('<FILE.html>', 'headings from h2, paragraphs, lists, tables, links, pictures')
    .option(...YES)
    .action(
      withContext(async (context, key, file, _options, command) =>
        replacePage(context, command, key, await readFile(file, 'utf8')),
      ),
    );
  pages
    .command('history')
    .summary('list the earlier versions of a page')
    .description('Lists the earlier versions of a page, the latest first. “pages restore” brings one back.')
    .argument(...PAGE)
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, key, { limit }) => {
        const all = await listPageVersions(database, key);
        const versions = all.slice(0, limit);
        const cells = versions.map((version) => [
          String(version.number),
          formatDateTime(version.replacedAt),
          version.replacedBy,
          number.format(version.content.length),
        ]);
        const text = formatTable(terminal, VERSION_COLUMNS, cells);
        return {
          text: text || 'This page has no earlier version.',
          json: versions,
          remaining: all.length - versions.length,
        };
      }),
    );
  pages
    .command('restore')
    .summary('take an earlier version of a page back')
    .description(
      'Restores an earlier version of a page. It shows the removed (-) and the added (+) lines, and asks unless the page is empty. The present version becomes the latest of the earlier ones.',
    )
    .argument(...PAGE)
    .argument('[NO]', 'its number, as “pages history” lists it', parseCount, 1)
    .option(...YES)
    .action(
      withContext(async (context, key, version, _options, command) => {
        const { content } = await getPageVersion(context.database, key, version);
        return replacePage(context, command, key, content);
      }),
    );
}

/**
 * Shows what changes and asks, unless the page is new or stays the same. What cleans the HTML is loaded here, because
 * few commands need it.
 */
async function replacePage(
  context: CommandContext,
  command: CommandUnknownOpts,
  key: string,
  html: string,
): Promise<CommandOutput> {
  const { database, operator, terminal } = context;
  const { preparePage, setPage } = await import('#server/features/admin/set-page.ts');
  const { content, removed } = preparePage(html);
  if (removed.length > 0) {
    await context.write(`Removed, because pages cannot have it: ${removed.join(', ')}.\n`);
  }
  const current = await selectPageContent(database, key);
  if (content === current) return { text: 'The page already has this text.' };
  if (current !== undefined) {
    const difference = formatDifference(terminal, current, content);
    if (difference !== '') await context.write(`${difference}\n`);
    await confirmOnTerminal(context, command, 'Replace the page?');
  }
  await setPage(database, operator, key, html, { content: current });
  return { text: 'Stored.' };
}
