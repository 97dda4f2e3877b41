import type { AddressedEmail } from '#server/features/quotation-emails/compose-quotation-emails.ts';
import type { Sender } from '#server/platform/email/email-message.ts';
import { renderEmailText } from '#server/platform/email/render-email.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** A mail as it would be sent. */
export function formatComposedMail(
  terminal: Terminal,
  sender: Sender,
  { address, message }: AddressedEmail,
): string {
  const head = [`MAIL TO ${address}`, message.subject].map((line) => wrapText(toSingleLine(line), terminal));
  const lines = renderEmailText(message, sender).trimEnd().split('\n');
  return [
    ...head.map((line) => applyStyle(terminal, 'bold', line)),
    ...lines.map((line) => wrapText(toSingleLine(line), terminal, '  ')),
  ].join('\n');
}
