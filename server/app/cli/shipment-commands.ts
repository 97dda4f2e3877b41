import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { parseShipmentNumber } from '#domain/dispatch/shipment-number.ts';
import { changeOrdersWithin } from '#server/features/admin/change-orders.ts';
import { findParts, shipOrders } from '#server/features/admin/ship-orders.ts';
import { correctShipment } from '#server/features/dispatch/correct-shipment.ts';
import { getShipmentByName } from '#server/features/dispatch/get-shipment.ts';
import { recordDelivery } from '#server/features/dispatch/record-delivery.ts';
import { findRequest } from '#server/features/orders/find-orders.ts';
import { listShipments, type Shipment } from '#server/features/shipments/list-shipments.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { addGroup, FORCE, JSON_OUTPUT, ORDER } from './command-parts.ts';
import { addDetailOptions, parseTypedDay, toDetails } from './dispatch-options.ts';
import { getEstimateNumber } from './format-orders.ts';
import { formatShipments } from './format-shipment.ts';
import { formatOutcome } from './order-commands.ts';
import { type DispatchOptions, takeDispatchStep } from './take-dispatch-step.ts';
import { DRY_RUN_STEP, NO_MAIL } from './take-step.ts';
import { writeAtomically } from './write-atomically.ts';

const SHIPMENT = ['<SHIPMENT>', 'the number of a shipment: EST/2026-27/000123/S1'] as const;

export function addShipmentCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program.commandsGroup('Dispatch:');
  addShipCommand(program, withContext);
  addDeliverCommand(program, withContext);
  const shipments = addGroup(program, 'shipments', 'Dispatch:');
  shipments
    .command('list')
    .summary('list the shipments of orders')
    .description('Lists what was sent of orders, or of all orders of an estimate.')
    .argument(...ORDER)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, name) => {
        const { orders } = await findRequest(database, name);
        const found = await listShipments(database, { orderIds: orders.map(({ id }) => id) });
        return {
          ...toOutput(found, formatShipments(terminal, found) || 'Nothing has been sent yet.'),
          json: found,
        };
      }),
    );
  addDetailOptions(shipments.command('set'))
    .summary('correct a shipment')
    .description(
      'Corrects how a shipment travels, or adds what was not known when it left. Until it has arrived, also what was in it; an order that is Shipped stays so, and the rest of it can be sent. The buyer gets no mail.',
    )
    .argument('<NAME>', SHIPMENT[1])
    .argument(
      '[PART...]',
      'what was in it: 2=5 for five of line 2 of the estimate, 4fGh2Kd=5 for five of an order; 0 for nothing',
    )
    .action(
      withContext(async (context, name, parts, options) => {
        const { outcome, text } = await takeDispatchStep(
          context,
          {},
          async (transaction, { operator }) => {
            const { id: shipmentId, ...request } = await getShipmentByName(transaction, name);
            const lines = await findParts(transaction, parts, [getEstimateNumber(request)]);
            return correctShipment(transaction, {
              ...{ shipmentId, lines, operator },
              details: toDetails(options),
            });
          },
          (shipment) => formatShipments(context.terminal, [shipment]),
        );
        return toOutput([outcome], text);
      }),
    );
  addPackingListCommand(program, withContext);
}

function addShipCommand(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  addDetailOptions(program.command('ship'))
    .summary('record what leaves of confirmed orders')
    .description(
      'Records a shipment: all that is confirmed and has not left yet, or parts. An order is Shipped once all of it has left. Either every ORDER is done or none. The buyer gets a mail.',
    )
    .argument(
      '<ORDER...>',
      'one or more: the first 7 characters of an order’s id; an estimate number (EST/2026-27/000123) for all its orders; or a part: 2=5 for five of line 2 of the estimate, 4fGh2Kd=5 for five of an order',
    )
    .option('--on <DATE>', 'when it left, if not today', parseTypedDay)
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext(async (context, names, { on: sentAt, ...options }) => {
        const { outcome, text } = await takeDispatchStep(
          context,
          options,
          (transaction, taking) =>
            shipOrders(transaction, names, { ...taking, sentAt, details: toDetails(options) }),
          (shipments) => `Shipped:\n${formatShipments(context.terminal, shipments)}`,
        );
        return toOutput(outcome, text);
      }),
    );
}

