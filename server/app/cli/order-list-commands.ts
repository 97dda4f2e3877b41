import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts';
import { getLastRevision, renderEstimate } from '#server/features/estimates/render-estimate.ts';
import { selectMails } from '#server/features/mail-log/repository.ts';
import { exportOrders } from '#server/features/order-exports/export-orders.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import { listRequestsForOperator } from '#server/features/orders/list-requests-for-operator.ts';
import {
  type RequestFilters,
  selectOrderIdsOfRequests,
  selectRequestIds,
} from '#server/features/orders/request-queries.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { FORCE, FROM, JSON_OUTPUT, LIMIT, ORDER, TO, toPeriod } from './command-parts.ts';
import { getEstimateNumber, getTotalPaise } from './format-orders.ts';
import { formatRequest } from './format-request.ts';
import { formatRequestList, getRequestTotalPaise } from './format-request-list.ts';
import { writeAtomically } from './write-atomically.ts';

/** Of a request, in `show`; `mails` has all. */
const MAX_MAILS = 10;

/** The commands about orders that only read. */
export function addOrderListCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .command('orders')
    .summary('list quote requests, newest first')
    .description(
      'Lists quote requests, newest first, each with all its orders. With several options, it lists the requests that meet all of them.',
    )
    .option('--status <STATUS>', `with an order of this status: ${ORDER_STATUSES.join(', ')}`, parseStatus)
    .option('--unanswered', 'with an order that is still Requested')
    .option(FROM[0], `requested ${FROM[1]}`, FROM[2])
    .option(...TO)
    .option('--city <TEXT>', 'billed or delivered to this city')
    .option('--product <TEXT>', 'with these words in the title, brand or model of a product')
    .option('--phone <NUMBER>', 'of a contact with this number, or these digits in it', parsePhone)
    .option('--gstin <TEXT>', 'of a firm with this GSTIN, or this part of it')
    .option(
      '--search <TEXT>',
      'with this text in a name, e-mail address, phone number, GSTIN, estimate number or product, or at the beginning of an order’s id',
    )
    .option(LIMIT[0], `list at most this many requests (default: ${LIMIT[3]}; with --csv all)`, LIMIT[2])
    .addOption(new Option('--csv', 'print a CSV file with a row for each order').conflicts('json'))
    .option(...JSON_OUTPUT)
    .action(
      withContext(async (context, { csv, limit, unanswered, from, to, search, ...rest }) => {
        const { database, terminal } = context;
        const filters = {
          ...rest,
          ...toPeriod({ from, to }),
          isUnanswered: unanswered,
          text: search?.trim(),
        };
        if (csv) return outputCsv(context, filters, limit ?? Number.MAX_SAFE_INTEGER);
        const { requests, total } = await listRequestsForOperator(database, filters, limit ?? LIMIT[3]);
        return {
          text: formatRequestList(terminal, requests, new Date()) || 'No quote requests found.',
          remaining: total - requests.length,
          json: requests.flatMap(({ orders, flags }) =>
            orders.map((order) => ({ ...toJson(order, getRequestTotalPaise(orders)), flags })),
          ),
          personalDataOf: requests.flatMap(({ orders }) => orders.map(({ id }) => id)),
        };
      }),
    );
  program
    .command('show')
    .summary('show orders: prices, taxes, addresses, history')
    .description(
      'Shows an order or all orders of an estimate: addresses, prices, the estimate’s taxes and total, and the history.',
    )
    .argument(...ORDER)
    .option('--pdf <FILE.pdf>', 'also write the estimate to this file')
    .option(...FORCE)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async (context, name, { pdf, force }) => {
        const {
          database,
          config: { brand },
          terminal,
        } = context;
        const orders = await findOrders(database, name);
        const [{ quoteRequestId }] = orders;
        const { document: estimate } = await getLastRevision(database, brand, quoteRequestId);
        const { totals, taxNames, taxSummary } = estimate;
        const mails = await selectMails(database, { quoteRequestId }, MAX_MAILS);
        const text = formatRequest(terminal, orders, estimate, mails, new Date());
        return {
          text,
          json: orders.map((order) => ({ ...toJson(order, totals.totalPaise), taxNames, taxSummary })),
          personalDataOf: orders.map(({ id }) => id),
          ...(pdf && {
            afterRecording: async () => {
              await writeEstimate(context, quoteRequestId, pdf, force);
              return `${text}\n\nWrote the estimate to ${pdf}`;
            },
          }),
        };
      }),
    );
}

async function outputCsv(
  { database, config: { brand }, write }: CommandContext,
  filters: RequestFilters,
  limit: number,
): Promise<CommandOutput> {
  const { ids } = await selectRequestIds(database, filters, limit);
  const orderIds = await selectOrderIdsOfRequests(database, ids);
  return {
    text: '',
    personalDataOf: orderIds,
    afterRecording: async () => {
      await exportOrders(database, brand.gstin, orderIds, write);
      return '';
    },
  };
}

/** Draws on a thread, which is loaded here, because few commands need it. */
async function writeEstimate(
  { database, config: { brand }, signal }: CommandContext,
  quoteRequestId: string,
  file: string,
  force: boolean | undefined,
): Promise<void> {
  const { createEstimateRenderer } = await import('#server/features/estimates/estimate-renderer.ts');
  const renderer = createEstimateRenderer();
  try {
    const { pdf } = await renderEstimate(database, { renderer, brand }, quoteRequestId);
    await writeAtomically(file, { signal, force }, (write) => write(pdf));
  } finally {
    await renderer.close();
  }
}

/** For scripts that read the output: full ids, money in paise, rates in basis points. */
function toJson<Order extends OrderRow>(order: Order, estimateTotalInclGstPaise: number) {
  return {
    ...order,
    estimateNumber: getEstimateNumber(order),
    totalInclGstPaise: getTotalPaise(order),
    estimateTotalInclGstPaise,
  };
}

function parseStatus(input: string): OrderStatus {
  const status = ORDER_STATUSES.find((each) => each.toLowerCase() === input.toLowerCase());
  if (status) return status;
  throw new InvalidArgumentError(`It must be one of ${ORDER_STATUSES.join(', ')}.`);
}

function parsePhone(input: string): string {
  if (/\d/.test(input)) return input;
  throw new InvalidArgumentError('It must contain digits.');
}
