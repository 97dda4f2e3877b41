import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { AppError } from '#contract/errors.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import { openAndMigrate } from '#server/platform/database/open-database.ts';
import { ImportProblems } from '../import-problems.ts';
import { ALL_COMMANDS } from './all-commands.ts';
import type { Answer, Desk } from './command.ts';
import { UsageError } from './given.ts';
import { formatHelp, formatOverview } from './help.ts';
import { formatProblems } from './problems.ts';
import { readCommandLine } from './read-command-line.ts';
import type { Screen } from './screen.ts';

/** Exit codes: done; not done, for a reason that was said; not understood. */
const DONE = 0;
const NOT_DONE = 1;
const NOT_UNDERSTOOD = 2;

export type Terminal = Pick<Desk, 'screen' | 'signal' | 'write'> & {
  complain(text: string): void;
};

/** Runs one command of the operator's, and gives the process's exit code. */
export async function runOperator(
  typed: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const { screen, signal, write, complain } = terminal;
  try {
    const line = readCommandLine(typed, ALL_COMMANDS);
    if ('helpOf' in line) {
      const help = line.helpOf.map((command) => formatHelp(command, screen)).join('\n\n\n');
      await write(`${help || formatOverview(ALL_COMMANDS, screen)}\n`);
      return DONE;
    }
    const { command, given, operator = userInfo().username, isJson } = line;
    const answer = await atDesk(env, { operator, screen, signal, write }, (desk) => command.run(desk, given));
    const text = isJson ? JSON.stringify(answer.json, undefined, 2) : answer.text;
    if (text) await write(`${text}\n`);
    return DONE;
  } catch (cause) {
    complain(complaintAbout(cause, screen));
    return cause instanceof UsageError ? NOT_UNDERSTOOD : NOT_DONE;
  }
}

/** Opens the shop's database, beside a running shop or without one, and closes it afterwards. */
async function atDesk(
  env: NodeJS.ProcessEnv,
  rest: Omit<Desk, 'database' | 'pool'>,
  work: (desk: Desk) => Promise<Answer>,
): Promise<Answer> {
  const config = readConfig(env);
  refuseNowhere(config);
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const { database, pool, close } = await openAndMigrate(config, log, 0);
  try {
    return await work({ ...rest, database, pool });
  } finally {
    await close();
  }
}

/** A mistyped DATA_DIR would otherwise make a new, empty shop. */
function refuseNowhere({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres'))) return;
  throw new AppError(
    'not_found',
    `There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the shop, or start it once: npm start.`,
  );
}

function complaintAbout(cause: unknown, screen: Screen): string {
  if (cause instanceof UsageError) {
    return `${cause.message}\n“npm run operator” lists all commands; --help after one says more.`;
  }
  if (cause instanceof ImportProblems) return formatProblems(cause, screen);
  if (cause instanceof AppError) return Object.values(cause.fields ?? { all: cause.message }).join('\n');
  if (!(cause instanceof Error)) return String(cause);
  const { name, code, path: file, syscall } = cause as NodeJS.ErrnoException;
  if (name === 'AbortError') return 'Stopped; nothing was stored.';
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code && file) return `${file} cannot be used (${code}).`;
  if (syscall === 'connect') return `The database cannot be reached (${cause.message}).`;
  // What the database says is under the statement that it says it of.
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}
