import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-context.ts';
import { benches } from './benches.ts';

/** Runs every benchmark with its defaults, one after the other, and writes all tables into one file. */

const RESULTS_FILE = path.join(import.meta.dirname, 'results.md');

export async function benchAll(args: string[], context: BenchContext): Promise<void> {
  parseArgs({ args, options: {} });
  const tables: string[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    const folder = path.join(context.folder, name);
    await mkdir(folder);
    await bench.run([], { ...context, folder });
    // The query plans are long and have a file of their own: explain.md.
    if (name === 'explain') continue;
    const results = await readFile(path.join(import.meta.dirname, `results-${name}.md`), 'utf8');
    tables.push(results.replaceAll(/^#/gm, '##').trim());
  }
  const readme = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
  await writeFile(
    RESULTS_FILE,
    `# npm run bench\n\n${tables.join('\n\n')}\n\n${readme.replaceAll(/^#/gm, '##')}`,
  );
}
