import type { StreamedFileReply } from '#contract/call.ts';
import type { StaffListQuery } from '#contract/staff-products.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { FILE_HEAD, formatProductRows } from '#server/features/admin/export-products.ts';
import { recordPersonalDataRead } from '#server/features/admin/personal-data-read-queries.ts';
import { selectStoredProducts } from '#server/features/admin/product-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffCaller } from '#server/platform/http/handlers.ts';
import { listAllIds } from './list-products.ts';

/**
 * All products of a list as a product file, and the record of who has taken it, by which filter. The file is read a
 * page at a time while it is sent, and not as of one moment: a slow client must not hold a transaction open. Each row
 * has its version, by which an import knows what was changed since.
 */
export async function exportList(
  database: Database,
  staff: StaffCaller,
  filter: StaffListQuery,
): Promise<StreamedFileReply> {
  await recordPersonalDataRead(database, {
    readBy: staff.name,
    readVia: staff.via,
    command: `exportCatalogueProducts: ${describe(filter)}`,
    recordIds: [],
  });
  return { name: `products-${formatIsoDay(new Date())}.csv`, text: writeList(database, filter) };
}

async function* writeList(database: Database, filter: StaffListQuery): AsyncGenerator<string> {
  yield FILE_HEAD;
  for await (const ids of listAllIds(database, filter)) {
    const products = new Map((await selectStoredProducts(database, ids)).map((each) => [each.id, each]));
    yield formatProductRows(ids.flatMap((id) => products.get(id) ?? []));
  }
}

/** These say how a list is shown, and not what is in it. */
const VIEW_NAMES = ['page', 'limit', 'sort', 'after'];

/** As in the address of the list: `state=shown&brand=Bosch`. */
function describe(filter: StaffListQuery): string {
  const entries = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || VIEW_NAMES.includes(name) ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString();
}
