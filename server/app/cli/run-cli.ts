import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { getCommandLineUser } from '#server/features/admin/command-line-user.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import { recordPersonalDataRead } from '#server/features/admin/personal-data-read-queries.ts';
import type { CommandContext, WithCommandContext } from './command-context.ts';
import { getCommandPath } from './command-parts.ts';
import { describeError } from './describe-error.ts';
import { formatImportProblems } from './format-import-problems.ts';
import { createProgram, runProgram } from './program.ts';
import { toTerminalJson } from './terminal-text.ts';

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
      // Help needs no database.
      const { withCommandContext } = await import('./with-command-context.ts');
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
    const output = { writeOut: write, writeErr: writeError };
    await runProgram(await createProgram(terminal, output, withContext, typed), typed);
    return exitCode;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.badUsage;
    const text =
      cause instanceof ImportProblems ? formatImportProblems(terminal, cause) : await describeError(cause);
    writeError(`${text}\n`);
    return EXIT_CODES.failed;
  }
}
