import type { CallName } from '#contract/api.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Example } from './example.ts';

/** The calls of operators about API keys and webhooks. */

type IntegrationCallName = Extract<CallName, `${string}ApiKey${string}` | `${string}Webhook${string}`>;

export const INTEGRATION_EXAMPLES: Record<IntegrationCallName, Example> = {
  listApiKeys: {},
  addApiKey: {
    input: () => ({
      body: { name: `Key ${newId()}`, permissions: ['quotes:read'], expires_on: formatIsoDay(new Date()) },
    }),
  },
  revokeApiKey: { input: () => ({ body: { id: 'none' } }), status: 404 },
  listWebhookEndpoints: {},
  // It is not encrypted.
  addWebhookEndpoint: {
    input: () => ({ body: { url: 'http://erp.example', events: ['request.made'] } }),
    status: 422,
  },
  changeWebhookEndpoint: { input: () => ({ body: { id: 'none', version: 1, is_on: true } }), status: 404 },
  removeWebhookEndpoint: { input: () => ({ body: { id: 'none', version: 1 } }), status: 404 },
  listWebhookDeliveries: { input: () => ({ query: { endpoint: 'none' } }), status: 404 },
  replayWebhookDelivery: { input: () => ({ body: { delivery: 'none' } }), status: 404 },
};
