import type { WireDelivery, WireEndpoint } from '#contract/webhooks.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { Endpoint, ListedDelivery } from './repository.ts';

export function presentEndpoint(endpoint: Endpoint): WireEndpoint {
  const { id, url, events, version } = endpoint;
  return {
    ...{ id, url, events, version },
    made_by: endpoint.madeBy,
    made_at: endpoint.createdAt.toISOString(),
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    switched_off_at: endpoint.switchedOffAt?.toISOString() ?? null,
  };
}

export function presentDelivery({ delivery, financialYear, runningNumber }: ListedDelivery): WireDelivery {
  const { id, type, state, attempts, response, body } = delivery;
  return {
    ...{ id, type, state, attempts, response, body },
    request: delivery.quoteRequestId,
    estimate_number: formatEstimateNumber(financialYear, runningNumber),
    made_at: delivery.createdAt.toISOString(),
    last_attempt_at: delivery.lastAttemptAt?.toISOString() ?? null,
    response_status: delivery.responseStatus,
  };
}
