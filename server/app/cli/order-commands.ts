import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { type OperatorStatus, ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import { type ChangedOrders, changeOrders } from '#server/features/admin/change-orders.ts';
import { withdrawLinkOfEstimate } from '#server/features/admin/withdraw-link-of-estimate.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import { listOrdersForOperator } from '#server/features/orders/list-orders-for-operator.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT, ORDER, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { formatOrder } from './format-order.ts';
import { formatOrders, getEstimateNumber, getTotalPaise } from './format-orders.ts';
import type { Terminal } from './terminal-text.ts';

export function addOrderCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program.commandsGroup('Orders:');
  program
    .command('orders')
    .description('list orders, newest first')
    .option('--status <STATUS>', ORDER_STATUSES.join(', '), parseStatus)
    .option(
      '--search <TEXT>',
      'only those with this text in a name, e-mail address or estimate number, or at the beginning of the id',
    )
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { status, search = '', limit }) => {
        const filter = { ...(status && { status }), text: search, limit };
        const orders = await listOrdersForOperator(database, filter);
        return {
          text: formatOrders(terminal, orders) || 'There are no such orders.',
          json: orders.map(toJson),
          personalDataOf: orders.map(({ id }) => id),
        };
      }),
    );
  program
    .command('show')
    .description('show an order: price, addresses, history')
    .argument(...ORDER)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, name) => {
        const orders = await findOrders(database, name);
        const text = orders.map((order) => formatOrder(terminal, order)).join(`\n\n${'─'.repeat(20)}\n\n`);
        return { text, json: orders.map(toJson), personalDataOf: orders.map(({ id }) => id) };
      }),
    );
  const addStatusCommand = (name: string, to: OperatorStatus, summary: string) => {
    const command = program
      .command(name)
      .summary(summary)
      .description(
        `${name[0]?.toUpperCase()}${name.slice(1)}s an order, or all orders of an estimate whose status allows it. The buyer is told by mail.`,
      )
      .argument(...ORDER)
      .option(
        '--reason <TEXT>',
        `${to === 'Rejected' ? 'why (required)' : 'why, or a note'}; the buyer reads it in the mail and with the order`,
      )
      .action(
        withContext(async (context, order, { reason = '' }, command) => {
          const { database, operator, terminal } = context;
          // Without a reason it is not rejected.
          if (to === 'Rejected' && reason !== '') await confirmWithdrawal(context, command, order);
          const outcome = await changeOrders(database, operator, order, { to, reason });
          return formatOutcome(terminal, to, outcome);
        }),
      );
    if (to === 'Rejected') command.option(...YES);
  };
  addStatusCommand('confirm', 'Confirmed', 'confirm requested orders');
  addStatusCommand('reject', 'Rejected', 'reject requested or confirmed orders');
  addStatusCommand('ship', 'Shipped', 'mark confirmed orders as shipped');
  addStatusCommand('deliver', 'Delivered', 'mark shipped orders as delivered');
  program
    .command('withdraw-link')
    .summary('give an estimate a new link')
    .description(
      'Gives an estimate a new link, for a buyer who has shared the former one by mistake: that one no longer works. The buyer finds the estimate with the orders, as before.',
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
  name: string,
): Promise<void> {
  const orders = await findOrders(context.database, name);
  const confirmed = orders.filter(({ status }) => status === 'Confirmed').map(({ id }) => shortId(id));
  if (confirmed.length === 0) return;
  const are = confirmed.length === 1 ? 'is' : 'are';
  const question = `${confirmed.join(', ')} ${are} confirmed, and the buyer knows it. Reject all the same?`;
  await confirmOnTerminal(context, command, question);
}

function parseStatus(input: string): OrderStatus {
  const status = ORDER_STATUSES.find((each) => each.toLowerCase() === input.toLowerCase());
  if (status) return status;
  throw new InvalidArgumentError(`It must be one of ${ORDER_STATUSES.join(', ')}.`);
}

function formatOutcome(
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

/** For scripts that read the output: full ids, money in paise, rates in (micro) basis points. */
function toJson<Order extends OrderRow>(order: Order) {
  return { ...order, estimateNumber: getEstimateNumber(order), totalInclGstPaise: getTotalPaise(order) };
}
