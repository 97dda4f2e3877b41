import type { Brand } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { deleteEstimate, fetchEstimate, prepareEstimate } from './estimate-files.ts';
import type { EstimatePrinter } from './estimate-printer.ts';

export function estimateRoutes(
  database: Database,
  printer: EstimatePrinter,
  brand: Brand,
): HandlersOf<'prepareEstimate' | 'fetchEstimate' | 'deleteEstimate'> {
  return {
    prepareEstimate: async ({ body }, { buyer }) => ({
      msg: await prepareEstimate(database, printer, brand, body.invoice, buyer),
    }),
    fetchEstimate: ({ params }, { buyer }) => fetchEstimate(database, params.invoice, buyer),
    deleteEstimate: async ({ params }, { buyer }) => {
      await deleteEstimate(database, params.invoice, buyer);
      return {};
    },
  };
}
