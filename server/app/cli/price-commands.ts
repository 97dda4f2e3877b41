import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { MICRO_BPS_PER_BPS, PAISE_PER_RUPEE } from '#domain/money.ts';
import { priceOrder } from '#domain/order-price.ts';
import { shortId } from '#domain/short-id.ts';
import type { OrderNames } from '#server/features/admin/change-orders.ts';
import { previewPrices, priceOrders } from '#server/features/admin/price-orders.ts';
import type { OrderRow, PricedOrder } from '#server/features/orders/buyer-order.ts';
import type { PriceEntry } from '#server/features/orders/price-entry.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { DRY_RUN, splitOrdersAndValue, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { formatOrders } from './format-orders.ts';
import { formatPriceEntry } from './format-price-entry.ts';

/** A price below that of this added discount is probably a mistake, so the operator is asked. */
const LARGE_DISCOUNT_MICRO_BPS = 3000 * MICRO_BPS_PER_BPS;
/** Orders that the question names. */
const MAX_NAMED = 5;

export function addPriceCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const discount = withContext(
    (
      context,
      orders: string[],
      discountBps: number,
      { dryRun: isDryRun = false }: { dryRun?: boolean },
      command: CommandUnknownOpts,
    ) => enterPrice(context, command, orders, { discountBps }, isDryRun),
  );
  program
    .command('discount')
    .summary('set the discount added to orders')
    .description(
      'Sets the discount added to orders that are not shipped yet. It replaces what was added or agreed before; the product’s own discount stays. Once an order is confirmed, its price can only be lowered. The buyer gets a mail with the new estimate.',
    )
    .usage('[options] <ORDER...> <PERCENT>')
    .argument(
      '<ORDER PERCENT...>',
      'one or more orders or estimate numbers, as for “confirm”; then percentage points, such as 2.5: 0 removes what was added or agreed',
    )
    .option(...DRY_RUN)
    .option(...YES)
    .action((typed, options, command) => {
      const parse = (value: string) => parsePercent(command, value);
      return discount(...splitOrdersAndValue(command, typed, parse), options, command);
    });
  const price = program.command('price');
  price
    .summary('set the agreed price of an order')
    .description(
      'Sets the price of one unit, before GST, that was agreed for an order that is not shipped yet: any price in whole rupees up to the list price. It replaces the discounts. Once the order is confirmed, its price can only be lowered. The buyer gets a mail with the new estimate.',
    )
    .argument('<ORDER>', 'the first 7 characters of an order’s id, or the estimate number of a single order')
    .argument('<RUPEES>', 'the price of one unit, such as 725000', (typed) => parseRupees(price, typed))
    .option('--incl-gst', 'the price includes GST')
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      withContext((context, order, agreedPricePaise, options, command) => {
        const { inclGst: isInclGst = false, dryRun: isDryRun = false } = options;
        return enterPrice(context, command, order, { agreedPricePaise, isInclGst }, isDryRun);
      }),
    );
}

/** @returns basis points. */
function parsePercent(command: CommandUnknownOpts, typed: string): number {
  const digits = /^(\d{1,3}(?:\.\d{1,2})?)%?$/.exec(typed)?.[1];
  if (digits) return Math.round(Number(digits) * 100);
  return command.error(
    `error: ${typed} is not a discount: it must be a percentage from 0, such as 5 or 2.5. To raise a price, use the command price.`,
  );
}

/** @returns paise. */
function parseRupees(command: CommandUnknownOpts, typed: string): number {
  const digits = /^(?:₹ ?)?(\d[\d,]{0,14})$/.exec(typed)?.[1]?.replaceAll(',', '');
  if (digits) return Number(digits) * PAISE_PER_RUPEE;
  return command.error(`error: ${typed} is not a price: it must be in whole rupees, such as 725000.`);
}

async function enterPrice(
  context: CommandContext,
  command: CommandUnknownOpts,
  names: OrderNames,
  entry: PriceEntry,
  isDryRun: boolean,
): Promise<CommandOutput> {
  const { database, operator, terminal } = context;
  const preview = await previewPrices(database, names, entry);
  if (isDryRun) {
    const sections = [`Would be set:\n${formatOrders(terminal, preview)}`, ...describeReplaced(preview)];
    return { text: sections.join('\n\n'), personalDataOf: preview.map(({ id }) => id) };
  }
  const large = preview.filter(
    (order) => getPrice(order) < getPrice({ ...order, addedDiscountMicroBps: LARGE_DISCOUNT_MICRO_BPS }),
  );
  if (large.length > 0) await confirmOnTerminal(context, command, askAbout(large));
  const { changed, unchanged } = await priceOrders(database, operator, names, entry);
  const isNew = (order: PricedOrder) => order.addedDiscountMicroBps !== order.formerAddedDiscountMicroBps;
  const [set, same] = [changed.filter(isNew), changed.filter((order) => !isNew(order))];
  const sections = [
    ...(set.length > 0 ? [`Price set:\n${formatOrders(terminal, set)}`] : []),
    ...describeReplaced(changed),
    ...(same.length > 0
      ? [`The price is already this, so no mail is sent:\n${formatOrders(terminal, same)}`]
      : []),
    ...(unchanged.length > 0 ? [`Unchanged:\n${formatOrders(terminal, unchanged)}`] : []),
  ];
  return { text: sections.join('\n\n'), personalDataOf: [...changed, ...unchanged].map(({ id }) => id) };
}

function askAbout(orders: readonly PricedOrder[]): string {
  const changes = orders.slice(0, MAX_NAMED).map((order) => {
    const [before, after] = [getFormer(order), order].map((each) => formatRupeesShort(getPrice(each)));
    return `${shortId(order.id)} from ${before} to ${after} before GST`;
  });
  const more = orders.length > MAX_NAMED ? ` and ${orders.length - MAX_NAMED} more` : '';
  return `Add more than 30 percentage points to the discount: ${changes.join(', ')}${more}?`;
}

function describeReplaced(orders: readonly PricedOrder[]): string[] {
  const replaced = orders
    .filter(
      ({ formerAddedDiscountMicroBps: former, addedDiscountMicroBps }) =>
        former !== 0 && former !== addedDiscountMicroBps,
    )
    .map((order) => `${formatPriceEntry(getFormer(order))} on ${shortId(order.id)}`);
  return replaced.length > 0 ? [`Replaces ${replaced.join(', ')}.`] : [];
}

/** The price of one unit before GST, in paise. */
function getPrice(order: OrderRow): number {
  return priceOrder({ ...order.product, ...order }).discountedPricePaise;
}

/** The order as it was before its price was set. */
function getFormer(order: PricedOrder): OrderRow {
  return { ...order, addedDiscountMicroBps: order.formerAddedDiscountMicroBps };
}
