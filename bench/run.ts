import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `npm run bench -- NAME`: runs one benchmark, or all without a name. Each also measures a baseline. */

// React reads this when it is loaded, so the benchmarks are imported after it; `npm start` sets it, too.
process.env.NODE_ENV ??= 'production';
const { benches } = await import('./benches.ts');

const HELP = `Benchmarks (npm run bench -- NAME), with their defaults; without a name all of them run, for about two hours:
${Object.entries(benches)
  .map(([name, { usage }]) => `  ${name} ${usage}`)
  .join('\n')}
  --products  size of the catalogue; of search one of 100,000 and one of 1,000,000 without it
  --requests  how many quote requests the desk has
  --pages     how many product pages a crawler opens
  --seconds   duration of one measurement
  --rounds    number of rounds, of which the medians count
  --keep DIR  with any name or none: keeps seeded databases, and EverShop, in DIR for the next run; delete DIR after a
              change of the schema or of the generated catalogue`;

const words = process.argv.slice(2);
const [, keptFolder] = words.includes('--keep') ? words.splice(words.indexOf('--keep'), 2) : [];
const [selected, ...args] = words;
const interrupted = new AbortController();
// Aborts instead of exiting, so that the benchmark can stop its PostgreSQL, which would otherwise keep running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Error('Interrupted.')));
}

const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-bench-'));
try {
  if (selected === undefined) await runAll();
  else await run(selected, args);
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function run(name: string, options: string[]): Promise<void> {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no benchmark '${name}'.\n${HELP}`);
  const ownFolder = path.join(folder, name);
  await mkdir(ownFolder);
  const cleanup = new AsyncDisposableStack();
  const context = { catalogueFolder: keptFolder ?? folder, signal: interrupted.signal, cleanup };
  await bench.run(options, { ...context, folder: ownFolder }).finally(() => cleanup.disposeAsync());
}

/** Runs every benchmark with its defaults, one after the other, and writes all tables into one file. */
async function runAll(): Promise<void> {
  const tables: string[] = [];
  for (const name of Object.keys(benches)) {
    await run(name, []);
    // The query plans are long and have a file of their own: explain.md.
    if (name !== 'explain') tables.push(await readAsSection(`results-${name}.md`));
  }
  tables.push(await readAsSection('README.md'));
  await writeFile(toPath('results.md'), `# npm run bench\n\n${tables.join('\n\n')}\n`);
}

async function readAsSection(file: string): Promise<string> {
  return (await readFile(toPath(file), 'utf8')).replaceAll(/^#/gm, '##').trim();
}

function toPath(file: string): string {
  return path.join(import.meta.dirname, file);
}
