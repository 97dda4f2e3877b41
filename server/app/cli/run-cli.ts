import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { pino } from 'pino';
import { AppError } from '#contract/errors.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import { recordPersonalDataRead } from '#server/features/admin/personal-data-reads.ts';
import { openAndMigrate } from '#server/platform/database/connect-database.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { getCommandPath } from './command-parts.ts';
import { formatImportProblems } from './format-import-problems.ts';
import { createProgram, runProgram } from './program.ts';
import type { Terminal } from './terminal-text.ts';

const EXIT_CODES = { done: 0, failed: 1, badUsage: 2 };

export type CliStreams = Pick<CommandContext, 'terminal' | 'signal' | 'ask' | 'write'> & {
  writeError(text: string): void;
};

/** Runs one command of the operator's and returns the exit code of the process. */
export async function runCli(
  typed: readonly string[],
  env: NodeJS.ProcessEnv,
  { terminal, signal, ask, write, writeError }: CliStreams,
): Promise<number> {
  const withContext: WithCommandContext =
    (run) =>
    async (...args) => {
      const command = args.at(-1) as CommandUnknownOpts;
      const options: { as?: string; json?: true } = command.optsWithGlobals();
      const { as: operator = userInfo().username, json: isJson = false } = options;
      const output = await withCommandContext(
        env,
        { operator, terminal, signal, ask, write },
        async (context) => {
          const result = await run(context, ...args);
          const recordIds = result.personalDataOf ?? [];
          if (recordIds.length > 0) {
            const read = { readBy: operator, command: getCommandPath(command), recordIds };
            await recordPersonalDataRead(context.database, read);
          }
          return result.afterRecording ? { ...result, text: await result.afterRecording() } : result;
        },
      );
      const text = isJson ? JSON.stringify(output.json, undefined, 2) : output.text;
      if (text) await write(`${text}\n`);
    };
  try {
    await runProgram(createProgram(terminal, { writeOut: write, writeErr: writeError }, withContext), typed);
    return EXIT_CODES.done;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.badUsage;
    writeError(`${describeError(cause, terminal)}\n`);
    return EXIT_CODES.failed;
  }
}

/** Connects to the shop's database, whether the shop is running or not, and closes the connection afterwards. */
async function withCommandContext(
  env: NodeJS.ProcessEnv,
  rest: Omit<CommandContext, 'database' | 'pool' | 'brand'>,
  run: (context: CommandContext) => Promise<CommandOutput>,
): Promise<CommandOutput> {
  const config = readConfig(env);
  assertDatabaseExists(config);
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const { database, pool, close } = await openAndMigrate(config, log, 0);
  try {
    return await run({ ...rest, database, pool, brand: config.brand });
  } finally {
    await close();
  }
}

/** Without this, a mistyped DATA_DIR would create a new, empty shop. */
function assertDatabaseExists({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres'))) return;
  throw new AppError(
    'not_found',
    `No database found in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the shop, or start the shop once: npm start.`,
  );
}

function describeError(cause: unknown, terminal: Terminal): string {
  if (cause instanceof ImportProblems) return formatImportProblems(terminal, cause);
  if (cause instanceof AppError) return Object.values(cause.fields ?? { all: cause.message }).join('\n');
  if (!(cause instanceof Error)) return String(cause);
  const { name, code, path: file, syscall } = cause as NodeJS.ErrnoException;
  if (name === 'AbortError') return 'Stopped; nothing was stored.';
  if (code === 'ENOENT') return `File not found: ${file}`;
  if (code && file) return `${file} cannot be used (${code}).`;
  if (syscall === 'connect') return `The database cannot be reached (${cause.message}).`;
  // Drizzle's error only repeats the statement; its cause is what the database said.
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}
