import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { OperatorStatus } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import { type ChangedOrders, changeOrders } from '#server/features/admin/change-orders.ts';
import { confirmOffer } from '#server/features/admin/confirm-offer.ts';
import { withdrawLinkOfEstimate } from '#server/features/admin/withdraw-link-of-estimate.ts';
import { findOrdersByNames } from '#server/features/orders/find-orders.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { ORDER, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { formatOrders } from './format-orders.ts';
import { addOrderListCommands } from './order-list-commands.ts';
import type { Terminal } from './terminal-text.ts';

const ONE_OR_MORE = `one or more: ${ORDER[1]}`;
const ORDERS = ['<ORDER...>', ONE_OR_MORE] as const;

export function addOrderCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program.commandsGroup('Orders:');
  addOrderListCommands(program, withContext);
  const addStatusCommand = (name: string, to: OperatorStatus, summary: string, action: string) => {
    const command = program
      .command(name)
      .summary(summary)
      .description(
        `${action}. An estimate number means those of its orders whose status allows it. Either every ORDER is changed or none. The buyer gets a mail.`,
      )
      .argument(...ORDERS)
      .option(
        '--reason <TEXT>',
        `${to === 'Rejected' ? 'why (required)' : 'why, or a note'}; the buyer reads it in the mail${to === 'Confirmed' ? ', on the estimate' : ''} and with the order`,
      )
      .action(
        withContext(async (context, names, { reason = '' }, command) => {
          const { database, operator, terminal } = context;
          // Without a reason it is not rejected.
          if (to === 'Rejected' && reason !== '') await confirmWithdrawal(context, command, names);
          const [name = '', ...others] = names;
          const isOffer = to === 'Confirmed' && others.length === 0;
          const accepted = isOffer ? await confirmOffer(database, operator, name, reason) : undefined;
          const outcome = accepted ?? (await changeOrders(database, operator, names, { to, reason }));
          return formatOutcome(terminal, to, outcome);
        }),
      );
    if (to === 'Rejected') command.option(...YES);
  };
  addStatusCommand(
    'confirm',
    'Confirmed',
    'confirm requested orders',
    'Confirms orders. Of an estimate with an offer, it records that the buyer has accepted the offer',
  );
  addStatusCommand('reject', 'Rejected', 'reject requested or confirmed orders', 'Rejects orders');
  program
    .command('withdraw-link')
    .summary('give an estimate a new link')
    .description(
      'Gives an estimate a new link. The old one, which the buyer may have shared by mistake, no longer works. The buyer still finds the estimate with the orders.',
    )
    .argument(...ORDER)
    .action(
      withContext(async ({ database, operator }, order) => {
        const number = await withdrawLinkOfEstimate(database, operator, order);
        return { text: `The estimate ${number} has a new link.` };
      }),
    );
}

/** Asks before orders are rejected that the buyer knows to be confirmed. */
async function confirmWithdrawal(
  context: CommandContext,
  command: CommandUnknownOpts,
  names: readonly string[],
): Promise<void> {
  const orders = (await findOrdersByNames(context.database, names)).flat();
  const confirmed = orders.filter(({ status }) => status === 'Confirmed').map(({ id }) => shortId(id));
  if (confirmed.length === 0) return;
  const are = confirmed.length === 1 ? 'is' : 'are';
  const question = `${confirmed.join(', ')} ${are} confirmed, and the buyer has been told. Reject anyway?`;
  await confirmOnTerminal(context, command, question);
}

export function formatOutcome(
  terminal: Terminal,
  title: string,
  { changed, unchanged }: ChangedOrders,
): CommandOutput {
  const text = [
    `${title}:\n${formatOrders(terminal, changed)}`,
    ...(unchanged.length > 0 ? [`Unchanged:\n${formatOrders(terminal, unchanged)}`] : []),
  ].join('\n\n');
  return { text, personalDataOf: [...changed, ...unchanged].map(({ id }) => id) };
}
