import type { Brand } from '#domain/brand.ts';
import { splitTax, type TaxSplit } from '#domain/gst.ts';
import { checkGstin } from '#domain/gstin.ts';
import { findStateByName } from '#domain/india/states.ts';
import { priceOrder } from '#domain/order-price.ts';
import { getPlaceOfSupply, type Supply } from '#domain/place-of-supply.ts';
import type { SezSupply } from '#domain/quotation/sez.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { selectStatusHistory } from '#server/features/orders/operator-queries.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type AcceptedLine, readAcceptedLines } from './accepted-lines.ts';
import { type LastTaxation, selectLastTaxations, selectOrdersByIds } from './export-queries.ts';

type StatusChange = Awaited<ReturnType<typeof selectStatusHistory>>[number];

/** An order with its taxable value and taxes, as on the estimate, and its history, oldest first. */
export type TaxedOrder = OrderRow &
  TaxSplit & {
    totalInclGstPaise: number;
    /** Of the taxable value: its share of freight, packing and insurance. */
    chargesPaise: number;
    /** How the special economic zone is supplied; undefined for any other buyer. */
    sez: SezSupply | undefined;
    /** Of the head office or the branch that supplies. */
    sellerGstin: string;
    /** Of the buyer's purchase order for the quotation that was accepted; '' and null where none was named. */
    poNumber: string;
    poDate: string | null;
    statusChanges: StatusChange[];
  };

/** Orders are read this many at a time, so that an export of any length needs little memory. */
const BATCH = 500;

/**
 * Reads orders in batches, in the order of their ids. Each has the kind of tax and the seller of its estimate, as it
 * was last sent.
 * @param brand decides them, with the seller as operators have set it, only for an estimate that is not frozen yet.
 * @throws Error when the seller's GSTIN is invalid.
 */
export async function* readTaxedOrders(
  database: DbExecutor,
  brand: Brand,
  ids: readonly string[],
): AsyncGenerator<TaxedOrder[]> {
  const headOffice = checkGstin((await getBrand(database, brand)).gstin);
  if (!headOffice.isValid) throw new Error('The seller’s GSTIN is not valid.');
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const rows = await selectOrdersByIds(database, batch);
    const orders = new Map(rows.map((order) => [order.id, order]));
    const requestIds = new Set(rows.map(({ quoteRequestId }) => quoteRequestId));
    const taxations = await selectLastTaxations(database, [...requestIds]);
    const accepted = await readAcceptedLines(database, rows);
    const changes = Map.groupBy(await selectStatusHistory(database, batch), ({ orderId }) => orderId);
    yield batch.flatMap((id) => {
      const order = orders.get(id);
      if (!order) return [];
      const taxation = taxations.get(order.quoteRequestId) ?? {
        isIntraState: getPlaceOfSupply(order) === headOffice.stateName,
        sellerGstin: headOffice.gstin,
      };
      const statusChanges = changes.get(id) ?? [];
      const line = accepted.get(id);
      return [line ? takeTaxes(order, line, statusChanges) : addTaxes(order, taxation, statusChanges)];
    });
  }
}

function addTaxes(
  order: OrderRow,
  { isIntraState, sellerGstin }: LastTaxation,
  statusChanges: StatusChange[],
): TaxedOrder {
  const { totalInclGstPaise } = priceOrder({ ...order.product, ...order });
  const taxes = splitTax(totalInclGstPaise, order.product.gstBps, isIntraState);
  return {
    ...order,
    ...taxes,
    totalInclGstPaise,
    chargesPaise: 0,
    sez: undefined,
    sellerGstin,
    poNumber: '',
    poDate: null,
    statusChanges,
  };
}

/** The figures of the quotation that was accepted. */
function takeTaxes(order: OrderRow, accepted: AcceptedLine, statusChanges: StatusChange[]): TaxedOrder {
  const { line, ...figures } = accepted;
  const { hsn, gstBps, unit, quantity } = line;
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = figures;
  const totalInclGstPaise = taxablePaise + cgstPaise + sgstPaise + igstPaise;
  const product = { ...order.product, hsn, gstBps, unit };
  return { ...order, ...figures, product, quantity, totalInclGstPaise, statusChanges };
}

/** The place of supply as GST returns name it: `29-Karnataka`. */
export function formatPlaceOfSupply(request: Supply): string {
  const name = getPlaceOfSupply(request);
  const state = findStateByName(name);
  return state ? `${state.gstCode}-${state.name}` : name;
}
