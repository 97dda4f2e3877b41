import type { Sender } from '#server/platform/email/email-message.ts';
import type { Config } from './config.ts';

/** What mails about quotations are composed with. */
export type MailSettings = { sender: Sender; operatorEmail: string | undefined };

export function getMailSettings({ brand, publicUrl, mailFrom, operatorEmail }: Config): MailSettings {
  return { sender: { brandName: brand.name, publicUrl, from: mailFrom }, operatorEmail };
}
