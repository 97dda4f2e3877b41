import type { Brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { deleteEstimate, fetchEstimate, prepareEstimate } from './estimate-files.ts';
import type { EstimateRenderer } from './estimate-renderer.ts';

export function estimateRoutes(
  database: Database,
  renderer: EstimateRenderer,
  brand: Brand,
): FeatureHandlers<'prepareEstimate' | 'fetchEstimate' | 'deleteEstimate'> {
  return {
    prepareEstimate: async ({ body }, { buyer }) => ({
      msg: await prepareEstimate(database, renderer, brand, body.invoice, buyer),
    }),
    fetchEstimate: ({ params }, { buyer }) => fetchEstimate(database, params.invoice, buyer),
    deleteEstimate: async ({ params }, { buyer }) => {
      await deleteEstimate(database, params.invoice, buyer);
      return {};
    },
  };
}
