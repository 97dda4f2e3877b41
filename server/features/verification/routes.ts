import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { presentVerification } from './presenter.ts';
import { verifyQuotation } from './verify-quotation.ts';

export function verificationRoutes(
  database: Database,
  limits: RateLimits,
): FeatureHandlers<'verifyQuotation'> {
  return {
    verifyQuotation: async ({ params }, { clientIp }) => {
      // The page's own call has no address; its visits are limited before it is rendered.
      if (clientIp !== '') await limits.consume('quotation verified from an address', clientIp);
      return presentVerification(await verifyQuotation(database, params));
    },
  };
}
