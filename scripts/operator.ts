import { createAsk } from '#server/app/cli/ask-on-terminal.ts';
import { runCli } from '#server/app/cli/run-cli.ts';

/** `npm run operator -- COMMAND`: runs the shop from the command line. */

const { stdin, stdout, stderr, env } = process;

// A reader such as `head` may close the pipe before everything is written.
stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
});

// Only the first Ctrl-C is handled: a second one ends the process at once.
const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

process.exitCode = await runCli(process.argv.slice(2), env, {
  terminal: {
    width: stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY,
    hasColour: stdout.isTTY && !env.NO_COLOR,
  },
  signal: interruption.signal,
  ask: createAsk({ input: stdin, output: stderr, signal: interruption.signal }),
  write: (text) => new Promise((resolve) => stdout.write(text, () => resolve())),
  writeError: (text) => stderr.write(text),
});
