import { AppError } from '#contract/errors.ts';
import { parseShipmentNumber } from '#domain/dispatch/shipment-number.ts';
import { listShipments, type Shipment } from '#server/features/shipments/list-shipments.ts';
import { selectShipmentId } from '#server/features/shipments/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

export async function getShipment(database: DbExecutor, id: string): Promise<Shipment> {
  const [shipment] = await listShipments(database, { ids: [id] });
  if (!shipment) throw new AppError('not_found', 'This shipment does not exist.');
  return shipment;
}

/**
 * @param name `EST/2026-27/000123/S1`
 * @throws AppError 'invalid_input' when the text is not the number of a shipment, 'not_found' when no shipment has it.
 */
export async function getShipmentByName(database: DbExecutor, name: string): Promise<Shipment> {
  const parsed = parseShipmentNumber(name);
  if (!parsed) {
    throw new AppError(
      'invalid_input',
      `“${name}” is not the number of a shipment, such as EST/2026-27/000123/S1.`,
    );
  }
  const id = await selectShipmentId(database, parsed);
  if (id === undefined) throw new AppError('not_found', `There is no shipment ${name.trim().toUpperCase()}.`);
  return getShipment(database, id);
}
