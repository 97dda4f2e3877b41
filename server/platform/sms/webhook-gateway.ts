import { postJson } from './post-json.ts';
import type { SmsGateway } from './sms-gateway.ts';

export type WebhookSettings = {
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
};

/** Any other gateway, through a small service that the operator provides: `POST { phone: "+91…", code }`. */
export function createWebhookGateway({ url, token }: WebhookSettings): SmsGateway {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    async sendCode(phone, code) {
      await postJson(url, headers, { phone: `+91${phone}`, code });
    },
  };
}
