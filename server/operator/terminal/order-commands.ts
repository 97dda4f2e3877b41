import { formatPercent } from '#domain/indian-format.ts';
import { type OperatorStatus, ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { findOrders, type OrderWithHistory } from '#server/features/orders/find-orders.ts';
import { listOrdersForOperator } from '#server/features/orders/list-orders-for-operator.ts';
import { type ChangedOrders, changeOrders, discountOrders } from '../change-orders.ts';
import type { Command, CommandGroup, Desk, Parameter } from './command.ts';
import { formatOrder } from './format-order.ts';
import { formatOrders, numberOf, totalOf } from './format-orders.ts';
import { UsageError } from './given.ts';

const ORDER: Parameter = {
  name: 'ORDER',
  says: 'the first 7 characters of an order’s id, or an estimate number (EST/2026-27/000123) for all its orders',
};

const LIMIT = 20;

function readStatus(typed: string | undefined): OrderStatus | undefined {
  const status = ORDER_STATUSES.find((each) => each.toLowerCase() === typed?.toLowerCase());
  if (typed !== undefined && !status)
    throw new UsageError(`--status is one of ${ORDER_STATUSES.join(', ')}.`);
  return status;
}

function readPercent(typed: string): number {
  const digits = /^(\d{1,3}(?:\.\d{1,2})?)%?$/.exec(typed)?.[1];
  if (!digits) throw new UsageError(`“${typed}” is no percentage: write it like 5 or 2.5.`);
  return Math.round(Number(digits) * 100);
}

function step(name: string, to: OperatorStatus, says: string): Command {
  const what = to === 'Rejected' ? 'why, which must be said' : 'why, or a note';
  return {
    name,
    says,
    parameters: [ORDER],
    options: {
      reason: { takes: 'TEXT', says: `${what}; the buyer reads it in the mail and with the order` },
    },
    more: 'The buyer is told by mail. Of an estimate, orders whose status does not allow the step are left as they are.',
    async run(desk, given) {
      const reason = given.option('reason') ?? '';
      const outcome = await changeOrders(desk.database, desk.operator, given.word('ORDER'), { to, reason });
      return { text: report(desk, to, outcome) };
    },
  };
}

function report({ screen }: Desk, done: string, { changed, left }: ChangedOrders): string {
  const listed = `${done}:\n${formatOrders(screen, changed)}`;
  return left.length === 0 ? listed : `${listed}\n\nLeft as they are:\n${formatOrders(screen, left)}`;
}

/** An order for programs: ids in full, money in paise, rates in basis points. */
function jsonOf(order: OrderRow | OrderWithHistory) {
  return { ...order, estimateNumber: numberOf(order), totalInclGstPaise: totalOf(order) };
}

export const orderCommands: CommandGroup = {
  title: 'Orders',
  commands: [
    {
      name: 'orders',
      says: 'orders, newest first',
      options: {
        status: { takes: 'STATUS', says: ORDER_STATUSES.join(', ') },
        search: {
          takes: 'TEXT',
          says: 'in a name, an e-mail address or an estimate number; or how an id begins',
        },
        limit: { takes: 'NUMBER', says: `so many at most; ${LIMIT} when not said` },
      },
      hasJson: true,
      async run({ database, screen }, given) {
        const status = readStatus(given.option('status'));
        const orders = await listOrdersForOperator(database, {
          ...(status && { status }),
          text: given.option('search') ?? '',
          limit: given.wholeNumber('limit') ?? LIMIT,
        });
        const text = orders.length === 0 ? 'There are no such orders.' : formatOrders(screen, orders);
        return { text, json: orders.map(jsonOf) };
      },
    },
    {
      name: 'show',
      says: 'all about an order: price, addresses, history',
      parameters: [ORDER],
      hasJson: true,
      async run({ database, screen }, given) {
        const orders = await findOrders(database, given.word('ORDER'));
        const text = orders.map((order) => formatOrder(screen, order)).join(`\n\n${'─'.repeat(20)}\n\n`);
        return { text, json: orders.map(jsonOf) };
      },
    },
    step('confirm', 'Confirmed', 'confirm what was requested'),
    step('reject', 'Rejected', 'reject what was requested or confirmed'),
    step('ship', 'Shipped', 'say that what was confirmed is on its way'),
    step('deliver', 'Delivered', 'say that what was shipped has arrived'),
    {
      name: 'discount',
      says: 'add to the discount, until it is shipped',
      parameters: [ORDER, { name: 'PERCENT', says: 'percentage points; 0 takes the added discount away' }],
      more: 'Replaces what was added before. The product’s own discount stays.',
      async run(desk, given) {
        const discountBps = readPercent(given.word('PERCENT'));
        const outcome = await discountOrders(desk.database, desk.operator, given.word('ORDER'), discountBps);
        return { text: report(desk, `${formatPercent(discountBps)} added`, outcome) };
      },
    },
  ],
};
