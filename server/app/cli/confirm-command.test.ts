import { PassThrough } from 'node:stream';
import { Command } from '@commander-js/extra-typings';
import { describe, expect, it } from 'vitest';
import { createAsk } from './ask-on-terminal.ts';
import { YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';

const QUESTION = 'Remove 3 products?';

/** What a command that asks does: 'done', or the exit code and message of its error. */
async function run(typed: string[], ask: (question: string) => Promise<string | null>) {
  const command = new Command()
    .option(...YES)
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  command.parse(typed, { from: 'user' });
  return confirmOnTerminal({ ask }, command, QUESTION).then(
    () => 'done',
    ({ exitCode, message }: { exitCode?: number; message: string }) => ({ exitCode, message }),
  );
}

const typeOnTerminal = (
  typed: string | undefined,
  { isTTY = true, signal = new AbortController().signal },
) => {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY });
  if (typed !== undefined) input.end(typed);
  return { answer: createAsk({ input, output, signal })('Sure? '), output };
};

describe('a command that asks first', () => {
  it.each(['y', 'Y', 'yes', ' YES '])('goes on after “%s”', async (answer) => {
    const asked: string[] = [];
    const outcome = await run([], async (question) => {
      asked.push(question);
      return answer;
    });
    expect({ outcome, asked }).toEqual({ outcome: 'done', asked: ['Remove 3 products? [y/N] '] });
  });

  it.each(['', 'n', 'no', 'ye', 'yes please'])('changes nothing after “%s”', async (answer) => {
    expect(await run([], async () => answer)).toEqual({ message: 'Nothing was changed.' });
  });

  it('does not ask with --yes', async () => {
    expect(await run(['--yes'], () => expect.unreachable())).toBe('done');
  });

  it('is bad usage without a terminal', async () => {
    expect(await run([], async () => null)).toEqual({
      exitCode: 1,
      message:
        'error: not done, because there is no terminal to ask on: Remove 3 products? Add --yes to answer yes beforehand.',
    });
  });
});

describe('a question on the terminal', () => {
  it('is written, and its answer is the next line', async () => {
    const { answer, output } = typeOnTerminal('y\nn\n', {});
    expect(await answer).toBe('y');
    expect(String(output.read())).toBe('Sure? ');
  });

  it('has an empty answer when the input ends or the command is interrupted', async () => {
    expect(await typeOnTerminal('', {}).answer).toBe('');
    const interruption = new AbortController();
    const { answer } = typeOnTerminal(undefined, { signal: interruption.signal });
    interruption.abort();
    expect(await answer).toBe('');
  });

  it('cannot be asked without a terminal', async () => {
    expect(await typeOnTerminal('y\n', { isTTY: false }).answer).toBeNull();
  });
});
