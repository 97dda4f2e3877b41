import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatSentQuantity } from '#domain/dispatch/describe-sent.ts';
import type { ReturnState } from '#domain/dispatch/order-return.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatDate } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { askForReturn } from '#server/features/dispatch/ask-for-return.ts';
import { changeReturn, type ReturnStep } from '#server/features/dispatch/change-return.ts';
import { findReturn } from '#server/features/dispatch/find-return.ts';
import { selectOpenReturnIds } from '#server/features/dispatch/repository.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import type { OrderReturn } from '#server/features/shipments/list-shipments.ts';
import { selectReturns } from '#server/features/shipments/repository.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, LIMIT, ORDER } from './command-parts.ts';
import { parseAmount, parseTypedDay } from './dispatch-options.ts';
import { type Column, formatTable } from './table.ts';
import { type DispatchOptions, takeDispatchStep } from './take-dispatch-step.ts';
import { DRY_RUN_STEP, NO_MAIL } from './take-step.ts';
import type { Terminal } from './terminal-text.ts';

const RETURN = ['<RETURN>', 'as listed; its first 7 characters are enough'] as const;
const ANSWER = ['--answer <TEXT>', 'what the buyer reads in the mail and with the order'] as const;

const COLUMNS: Column[] = [
  { title: 'ID' },
  { title: 'ASKED' },
  { title: 'STATE', canWrap: true },
  { title: 'ORDER', canWrap: true },
  { title: 'GOODS', canWrap: true },
  { title: 'REASON', canWrap: true },
];

export function addReturnCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const returns = addGroup(program, 'returns', 'Dispatch:');
  returns
    .command('list')
    .summary('list the returns that are not settled yet')
    .description('Lists the returns that are neither settled nor refused, or all returns of orders.')
    .argument('[ORDER]', ORDER[1])
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, name, { limit }) => {
        const chosen =
          name === undefined
            ? { ids: await selectOpenReturnIds(database, limit) }
            : { orderIds: (await findOrders(database, name)).map(({ id }) => id) };
        const found = await selectReturns(database, chosen);
        return { ...toOutput(found, formatReturns(terminal, found) || 'No returns found.'), json: found };
      }),
    );
  returns
    .command('add')
    .summary('record that a buyer wants to return goods')
    .description(
      'Records that a buyer wants to send goods of an order back, as the buyer can do with the order.',
    )
    .argument('<ORDER>', 'the first 7 characters of an order’s id')
    .requiredOption('--quantity <NUMBER>', 'how much of it', parseAmount)
    .requiredOption('--reason <TEXT>', 'why')
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext(async (context, name, { quantity, reason, ...options }) => {
        const [{ id: orderId, quoteRequestId }] = await findOrders(context.database, name);
        return takeReturnStep(context, options, (transaction, taking) =>
          askForReturn(transaction, { ...taking, quoteRequestId, orderId, quantity, reason }),
        );
      }),
    );
  const addStepCommand = (name: string, to: Exclude<ReturnState, 'asked' | 'settled'>, summary: string) => {
    returns
      .command(name)
      .description(summary)
      .argument(...RETURN)
      .option(ANSWER[0], to === 'refused' ? `${ANSWER[1]} (required)` : ANSWER[1])
      .option(...DRY_RUN_STEP)
      .option(...NO_MAIL)
      .action(
        withContext((context, id, { answer, ...options }) => changeOne(context, id, options, { to, answer })),
      );
  };
  addStepCommand('agree', 'agreed', 'agree to a return');
  addStepCommand('receive', 'received', 'record that returned goods have arrived');
  addStepCommand('refuse', 'refused', 'refuse a return');
  returns
    .command('settle')
    .summary('settle a return by a credit note')
    .description(
      'Settles a return of which the goods have arrived by a credit note of your books. The buyer gets a mail.',
    )
    .argument(...RETURN)
    .requiredOption('--credit-note <NUMBER>', 'its number')
    .requiredOption('--amount <RUPEES>', 'its amount with GST', parseAmount)
    .option('--date <DATE>', 'its date, if not today', parseTypedDay)
    .option(...ANSWER)
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext((context, id, { creditNote: number, amount, date = new Date(), answer, ...options }) => {
        const creditNote = { number, amount, date: formatIsoDay(date) };
        return changeOne(context, id, options, { to: 'settled', answer, creditNote });
      }),
    );
}

type Change =
  | { to: Exclude<ReturnState, 'asked' | 'settled'>; answer: string | undefined }
  | (Pick<Extract<ReturnStep, { to: 'settled' }>, 'to' | 'creditNote'> & { answer: string | undefined });

async function changeOne(
  context: CommandContext,
  id: string,
  options: DispatchOptions,
  change: Change,
): Promise<CommandOutput> {
  return takeReturnStep(context, options, async (transaction, taking) => {
    const { id: returnId } = await findReturn(transaction, id);
    return changeReturn(transaction, { ...taking, ...change, returnId });
  });
}

async function takeReturnStep(
  context: CommandContext,
  options: DispatchOptions,
  step: Parameters<typeof takeDispatchStep<OrderReturn>>[2],
): Promise<CommandOutput> {
  const format = (outcome: OrderReturn) => formatReturns(context.terminal, [outcome]);
  const { outcome, text } = await takeDispatchStep(context, options, step, format);
  return toOutput([outcome], text);
}

function formatReturns(terminal: Terminal, returns: readonly OrderReturn[]): string {
  return formatTable(
    terminal,
    COLUMNS,
    returns.map((each) => [
      shortId(each.id),
      formatDate(each.createdAt),
      describeState(each),
      `${formatEstimateNumber(each.financialYear, each.runningNumber)} ${shortId(each.orderId)}`,
      `${formatSentQuantity(each.quantity, each.ordered)} × ${each.product.title}`,
      [each.reason, each.answer && `→ ${each.answer}`].filter(Boolean).join(' '),
    ]),
  );
}

function describeState({ state, creditNoteNumber }: OrderReturn): string {
  return creditNoteNumber === '' ? state : `${state}: ${creditNoteNumber}`;
}

function toOutput(returns: readonly OrderReturn[], text: string): CommandOutput {
  return { text, personalDataOf: [...new Set(returns.map(({ orderId }) => orderId))] };
}
