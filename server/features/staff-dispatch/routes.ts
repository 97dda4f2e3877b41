import { parseDay } from '#domain/indian-day.ts';
import { dryRun } from '#server/features/admin/dry-run.ts';
import { recordPersonalDataRead } from '#server/features/admin/personal-data-read-queries.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { askForReturn } from '#server/features/dispatch/ask-for-return.ts';
import { changeReturn } from '#server/features/dispatch/change-return.ts';
import { correctShipment } from '#server/features/dispatch/correct-shipment.ts';
import { createShipment } from '#server/features/dispatch/create-shipment.ts';
import { getShipmentByName } from '#server/features/dispatch/get-shipment.ts';
import { recordDelivery } from '#server/features/dispatch/record-delivery.ts';
import { renderPackingList } from '#server/features/dispatch/render-packing-list.ts';
import { selectOpenReturnIds, selectOrders } from '#server/features/dispatch/repository.ts';
import { composeQueuedEmails } from '#server/features/quotation-emails/compose-queued-emails.ts';
import { listShipments, type Shipment } from '#server/features/shipments/list-shipments.ts';
import { selectReturns } from '#server/features/shipments/repository.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import { getContact } from '#server/features/staff-quotations/repository.ts';
import type { StaffDependencies } from '#server/features/staff-quotations/take-staff-step.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { assertReturnSeen, assertShipmentSeen } from './assert-seen.ts';
import {
  selectLinesToSend,
  selectRequestsToSend,
  selectShipmentsOnTheWay,
  selectTransporters,
} from './open-dispatch-queries.ts';
import {
  presentAnswer,
  presentCorrectable,
  presentOpenReturn,
  presentRequestToSend,
  presentReturnable,
  presentShipmentOnTheWay,
  presentStaffReturn,
  presentStaffShipment,
} from './presenter.ts';

/** The calls with which operators send goods and take them back. */
export function staffDispatchRoutes(
  dependencies: StaffDependencies,
): FeatureHandlers<
  | 'listRequestsToSend'
  | 'listShipmentsOnTheWay'
  | 'listOpenReturns'
  | 'listTransporters'
  | 'listRequestShipments'
  | 'sendShipment'
  | 'changeShipment'
  | 'deliverShipment'
  | 'fetchPackingList'
  | 'addReturn'
  | 'answerReturn'
