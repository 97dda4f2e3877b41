import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { deleteEstimate, fetchEstimate, prepareEstimate } from './estimate-files.ts';
import type { EstimateRenderContext } from './render-estimate.ts';
import { withdrawEstimateLink } from './withdraw-estimate-link.ts';

export function estimateRoutes(
  database: Database,
  context: EstimateRenderContext,
  limits: RateLimits,
): FeatureHandlers<'prepareEstimate' | 'fetchEstimate' | 'deleteEstimate' | 'withdrawEstimateLink'> {
  return {
    prepareEstimate: async ({ body }, { buyer }) => ({
      msg: await prepareEstimate(database, context, limits, body.invoice, buyer),
    }),
    withdrawEstimateLink: async ({ body }, { buyer }) => ({
      msg: 'The estimate has a new download link. The old one no longer works.',
      order_invoice_id: await withdrawEstimateLink(database, buyer, body.invoice),
    }),
    fetchEstimate: ({ params }, { buyer }) => fetchEstimate(database, params.invoice, buyer),
    deleteEstimate: async ({ params }, { buyer }) => {
      await deleteEstimate(database, params.invoice, buyer);
      return {};
    },
  };
}
