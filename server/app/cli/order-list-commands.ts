import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts';
import { priceQuotation } from '#domain/quotation/price-quotation.ts';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { getGrandTotalPaise } from '#server/features/estimates/frozen-document.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { getLastRevision, renderEstimate } from '#server/features/estimates/render-estimate.ts';
import { summariseTaxes } from '#server/features/estimates/summarise-taxes.ts';
import { selectMails } from '#server/features/mail-log/repository.ts';
import { exportOrders } from '#server/features/order-exports/export-orders.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { findRequest } from '#server/features/orders/find-orders.ts';
import { listRequestsForOperator } from '#server/features/orders/list-requests-for-operator.ts';
import {
  type RequestFilters,
  selectOrderIdsOfRequests,
  selectRequestIds,
} from '#server/features/orders/request-queries.ts';
import { selectIdsWithWishes } from '#server/features/orders/wish-queries.ts';
import { selectAcceptanceInForce } from '#server/features/quotations/acceptance-queries.ts';
import { listStandings } from '#server/features/quotations/list-standings.ts';
import { openRequest } from '#server/features/quotations/open-request.ts';
import { listFilesOfRequests } from '#server/features/request-files/list-files.ts';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { FORCE, FROM, JSON_OUTPUT, LIMIT, ORDER, TO, toPeriod } from './command-parts.ts';
import { getEstimateNumber, getTotalPaise } from './format-orders.ts';
import { formatRequest } from './format-request.ts';
import { formatRequestList, getRequestTotalPaise } from './format-request-list.ts';
import { listSubjects } from './list-subjects.ts';
import { writeAtomically } from './write-atomically.ts';
import { writeRequestFiles } from './write-request-files.ts';

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
    .addOption(
      new Option('--state <STATE>', 'whose quotation has this state').choices([
        ...QUOTATION_STATES,
        'lapsed',
      ] as const),
    )
    .addOption(
      new Option('--turn <WHOSE>', 'where our answer or the buyer’s is expected').choices([
        'ours',
        'buyer',
      ] as const),
    )
    .option('--unanswered', 'with an order that is still Requested, or with wishes alone')
    .option(FROM[0], `requested ${FROM[1]}`, FROM[2])
    .option(...TO)
    .option('--city <TEXT>', 'billed or delivered to this city')
    .option('--product <TEXT>', 'with these words in the title, brand or model of a product')
    .option('--phone <NUMBER>', 'of a contact with this number, or these digits in it', parsePhone)
    .option('--gstin <TEXT>', 'of a firm with this GSTIN, or this part of it')
    .option(
      '--search <TEXT>',
      'with this text in a name, e-mail address, phone number, GSTIN, estimate number, buyer’s reference, product or wish, or at the beginning of an order’s id',
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
        const standings = await listStandings(
          database,
          requests.map(({ request }) => request.quoteRequestId),
        );
        return {
          text: formatRequestList(terminal, requests, standings, new Date()) || 'No quote requests found.',
          remaining: total - requests.length,
          json: requests.flatMap(({ request, orders, quotedPaise, flags }): object[] => {
            const quotation = standings.get(request.quoteRequestId);
            return orders.length > 0
              ? orders.map((order) => ({
                  ...toJson(order, getRequestTotalPaise({ orders, quotedPaise })),
                  flags,
                  quotation,
                }))
              : [{ ...request, estimateNumber: getEstimateNumber(request), flags, quotation }];
          }),
          personalDataOf: requests.flatMap(listSubjects),
        };
      }),
    );
  program
    .command('show')
    .summary('show prices, taxes, addresses, history')
    .description(
      'Shows an order or all orders of an estimate: addresses, prices, the estimate’s taxes and total, the names of the buyer’s files, and the history. A new request counts as read from then on.',
    )
    .argument(...ORDER)
    .option('--pdf <FILE.pdf>', 'also write the estimate to this file')
    .option('--files <FOLDER>', 'also write the buyer’s drawings, photos and lists to this folder')
    .option(...FORCE)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async (context, name, { pdf, files: folder, force }) => {
        const {
          database,
          operator,
          config: { brand },
          terminal,
        } = context;
        const found = await findRequest(database, name);
        const { request, orders } = found;
        const { quoteRequestId } = request;
        await runAsOperator(database, operator, (transaction) =>
          openRequest(transaction, { quoteRequestId, operator }),
        );
        const { document: sent } = await getLastRevision(database, brand, quoteRequestId);
        const mails = await selectMails(database, { quoteRequestId }, MAX_MAILS);
        const files = (await listFilesOfRequests(database, [quoteRequestId])).get(quoteRequestId) ?? [];
        const now = new Date();
        const standings = await listStandings(database, [quoteRequestId]);
        const quotation = standings.get(quoteRequestId);
        const document = (quotation?.accepted && (await readAccepted(database, quoteRequestId))) ?? sent;
        const { taxNames, taxSummary } = summariseTaxes(document);
        const text = formatRequest(terminal, found, document, { mails, files, standing: quotation }, now);
        return {
          text,
          json:
            orders.length > 0
              ? orders.map((order) => ({
                  ...toJson(order, getGrandTotalPaise(document)),
                  taxNames,
                  taxSummary,
                  files: files.map(fileToJson),
                  quotation,
                }))
              : [
                  {
                    ...request,
                    estimateNumber: getEstimateNumber(request),
                    files: files.map(fileToJson),
                    quotation,
                  },
                ],
          personalDataOf: listSubjects(found),
          ...((pdf || folder) && {
            afterRecording: async () => {
              const written: string[] = [];
              if (pdf) {
                await writeEstimate(context, quoteRequestId, pdf, force);
                written.push(`Wrote the estimate to ${pdf}`);
              }
              if (folder) written.push(await writeRequestFiles(context, files, folder, force));
              return [text, ...written].join('\n\n');
            },
          }),
        };
      }),
    );
}

/** The accepted quotation with the figures of the chosen lines. */
async function readAccepted(
  database: Database,
  quoteRequestId: string,
): Promise<QuotationDocument | undefined> {
  const acceptance = await selectAcceptanceInForce(database, quoteRequestId);
  if (!acceptance) return undefined;
  const { document, lineNumbers } = acceptance;
  return {
    ...document,
    figures: priceQuotation(document.terms, document.supply, new Set(lineNumbers)),
  };
}

async function outputCsv(
  { database, config: { brand }, write }: CommandContext,
  filters: RequestFilters,
  limit: number,
): Promise<CommandOutput> {
  const { ids } = await selectRequestIds(database, filters, limit);
  const orderIds = await selectOrderIdsOfRequests(database, ids);
  const quoteRequestIds = await selectIdsWithWishes(database, { ids });
  return {
    text: '',
    personalDataOf: [...orderIds, ...quoteRequestIds],
    afterRecording: async () => {
      await exportOrders(database, brand, { orderIds, quoteRequestIds }, write);
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

function fileToJson({ sha256, ...file }: RequestFile) {
  return { ...file, sha256: sha256.toString('hex') };
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
