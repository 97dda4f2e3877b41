import type { SaleStep } from '#contract/staff-reports.ts';
import type { Brand } from '#domain/brand.ts';
import { getNextDay, parseDay } from '#domain/indian-day.ts';
import { recordPersonalDataRead } from '#server/features/admin/personal-data-read-queries.ts';
import type { Sales } from '#server/features/order-exports/export-queries.ts';
import { filterBySeller } from '#server/features/order-exports/filter-by-seller.ts';
import { formatGstCsv } from '#server/features/order-exports/format-gst-csv.ts';
import { summariseGst } from '#server/features/order-exports/summarise-gst.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { exportSales } from './export-sales.ts';
import { findSales } from './find-sales.ts';
import { listSales } from './list-sales.ts';
import { presentGstSummary, presentSales } from './presenter.ts';

type ReportCall = 'getGstSummary' | 'listSoldOrders' | 'exportGstSummary' | 'exportSoldOrders';

type Dependencies = { database: Database; brand: Brand };

/** The calls that tell what was sold. */
export function staffReportRoutes({ database, brand }: Dependencies): FeatureHandlers<ReportCall> {
  const recordRead = (staff: StaffCaller, command: string, recordIds: string[]) =>
    recordPersonalDataRead(database, { readBy: staff.name, readVia: staff.via, command, recordIds });
  return {
    getGstSummary: async ({ query }) => {
      const sold = await findSales(database, readSales(query));
      return presentGstSummary(await summariseGst(database, brand, sold));
    },
    listSoldOrders: async ({ query }, { staff }) => {
      const sold = await findSales(database, readSales(query));
      const sales = await listSales(database, brand, sold);
      await recordRead(
        staff,
        `listSoldOrders: ${describe(query)}`,
        sales.shown.flatMap(({ orders }) => orders.map(({ id }) => id)),
      );
      return presentSales(sales);
    },
    exportGstSummary: async ({ query }) => {
      const sold = await findSales(database, readSales(query));
      const csv = formatGstCsv(await summariseGst(database, brand, sold));
      return toFile(`gst-${query.by}-${query.from}-${query.to}.csv`, csv);
    },
    exportSoldOrders: async ({ body }, { staff }) => {
      const { seller_gstin: wanted } = body;
      const all = await findSales(database, readSales(body));
      const sold = wanted ? await filterBySeller(database, brand, all, wanted) : all;
      await recordRead(
        staff,
        `exportSoldOrders: ${body.as}${wanted ? ` of ${wanted}` : ''}, ${describe(body)}, ${sold.length} orders`,
        sold.map(({ id }) => id),
      );
      const { extension, content } = await exportSales(database, brand, sold, body.as);
      const seller = wanted ? `-${wanted}` : '';
      return toFile(`orders-${body.by}-${body.from}-${body.to}${seller}.${extension}`, content);
    },
  };
}

type TypedPeriod = { by: SaleStep; from: string; to: string };

/** The days are valid. */
function readSales({ by, from, to }: TypedPeriod): Sales {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (!first || !last) throw new RangeError('A report needs two days.');
  return { by, from: first, before: getNextDay(last) };
}

function describe({ by, from, to }: TypedPeriod): string {
  return `${by} from ${from} to ${to}`;
}

function toFile(name: string, text: string) {
  const bytes = Buffer.from(text);
  return { name, byteCount: bytes.length, content: yieldOnce(bytes) };
}

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
