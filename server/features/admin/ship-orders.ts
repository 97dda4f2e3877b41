import type { WireShipmentDetails } from '#contract/dispatch.ts';
import { AppError } from '#contract/errors.ts';
import { parseEstimateNumber } from '#domain/financial-year.ts';
import { canChangeStatus } from '#domain/order-status.ts';
import { createShipment, type ShipmentEntry } from '#server/features/dispatch/create-shipment.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectChanging } from './change-orders.ts';

/** `2=5` or `4fGh2Kd=5`: five of the request's second line, or of an order. */
const PART_PATTERN = /^([\w-]+)=(\d{1,9}(?:\.\d{1,3})?)$/;
const LINE_PATTERN = /^\d{1,4}$/;

export type Dispatch = {
  details: WireShipmentDetails;
  sentAt?: Date | undefined;
  operator: string;
  isSilent: boolean;
};

/**
 * Ships orders: a shipment for each quote request that is named.
 * @param names orders and estimate numbers, of which all leaves that is confirmed; and parts such as `2=5`. With parts,
 * an estimate number only says whose lines are meant.
 * @throws AppError as `createShipment`, 'invalid_input' for a part of a line without one estimate number.
 */
export async function shipOrders(
  transaction: Transaction,
  names: readonly string[],
  dispatch: Dispatch,
): Promise<Shipment[]> {
  const parts = names.filter((name) => PART_PATTERN.test(name));
  const isContext = (name: string) => parts.length > 0 && parseEstimateNumber(name) !== undefined;
  const whole = names.filter((name) => !parts.includes(name) && !isContext(name));
  const lines = [
    ...(await findWhole(transaction, whole)),
    ...(await findParts(transaction, parts, names.filter(isContext))),
  ];
  const shipments: Shipment[] = [];
  for (const [quoteRequestId, linesOfRequest] of Map.groupBy(lines, (line) => line.quoteRequestId)) {
    shipments.push(await createShipment(transaction, { ...dispatch, quoteRequestId, lines: linesOfRequest }));
  }
  return shipments;
}

type Line = ShipmentEntry['lines'][number] & { quoteRequestId: string };
type Part = Line & { quantity: number };

async function findWhole(transaction: Transaction, names: readonly string[]): Promise<Line[]> {
  if (names.length === 0) return [];
  const { changing } = await selectChanging(transaction, names, (status) =>
    canChangeStatus(status, 'Shipped'),
  );
  return changing.map(({ id, quoteRequestId }) => ({ orderId: id, quoteRequestId }));
}

/**
 * @param parts `2=5` or `4fGh2Kd=5`
 * @param requests the estimate number whose lines are meant.
 * @throws AppError 'invalid_input' for what is no part, or for a line without one estimate number.
 */
export async function findParts(
  transaction: Transaction,
  parts: readonly string[],
  requests: readonly string[],
): Promise<Part[]> {
  const lines: Part[] = [];
  for (const part of parts) {
    const [, name, quantity] = PART_PATTERN.exec(part) ?? [];
    if (name === undefined)
      throw new AppError('invalid_input', `“${part}” is not a part such as 2=5 or 4fGh2Kd=5.`);
    const { id, quoteRequestId } = LINE_PATTERN.test(name)
      ? await findLine(transaction, Number(name), requests)
      : (await findOrders(transaction, name))[0];
    lines.push({ orderId: id, quoteRequestId, quantity: Number(quantity) });
  }
  return lines;
}

async function findLine(transaction: Transaction, lineNumber: number, requests: readonly string[]) {
  const [request] = requests;
  if (request === undefined || requests.length > 1) {
    throw new AppError(
      'invalid_input',
      `Line ${lineNumber} of which request? Give one estimate number, as in: ship EST/2026-27/000123 ${lineNumber}=2`,
    );
  }
  const orders = await findOrders(transaction, request);
  const order = orders[lineNumber - 1];
  if (order) return order;
  throw new AppError(
    'not_found',
    `${request} has ${orders.length} lines, so there is no line ${lineNumber}.`,
  );
}
