import { createMsg91Gateway, type Msg91Settings } from './msg91-gateway.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { createWebhookGateway, type WebhookSettings } from './webhook-gateway.ts';

/** At most one gateway is configured; none means trial mode. */
export type SmsSettings = { msg91: Msg91Settings | undefined; webhook: WebhookSettings | undefined };

/** Creates the configured gateway; undefined in trial mode. */
export function createSmsGateway({ sms }: { sms: SmsSettings }): SmsGateway | undefined {
  if (sms.msg91) return createMsg91Gateway(sms.msg91);
  if (sms.webhook) return createWebhookGateway(sms.webhook);
  return undefined;
}
