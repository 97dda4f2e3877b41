import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchAll } from './all.ts';
import { benches } from './benches.ts';

/** `npm run bench -- NAME`: runs one benchmark, or all without a name. Each also measures a baseline. */

const HELP = `Benchmarks (npm run bench -- NAME); without a name all of them run, for about three quarters of an hour:
[--keep DIR]
  --keep  with any name or none: keeps seeded databases in DIR for the next run; delete DIR after a change of the
          schema or of the generated catalogue
${Object.values(benches)
  .map(({ usage }) => usage)
  .join('\n')}`;

// React and the router read this when they are loaded; `npm start` sets it too.
process.env.NODE_ENV ??= 'production';

const words = process.argv.slice(2);
const [, keptFolder] = words.includes('--keep') ? words.splice(words.indexOf('--keep'), 2) : [];
const isForAll = words[0] === undefined || words[0].startsWith('-');
const [name = '', ...args] = isForAll ? ['', ...words] : words;
const run = isForAll ? benchAll : benches[name]?.run;
const interrupted = new AbortController();
// Aborts instead of exiting, so that the benchmark can stop its PostgreSQL, which would otherwise keep running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Error('Interrupted.')));
}

const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-bench-'));
try {
  if (!run) throw new Error(`There is no benchmark '${name}'.\n${HELP}`);
  await run(args, { folder, catalogueFolder: keptFolder ?? folder, signal: interrupted.signal });
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
