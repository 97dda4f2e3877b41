import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { type DemoRemoval, findDemoContent, removeDemo } from '#server/features/admin/remove-demo.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { loadDemoData } from './demo-data.ts';
import { toSingleLine, wrapText } from './terminal-text.ts';

type Counts = DemoRemoval['removed'];

const NAMES: Record<keyof Counts, [one: string, many: string]> = {
  products: ['product', 'products'],
  product_families: ['family', 'families'],
  sub_categories: ['sub-category', 'sub-categories'],
  categories: ['category', 'categories'],
  banners: ['banner', 'banners'],
  ads: ['advertisement', 'advertisements'],
  pages: ['page text', 'page texts'],
  contactLinks: ['contact link', 'contact links'],
};

export function addDemoCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  addGroup(program, 'demo', 'Ready for business:')
    .command('remove')
    .summary('remove the demo catalogue')
    .description(
      [
        'Removes the demo catalogue: its products, categories, banners, advertisements, page texts and contact links.',
        'What you have added or changed stays and is listed. Quote requests keep their own copies of products. Either all of it is removed or, after an error, nothing. The next start does not bring it back.',
      ].join('\n\n'),
    )
    .option(...YES)
    .action(
      withContext(async (context, _options, command) => {
        const { ids } = await loadDemoData();
        const content = await findDemoContent(context.database, ids);
        const found = Object.fromEntries(Object.entries(content).map(([kind, keys]) => [kind, keys.length]));
        const summary = formatCounts(found as Counts);
        if (summary === '') return { text: 'The demo catalogue is not in the shop.' };
        await confirmOnTerminal(context, command, `Remove the demo catalogue (${summary})?`);
        const { removed, kept } = await removeDemo(context.database, context.operator, ids);
        const lines = [
          `Removed: ${formatCounts(removed)}.`,
          ...kept.map((rows) => `Kept: ${formatKept(rows)}.`),
          'Run the command “check” to see what to enter now.',
        ];
        return { text: lines.map((line) => wrapText(line, context.terminal)).join('\n') };
      }),
    );
}

function formatCounts(counts: Counts): string {
  const kinds = Object.keys(NAMES) as (keyof Counts)[];
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => formatCount(kind, counts[kind]))
    .join(', ');
}

function formatCount(kind: keyof Counts, count: number): string {
  return `${count} ${NAMES[kind][count === 1 ? 0 : 1]}`;
}

function formatKept({ table, count, labels }: DemoRemoval['kept'][number]): string {
  const more = count - labels.length;
  const names = toSingleLine(labels.join(', '));
  return `${formatCount(table, count)} (${names}${more > 0 ? ` and ${more} more` : ''})`;
}
