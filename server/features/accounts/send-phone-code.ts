import type { Database } from '#server/platform/database/connection.ts';
import type { SmsGateway } from '#server/platform/sms/sms-gateway.ts';
import { setCodeHash } from './repository.ts';
import { hashPhoneCode, newPhoneCode } from './secrets.ts';

/** Sends a one-time code by SMS. It is made here, so that it is nowhere kept but in the message itself. */
export async function sendPhoneCode(
  database: Database,
  gateway: SmsGateway,
  phoneCodeId: string,
): Promise<void> {
  const code = newPhoneCode();
  const phone = await setCodeHash(database, phoneCodeId, hashPhoneCode(phoneCodeId, code));
  if (phone !== undefined) await gateway.sendCode(phone, code);
}
