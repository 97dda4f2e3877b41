import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { AppError } from '#contract/errors.ts';
import type { CommandContext } from './command-context.ts';
import { toSingleLine } from './terminal-text.ts';

/**
 * Asks the operator before a command does what is hard to take back. With the option `--yes` it asks nothing. Call it
 * before the transaction, which must not wait for a person.
 * @param command declares the option YES.
 * @param question ends in a question mark: 'Remove 3 products?'
 * @throws CommanderError (bad usage) without a terminal to ask on and without `--yes`.
 * @throws AppError 'conflict' when the answer is not yes.
 */
export async function confirmOnTerminal(
  { ask }: Pick<CommandContext, 'ask'>,
  command: CommandUnknownOpts,
  question: string,
): Promise<void> {
  const { yes: isConfirmed }: { yes?: true } = command.opts();
  if (isConfirmed) return;
  const answer = await ask(`${toSingleLine(question)} [y/N] `);
  if (answer === null) {
    command.error(
      `error: not done, because there is no terminal to ask on: ${toSingleLine(question)} Add --yes to answer yes beforehand.`,
    );
  }
  if (!/^y(es)?$/i.test(answer.trim())) throw new AppError('conflict', 'Nothing was changed.');
}
