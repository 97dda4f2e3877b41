import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatCount } from '#domain/indian-format.ts';
import { closeAsSpam, listRequestedOrdersByEmail } from '#server/features/admin/close-as-spam.ts';
import type { WithCommandContext } from './command-context.ts';
import { YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
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
    .option('--buyer <EMAIL>', 'instead of ORDER: all requested orders of this account; asks first')
    .option(...YES)
    .action(
      withContext(async (context, names, { buyer }, command) => {
        const { database, operator, terminal } = context;
        if ((buyer === undefined) === (names.length === 0))
          return command.error('error: give either orders or --buyer');
        const ids = buyer === undefined ? names : await listRequestedOrdersByEmail(database, buyer);
        if (buyer !== undefined) {
          await confirmOnTerminal(
            context,
            command,
            `Close ${formatCount(ids.length, 'order')} of ${buyer} as spam, without a mail?`,
          );
        }
        return formatOutcome(terminal, 'Closed as spam', await closeAsSpam(database, operator, ids));
      }),
    );
}