> {
  const { database, brand } = dependencies;
  const run = <Result>(staff: StaffCaller, work: (transaction: Transaction) => Promise<Result>) =>
    runAsOperator(database, byStaffCall(staff), work);
  const take = async (
    staff: StaffCaller,
    isDryRun: boolean | undefined,
    step: (transaction: Transaction) => Promise<Shipment>,
  ) => {
    const { shipment, mails } = isDryRun
      ? await dryRun(database, byStaffCall(staff), async (transaction) => ({
          shipment: await step(transaction),
          mails: await composeQueuedEmails(transaction, dependencies),
        }))
      : { shipment: await run(staff, step), mails: [] };
    return { result: presentStaffShipment(shipment), mails };
  };
  const recordRead = (staff: StaffCaller, command: string, shipments: readonly Shipment[]) => {
    const recordIds = [...new Set(shipments.flatMap(({ lines }) => lines.map(({ orderId }) => orderId)))];
    return recordPersonalDataRead(database, { readBy: staff.name, readVia: staff.via, command, recordIds });
  };
  return {
    listRequestsToSend: async ({ query: { after, request, limit } }, { staff }) => {
      // One more than the page has, to know whether there is a next one.
      const rows = await selectRequestsToSend(database, { after, request, limit: limit + 1 });
      const requests = rows.slice(0, limit);
      const ids = requests.map(({ id }) => id);
      const lines = Map.groupBy(await selectLinesToSend(database, ids), (line) => line.quoteRequestId);
      await recordStaffRead(database, staff, 'listRequestsToSend', ids);
      return {
        requests: requests.map((each) => presentRequestToSend(each, lines.get(each.id) ?? [])),
        next: rows.length > limit ? (ids.at(-1) ?? null) : null,
      };
    },
    listShipmentsOnTheWay: async ({ query: { after, limit } }, { staff }) => {
      const rows = await selectShipmentsOnTheWay(database, { after, limit: limit + 1 });
      const found = rows.slice(0, limit);
      const ids = found.map(({ shipmentId }) => shipmentId);
      const known = new Map((await listShipments(database, { ids })).map((each) => [each.id, each]));
      await recordRead(staff, 'listShipmentsOnTheWay', [...known.values()]);
      return {
        shipments: found.flatMap((row) => {
          const shipment = known.get(row.shipmentId);
          return shipment ? [presentShipmentOnTheWay(shipment, row)] : [];
        }),
        next: rows.length > limit ? (ids.at(-1) ?? null) : null,
      };
    },
    listOpenReturns: async ({ query: { after, limit } }, { staff }) => {
      const ids = await selectOpenReturnIds(database, limit + 1, after);
      const returns = await selectReturns(database, { ids: ids.slice(0, limit) });
      const requests = returns.map(({ quoteRequestId }) => quoteRequestId);
      await recordStaffRead(database, staff, 'listOpenReturns', [...new Set(requests)]);
      return {
        returns: returns.map(presentOpenReturn),
        next: ids.length > limit ? (returns.at(-1)?.id ?? null) : null,
      };
    },
    listTransporters: async () => ({ transporters: await selectTransporters(database) }),
    listRequestShipments: async ({ params }, { staff }) => {
      await getContact(database, params.request);
      const chosen = { quoteRequestIds: [params.request] };
      const shipments = await listShipments(database, chosen);
      const returns = await selectReturns(database, chosen);
      if (shipments.length > 0) await recordRead(staff, 'listRequestShipments', shipments);
      return {
        shipments: shipments.map(presentStaffShipment),
        returns: returns.map((each) => ({ ...presentStaffReturn(each), title: each.product.title })),
        returnable: presentReturnable(await selectOrders(database, params.request), returns),
      };
    },
    sendShipment: ({ body }, { staff }) =>
      take(staff, body.dry_run, (transaction) =>
        createShipment(transaction, {
          quoteRequestId: body.request,
          lines: body.lines.map(({ order_id: orderId, quantity }) => ({ orderId, quantity })),
          details: body.details,
          sentAt: toMoment(body.sent_on),
          operator: staff.name,
          isSilent: body.no_mail,
        }),
      ),
    changeShipment: ({ body }, { staff }) =>
      take(staff, body.dry_run, async (transaction) => {
        const { id: shipmentId } = await getShipmentByName(transaction, body.shipment);
        await assertShipmentSeen(transaction, { shipmentId, seen: body.version }, presentCorrectable);
        const lines = body.lines?.map(({ order_id: orderId, quantity }) => ({ orderId, quantity }));
        return correctShipment(transaction, {
          ...{ shipmentId, lines, details: body.details },
          operator: staff.name,
        });
      }),
    deliverShipment: ({ body }, { staff }) =>
      take(staff, body.dry_run, async (transaction) => {
        const { id: shipmentId } = await getShipmentByName(transaction, body.shipment);
        return recordDelivery(transaction, {
          shipmentId,
          receivedBy: body.received_by,
          deliveredAt: toMoment(body.delivered_on),
          note: body.note,
          operator: staff.name,
          isSilent: body.no_mail,
        });
      }),
    fetchPackingList: async ({ query }, { staff }) => {
      const shipment = await getShipmentByName(database, query.shipment);
      await recordRead(staff, 'fetchPackingList', [shipment]);
      const name = `packing-list_${shipment.name.replaceAll('/', '-')}.pdf`;
      return { name, bytes: await renderPackingList(database, brand, shipment) };
    },
    addReturn: async ({ body }, { staff }) => {
      const { request: quoteRequestId, order_id: orderId, quantity, reason, no_mail: isSilent } = body;
      const entry = { quoteRequestId, orderId, quantity, reason, operator: staff.name, isSilent };
      return {
        result: presentStaffReturn(await run(staff, (transaction) => askForReturn(transaction, entry))),
      };
    },
    answerReturn: async ({ body }, { staff }) => {
      const { return_id: returnId, version, answer, no_mail: isSilent } = body;
      const common = { returnId, answer, isSilent, operator: staff.name };
      const step =
        body.to === 'settled'
          ? { ...common, to: body.to, creditNote: body.credit_note }
          : { ...common, to: body.to };
      const changed = await run(staff, async (transaction) => {
        await assertReturnSeen(transaction, { returnId, seen: version }, presentAnswer);
        return changeReturn(transaction, step);
      });
      return { result: presentStaffReturn(changed) };
    },
  };
}

function toMoment(day: string | undefined): Date | undefined {
  return day === undefined ? undefined : parseDay(day);
}
