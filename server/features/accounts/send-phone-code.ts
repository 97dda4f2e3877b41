import type { Database } from '#server/platform/database/connection.ts';
import type { SmsGateway } from '#server/platform/sms/sms-gateway.ts';
import { setCodeHash } from './repository.ts';
import { hashPhoneCode, newPhoneCode } from './secrets.ts';

/** Sends a one-time code by SMS. The code is generated here, so that it exists in the message only. */
export async function sendPhoneCode(
  database: Database,
  gateway: SmsGateway,
  phoneCodeId: string,
): Promise<void> {
  const code = newPhoneCode();
  const phone = await setCodeHash(database, phoneCodeId, hashPhoneCode(phoneCodeId, code));
  if (phone !== undefined) await gateway.sendCode(phone, code);
}
