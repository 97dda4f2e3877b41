import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { closeAsSpam, closeBuyerAsSpam } from '#server/features/admin/close-as-spam.ts';
import type { WithCommandContext } from './command-context.ts';
import { formatOutcome } from './order-commands.ts';

export function addCloseCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Orders:')
    .command('close')
    .summary('reject spam without a mail')
    .description(
      'Rejects requested orders as spam. The buyer gets no mail and sees only that they are Rejected. They do not count for the best sellers. This cannot be undone.',
    )
    .argument('[ORDER...]', 'orders or estimate numbers, as for “show”')
    .requiredOption('--spam', 'they are spam, so far the only reason to close orders')
    .option('--buyer <EMAIL>', 'instead of ORDER: all requested orders of this account')
    .action(
      withContext(async ({ database, operator, terminal }, names, { buyer }, command) => {
        if ((buyer === undefined) === (names.length === 0))
          return command.error('error: give either orders or --buyer');
        const outcome =
          buyer === undefined
            ? await closeAsSpam(database, operator, names)
            : await closeBuyerAsSpam(database, operator, buyer);
        return formatOutcome(terminal, 'Closed as spam', outcome);
      }),
    );
}
