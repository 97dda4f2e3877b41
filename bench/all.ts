import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchRun } from './bench-run.ts';
import { benches } from './benches.ts';

/** Every bench with its own defaults, one after the other, and all their tables in one file. */

const RESULTS_FILE = path.join(import.meta.dirname, 'results.md');

export async function benchAll(args: string[], run: BenchRun): Promise<void> {
  parseArgs({ args, options: {} });
  const tables: string[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    const folder = path.join(run.folder, name);
    await mkdir(folder);
    await bench.run([], { ...run, folder });
    // The plans of every statement are a file of their own.
    if (name === 'explain') continue;
    const report = await readFile(path.join(import.meta.dirname, `results-${name}.md`), 'utf8');
    tables.push(report.replaceAll(/^#/gm, '##').trim());
  }
  const explained = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
  await writeFile(
    RESULTS_FILE,
    `# npm run bench\n\n${tables.join('\n\n')}\n\n${explained.replaceAll(/^#/gm, '##')}`,
  );
}