function addDeliverCommand(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .command('deliver')
    .summary('record that goods have arrived')
    .description(
      'Records that a shipment has arrived, and who received it. An order is Delivered once all of it has left and arrived. Orders, instead of a shipment, are Delivered with all that was sent of them. The buyer gets a mail.',
    )
    .argument(
      '<SHIPMENT...>',
      'one or more shipments (EST/2026-27/000123/S1), or else orders or estimate numbers, as for “confirm”',
    )
    .option('--received-by <NAME>', 'who received the shipment (required for shipments)')
    .option('--on <DATE>', 'when the shipment arrived, if not today', parseTypedDay)
    .option('--reason <TEXT>', 'a note; the buyer reads it with the order')
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext(async (context, names, options, command) => {
        const { receivedBy, on: deliveredAt, reason = '', ...stepOptions } = options;
        const shipments = names.filter((name) => parseShipmentNumber(name));
        if (shipments.length === 0) {
          if (receivedBy !== undefined || deliveredAt) {
            return command.error('error: --received-by and --on need the number of a shipment');
          }
          return deliverOrders(context, names, stepOptions, reason);
        }
        if (shipments.length < names.length) {
          return command.error('error: give either shipments or orders');
        }
        if (receivedBy === undefined) {
          return command.error('error: --received-by is required for a shipment');
        }
        const { outcome, text } = await takeDispatchStep(
          context,
          stepOptions,
          async (transaction, taking) => {
            const delivered: Shipment[] = [];
            for (const name of shipments) {
              const { id: shipmentId } = await getShipmentByName(transaction, name);
              const delivery = { ...taking, shipmentId, receivedBy, deliveredAt, note: reason };
              delivered.push(await recordDelivery(transaction, delivery));
            }
            return delivered;
          },
          (delivered) => `Delivered:\n${formatShipments(context.terminal, delivered)}`,
        );
        return toOutput(outcome, text);
      }),
    );
}

async function deliverOrders(
  context: CommandContext,
  names: readonly string[],
  options: DispatchOptions,
  reason: string,
): Promise<CommandOutput> {
  const format = (outcome: Awaited<ReturnType<typeof changeOrdersWithin>>) =>
    formatOutcome(context.terminal, 'Delivered', outcome);
  const { outcome, text } = await takeDispatchStep(
    context,
    options,
    (transaction, { operator, isSilent }) =>
      changeOrdersWithin(transaction, operator, names, { to: 'Delivered', reason, isSilent }),
    (changed) => format(changed).text,
  );
  return { ...format(outcome), text };
}

function addPackingListCommand(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .command('packing-list')
    .summary('write the packing list of a shipment')
    .description('Writes the packing list of a shipment as a PDF, to go with the goods. It has no prices.')
    .argument(...SHIPMENT)
    .requiredOption('--pdf <FILE.pdf>', 'the file to write')
    .option(...FORCE)
    .action(
      withContext(async ({ database, config: { brand }, signal }, name, { pdf: file, force }) => {
        const shipment = await getShipmentByName(database, name);
        return {
          ...toOutput([shipment], ''),
          afterRecording: async () => {
            // It loads the fonts, which few commands need.
            const { renderPackingList } = await import('#server/features/dispatch/render-packing-list.ts');
            const bytes = await renderPackingList(database, brand, shipment);
            await writeAtomically(file, { signal, force }, (write) => write(bytes));
            return `Wrote the packing list to ${file}`;
          },
        };
      }),
    );
}

function toOutput(shipments: readonly Shipment[], text: string): CommandOutput {
  const orderIds = shipments.flatMap(({ lines }) => lines.map(({ orderId }) => orderId));
  return { text, personalDataOf: [...new Set(orderIds)] };
}
