import { AppError } from '#contract/errors.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { addEndpoint, changeEndpoint, removeEndpoint } from './change-endpoints.ts';
import { presentDelivery, presentEndpoint } from './presenter.ts';
import { replayDelivery } from './replay-delivery.ts';
import { selectDeliveries, selectEndpoint, selectEndpoints } from './repository.ts';

type WebhookCall =
  | 'listWebhookEndpoints'
  | 'addWebhookEndpoint'
  | 'changeWebhookEndpoint'
  | 'removeWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery';

/**
 * The calls by which owners look after webhooks.
 * @param namedHost which may get messages although it is not public, nor has HTTPS.
 */
export function webhookRoutes(
  database: Database,
  namedHost: string | undefined,
): FeatureHandlers<WebhookCall> {
  const run = <Result>(staff: StaffCaller, work: (transaction: Transaction) => Promise<Result>) =>
    runAsOperator(database, byStaffCall(staff), work);
  return {
    listWebhookEndpoints: async () => ({ endpoints: (await selectEndpoints(database)).map(presentEndpoint) }),
    addWebhookEndpoint: async ({ body }, { staff }) => ({
      secret: await run(staff, (transaction) =>
        addEndpoint(transaction, { madeBy: staff.name, namedHost }, body),
      ),
    }),
    changeWebhookEndpoint: async ({ body }, { staff }) => {
      await run(staff, (transaction) => changeEndpoint(transaction, namedHost, body));
      return {};
    },
    removeWebhookEndpoint: async ({ body }, { staff }) => {
      await run(staff, (transaction) => removeEndpoint(transaction, body));
      return {};
    },
    listWebhookDeliveries: async ({ query: { endpoint: endpointId, state, after, limit } }) => {
      const endpoint = await selectEndpoint(database, endpointId);
      if (!endpoint) throw new AppError('not_found', 'This address has been removed.');
      // One more than the page has, to know whether there is a next one.
      const rows = await selectDeliveries(database, { endpointId, state, after }, limit + 1);
      const shown = rows.slice(0, limit);
      return {
        endpoint: presentEndpoint(endpoint),
        deliveries: shown.map(presentDelivery),
        next: rows.length > limit ? (shown.at(-1)?.delivery.id ?? null) : null,
      };
    },
    replayWebhookDelivery: async ({ body }, { staff }) => {
      await run(staff, (transaction) => replayDelivery(transaction, body.delivery));
      return {};
    },
  };
}
