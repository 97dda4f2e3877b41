import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/platform/database/connection.ts';
import { OWNER_ONLY } from '#server/platform/files/owner-only.ts';
import { selectEstimateNumbers } from './repository.ts';

/**
 * A text file beside the database that tells what must not come back when an older backup is restored: the accounts
 * that were deleted since (as hashes of their ids), and the estimate numbers that were given since. One fact per line:
 * `2026-11-22T10:00:00.000Z account <hash>` or `… number 2026-27 123`. Lines are only ever added, also by several
 * processes at once.
 */
export function getErasureLogFile(dataDir: string): string {
  return path.join(dataDir, 'erasures.log');
}

/** What the lines of erasure logs amount to. */
export type Erasures = {
  accountHashes: ReadonlySet<string>;
  /** By financial year, such as '2026-27'. */
  lastNumbers: ReadonlyMap<string, number>;
};

const LINE = /^\S+ (?:account (?<hash>[0-9a-f]{64})|number (?<year>\d{4}-\d\d) (?<number>\d+))$/;
/** The beginning of a line that a full disk cut off. Its job has written it again. */
const CUT_OFF_LINE = /^[\d:.TZ-]{1,24}(?: (?:[a-z]{0,7}|account [0-9a-f]{0,63}|number [\d-]{0,7}))?$/;

export async function logDeletedAccount(dataDir: string, accountHash: string): Promise<void> {
  await appendLine(dataDir, `account ${accountHash}`);
}

export async function logEstimateNumbers(
  database: Database,
  dataDir: string,
  quoteRequestIds: string[],
): Promise<void> {
  for (const { financialYear, number } of await selectEstimateNumbers(database, quoteRequestIds))
    await appendLine(dataDir, `number ${financialYear} ${number}`);
}

async function appendLine(dataDir: string, fact: string): Promise<void> {
  await appendToErasureLog(dataDir, `${new Date().toISOString()} ${fact}\n`);
}

/** With a database and a mail server elsewhere, nothing else creates the data directory. */
export async function appendToErasureLog(dataDir: string, lines: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = getErasureLogFile(dataDir);
  const separator = (await endsInsideLine(file)) ? '\n' : '';
  await appendFile(file, separator + lines, { mode: OWNER_ONLY.file });
}

async function endsInsideLine(file: string): Promise<boolean> {
  const handle = await open(file, 'a+', OWNER_ONLY.file);
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() !== '\n';
  } finally {
    await handle.close();
  }
}

/** The text of an erasure log, '' if there is none. */
export async function readErasureLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
}

/** @throws Error when a line is not one of an erasure log: then the file is another one, or damaged. */
export function parseErasures(text: string): Erasures {
  const accountHashes = new Set<string>();
  const lastNumbers = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || CUT_OFF_LINE.test(line)) continue;
    const { hash, year = '', number } = LINE.exec(line)?.groups ?? {};
    if (hash) accountHashes.add(hash);
    else if (number) lastNumbers.set(year, Math.max(Number(number), lastNumbers.get(year) ?? 0));
    else throw new Error(`Line ${index + 1} is not one of an erasure log: ${line.slice(0, 80)}`);
  }
  return { accountHashes, lastNumbers };
}
