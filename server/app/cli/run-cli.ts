import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { pino } from 'pino';
import { AppError } from '#contract/errors.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import { getStaffName } from '#server/features/admin/change-staff.ts';
import { getCommandLineUser } from '#server/features/admin/command-line-user.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import { recordPersonalDataRead } from '#server/features/admin/personal-data-reads.ts';
import { connectToCurrentSchema } from '#server/platform/database/connect-database.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { getCommandPath } from './command-parts.ts';
import { formatImportProblems } from './format-import-problems.ts';
import { createProgram, runProgram } from './program.ts';
import { type Terminal, toTerminalJson } from './terminal-text.ts';

const number = new Intl.NumberFormat('en-IN');

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
  let exitCode = EXIT_CODES.done;
  const withContext: WithCommandContext =
    (run) =>
    async (...args) => {
      const command = args.at(-1) as CommandUnknownOpts;
      const { as: name, json: isJson = false }: { as?: string; json?: boolean } = command.optsWithGlobals();
      const streams = { terminal, signal, ask, write };
      const output = await withCommandContext(env, name, streams, async (context) => {
        const result = await run(context, ...args);
        const recordIds = result.personalDataOf ?? [];
        if (recordIds.length > 0) {
          await recordPersonalDataRead(context.database, {
            readBy: context.operator,
            readVia: getCommandLineUser(),
            command: getCommandPath(command),
            recordIds,
          });
        }
        return result.afterRecording ? { ...result, text: await result.afterRecording() } : result;
      });
      const text = isJson ? toTerminalJson(output.json) : output.text;
      if (text) await write(`${text}\n`);
      if (output.remaining) {
        const note = `… and ${number.format(output.remaining)} more; --limit lists as many as you want.\n`;
        // Programs read standard output, which is JSON then.
        await (isJson ? writeError(note) : write(`\n${note}`));
      }
      if (output.hasFailed) exitCode = EXIT_CODES.failed;
    };
  try {
    await runProgram(createProgram(terminal, { writeOut: write, writeErr: writeError }, withContext), typed);
    return exitCode;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.badUsage;
    writeError(`${describeError(cause, terminal)}\n`);
    return EXIT_CODES.failed;
  }
}

/**
 * Connects to the shop's database, whether the shop is running or not, and closes the connection afterwards.
 * @param operatorName as typed; undefined for the user of this process.
 */
async function withCommandContext(
  env: NodeJS.ProcessEnv,
  operatorName: string | undefined,
  streams: Pick<CommandContext, 'terminal' | 'signal' | 'ask' | 'write'>,
  run: (context: CommandContext) => Promise<CommandOutput>,
): Promise<CommandOutput> {
  const config = readConfig(env);
  assertDatabaseExists(config);
  // npm starts programs in the checkout, but files are named from the folder in which the person is.
  if (env.INIT_CWD) process.chdir(env.INIT_CWD);
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const { database, pool, close } = await connectToCurrentSchema(config, log, 0);
  try {
    const operator =
      operatorName === undefined ? getCommandLineUser() : await getStaffName(database, operatorName);
    return await run({ ...streams, config, operator, database, pool });
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
