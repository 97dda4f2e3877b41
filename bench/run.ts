import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchAll } from './all.ts';
import { benches } from './benches.ts';

/** `npm run bench -- NAME`: runs one bench, or all without a name. Each puts every figure beside a baseline of the same run. */

const HELP = `There is:
[--keep DIR]
  without a name: all of these, about three quarters of an hour
  --keep  with any of them: keeps the filled shops there for the next run (remove it after a change of the schema or the market)
${Object.values(benches)
  .map(({ usage }) => usage)
  .join('\n')}`;

// As in the shop itself.
process.env.NODE_ENV ??= 'production';

const typed = process.argv.slice(2);
const [, kept] = typed.includes('--keep') ? typed.splice(typed.indexOf('--keep'), 2) : [];
const isForAll = typed[0] === undefined || typed[0].startsWith('-');
const [name = '', ...args] = isForAll ? ['', ...typed] : typed;
const run = isForAll ? benchAll : benches[name]?.run;
const interrupted = new AbortController();
// The bench closes its PostgreSQL, which would otherwise outlive it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Error('Interrupted.')));
}

const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-bench-'));
try {
  if (!run) throw new Error(`There is no bench '${name}'.\n${HELP}`);
  await run(args, { folder, catalogues: kept ?? folder, signal: interrupted.signal });
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
