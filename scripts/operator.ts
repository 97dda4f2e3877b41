import { runOperator } from '#server/operator/terminal/run-operator.ts';

/** `npm run operator -- COMMAND`: the shop from the command line. */

const { stdout, stderr, env } = process;

// Who reads only the beginning, as `head` does, has no use for the rest.
stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
});

// A second Ctrl-C ends it at once.
const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

process.exitCode = await runOperator(process.argv.slice(2), env, {
  screen: {
    width: stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY,
    hasColour: stdout.isTTY && !env.NO_COLOR,
  },
  signal: interruption.signal,
  write: (text) => new Promise((resolve) => stdout.write(text, () => resolve())),
  complain: (text) => stderr.write(`${text}\n`),
});
