import { AppError } from '#contract/errors.ts';
import { parseEstimateNumber } from '#domain/financial-year.ts';
import { SHORT_ID_LENGTH } from '#domain/short-id.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { OrderRow } from './buyer-order.ts';
import { findRequestFlags } from './find-request-flags.ts';
import {
  selectDiscountHistory,
  selectOrdersByNumber,
  selectOrdersByPrefix,
  selectStatusHistory,
  selectUnverifiedPhones,
} from './operator-queries.ts';
import { selectRequestByNumber, type WishRequest } from './wish-queries.ts';

/** An order with its history, oldest first. */
export type OrderWithHistory = OrderRow & {
  statusChanges: Awaited<ReturnType<typeof selectStatusHistory>>;
  discountChanges: Awaited<ReturnType<typeof selectDiscountHistory>>;
  /** What the operator should know about its quote request. */
  flags: string[];
  /** Whether the contact's phone number is the one that the account has verified. */
  isPhoneVerified: boolean;
};

/**
 * Finds one order by its id or a unique prefix of it, or all orders of a quote request by its estimate number, in the
 * cart's order.
 * @throws AppError 'not_found' when there is no such order, 'conflict' when several ids have the prefix,
 * 'invalid_input' when the prefix is too short.
 */
export async function findOrders(
  database: DbExecutor,
  idOrNumber: string,
): Promise<[OrderWithHistory, ...OrderWithHistory[]]> {
  const [first, ...others] = await selectOrdersByIdOrNumber(database, idOrNumber.trim());
  if (!first) throw await createNotFoundError(database, idOrNumber);
  const ids = [first, ...others].map((order) => order.id);
  const statusChanges = await selectStatusHistory(database, ids);
  const discountChanges = await selectDiscountHistory(database, ids);
  const getFlags = await findRequestFlags(database, [first.quoteRequestId]);
  const unverifiedPhones = await selectUnverifiedPhones(database, [first.quoteRequestId]);
  const withHistory = (order: OrderRow): OrderWithHistory => ({
    ...order,
    statusChanges: statusChanges.filter((change) => change.orderId === order.id),
    discountChanges: discountChanges.filter((change) => change.orderId === order.id),
    flags: getFlags(order.quoteRequestId),
    isPhoneVerified: !unverifiedPhones.has(order.quoteRequestId),
  });
  return [withHistory(first), ...others.map(withHistory)];
}

/** A quote request, with those of its orders that were asked for. */
export type FoundRequest = {
  request: Omit<WishRequest, 'wishes' | 'orderCount'>;
  /** Empty for wishes alone. */
  orders: OrderWithHistory[];
  flags: string[];
  isPhoneVerified: boolean;
};

/** Finds what `findOrders` finds, or by its estimate number a quote request without orders. @throws as `findOrders`. */
export async function findRequest(database: DbExecutor, idOrNumber: string): Promise<FoundRequest> {
  const request = await findRequestByNumber(database, idOrNumber);
  if (request?.orderCount === 0) {
    const { quoteRequestId } = request;
    const getFlags = await findRequestFlags(database, [quoteRequestId]);
    const unverifiedPhones = await selectUnverifiedPhones(database, [quoteRequestId]);
    return {
      request,
      orders: [],
      flags: getFlags(quoteRequestId),
      isPhoneVerified: !unverifiedPhones.has(quoteRequestId),
    };
  }
  const orders = await findOrders(database, idOrNumber);
  const [first] = orders;
  return { request: first, orders, flags: first.flags, isPhoneVerified: first.isPhoneVerified };
}

/** Finds the orders of several names as `findOrders` does; those with two names only once. */
export async function findOrdersByNames(
  database: DbExecutor,
  names: readonly string[],
): Promise<OrderWithHistory[][]> {
  const found = new Set<string>();
  const groups: OrderWithHistory[][] = [];
  for (const name of names) {
    const others = (await findOrders(database, name)).filter(({ id }) => !found.has(id));
    for (const { id } of others) found.add(id);
    if (others.length > 0) groups.push(others);
  }
  return groups;
}

async function selectOrdersByIdOrNumber(database: DbExecutor, idOrNumber: string): Promise<OrderRow[]> {
  const number = parseEstimateNumber(idOrNumber);
  if (number) return selectOrdersByNumber(database, number.financialYear, number.runningNumber);
  if (idOrNumber.length < SHORT_ID_LENGTH) {
    throw new AppError(
      'invalid_input',
      `Please give at least ${SHORT_ID_LENGTH} characters of the order’s id, or an estimate number such as EST/2026-27/000123.`,
    );
  }
  const found = await selectOrdersByPrefix(database, idOrNumber, 2);
  if (found.length > 1) throw new AppError('conflict', `More than one order begins with ${idOrNumber}.`);
  return found;
}

async function findRequestByNumber(database: DbExecutor, typed: string): Promise<WishRequest | undefined> {
  const number = parseEstimateNumber(typed.trim());
  if (!number) return undefined;
  return selectRequestByNumber(database, number.financialYear, number.runningNumber);
}

async function createNotFoundError(database: DbExecutor, idOrNumber: string): Promise<AppError> {
  const request = await findRequestByNumber(database, idOrNumber);
  const message = request
    ? `${idOrNumber.trim()} has no orders: it asks only for items without a price.`
    : `There is no order ${idOrNumber}.`;
  return new AppError('not_found', message);
}
