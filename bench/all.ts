import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchApi } from './api.ts';
import { benchEstimate } from './estimate.ts';
import { benchGrowth } from './growth.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { benchPhone } from './phone.ts';
import { benchSearch } from './search.ts';
import { benchServer } from './server.ts';

/** Every bench with its own defaults, one after the other, and all their tables in one file. */

const RESULTS_FILE = path.join(import.meta.dirname, 'results.md');

export const usage = `[--keep DIR]
  without a name: all of these but explain, about a quarter of an hour
  --keep  where the catalogues are kept for the next run`;

export async function benchAll(args: string[], signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({ args, options: { keep: { type: 'string' } } });
  const kept = values.keep === undefined ? [] : ['--keep', values.keep];
  const benches: [name: string, run: () => Promise<void>][] = [
    ['pages', () => benchPages([], signal)],
    ['api', () => benchApi(kept, signal)],
    ['orders', () => benchOrders([], signal)],
    ['estimate', () => benchEstimate([], signal)],
    ['search', () => benchSearch(kept, signal)],
    ['growth', () => benchGrowth(kept, signal)],
    ['server', () => benchServer(kept, signal)],
    ['phone', () => benchPhone([], signal)],
  ];
  const tables: string[] = [];
  for (const [name, run] of benches) {
    await run();
    const report = await readFile(path.join(import.meta.dirname, `results-${name}.md`), 'utf8');
    tables.push(report.replaceAll(/^#/gm, '##').trim());
  }
  const explained = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
  await writeFile(
    RESULTS_FILE,
    `# npm run bench\n\n${tables.join('\n\n')}\n\n${explained.replaceAll(/^#/gm, '##')}`,
  );
}
