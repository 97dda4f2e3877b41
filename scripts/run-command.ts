import { describeError } from '#server/app/cli/describe-error.ts';

/** Runs a CLI command: prints its result, or the error message to standard error with exit code 1. */
export async function runCommand(help: string, command: () => Promise<string>): Promise<void> {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(help);
    return;
  }
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (cause) {
    process.stderr.write(`${await describeError(cause)}\n`);
    process.exitCode = 1;
  }
}
