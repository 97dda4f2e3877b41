import { postJson } from './post-json.ts';
import type { SmsGateway } from './sms-gateway.ts';

export type Msg91Settings = {
  /** Origin of MSG91's API. */
  url: string;
  authKey: string;
  /** MSG91's id of the template registered with the DLT platform; the code replaces its variable `OTP`. */
  templateId: string;
};

/** MSG91's flow API, version 5: one approved template, one recipient. */
export function createMsg91Gateway({ url, authKey, templateId }: Msg91Settings): SmsGateway {
  return {
    async sendCode(phone, code) {
      const recipients = [{ mobiles: `91${phone}`, OTP: code }];
      const response = await postJson(
        `${url}/api/v5/flow`,
        { authkey: authKey },
        { template_id: templateId, short_url: '0', recipients },
      );
      // MSG91 answers rejected requests with 200 as well.
      if ((response as { type?: string } | undefined)?.type !== 'success')
        throw new Error('MSG91 rejected the message.');
    },
  };
}
