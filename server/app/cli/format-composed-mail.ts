import type { ComposedMail } from '#server/features/quotation-emails/compose-queued-emails.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** A mail as it would be sent. */
export function formatComposedMail(terminal: Terminal, { to, subject, text }: ComposedMail): string {
  const head = [`MAIL TO ${to}`, subject].map((line) => wrapText(toSingleLine(line), terminal));
  const lines = text.trimEnd().split('\n');
  return [
    ...head.map((line) => applyStyle(terminal, 'bold', line)),
    ...lines.map((line) => wrapText(toSingleLine(line), terminal, '  ')),
  ].join('\n');
}
