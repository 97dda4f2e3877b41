import type { Config } from '#server/config.ts';
import { createMsg91Gateway } from './msg91-gateway.ts';
import { createWebhookGateway } from './webhook-gateway.ts';

/** Carries one-time codes to phones. */
export type SmsGateway = {
  /**
   * @param phone ten digits, in India.
   * @throws Error when the gateway did not take it; the caller tries again.
   */
  sendCode(phone: string, code: string): Promise<void>;
};

/** The configured gateway; undefined in trial mode. */
export function createSmsGateway({ sms }: Config): SmsGateway | undefined {
  if (sms.msg91) return createMsg91Gateway(sms.msg91);
  if (sms.webhook) return createWebhookGateway(sms.webhook);
  return undefined;
}
