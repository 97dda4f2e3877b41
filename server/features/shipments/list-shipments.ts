import { formatShipmentNumber } from '#domain/dispatch/shipment-number.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type Chosen, type selectReturns, selectShipmentLines, selectShipments } from './repository.ts';

type ShipmentRow = Awaited<ReturnType<typeof selectShipments>>[number];
export type ShipmentLine = Awaited<ReturnType<typeof selectShipmentLines>>[number];

/** What was sent at once. */
export type Shipment = ShipmentRow & {
  /** `EST/2026-27/000123/S1` */
  name: string;
  lines: ShipmentLine[];
};
export type OrderReturn = Awaited<ReturnType<typeof selectReturns>>[number];

/** Lists shipments with all that is in them, in the order in which they were sent. */
export async function listShipments(database: DbExecutor, chosen: Chosen): Promise<Shipment[]> {
  const rows = await selectShipments(database, chosen);
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await selectShipmentLines(database, ids), ({ shipmentId }) => shipmentId);
  return rows.map((row) => ({
    ...row,
    name: formatShipmentNumber(row, row.number),
    lines: lines.get(row.id) ?? [],
  }));
}
