/** Runs a command of the command line: prints what it says, or why it failed, and sets the exit code. */
export async function runCommand(help: string, command: () => Promise<string>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(help);
    return;
  }
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
  }
}
