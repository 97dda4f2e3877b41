import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { newId } from '#server/platform/database/new-id.ts';
import { isLoopback } from '#server/platform/network/is-loopback.ts';
import type { EmailMessage, Sender } from './email-message.ts';
import { renderEmailHtml, renderEmailText } from './render-email.ts';

export type Mailer = { sender: Sender; send(to: string, message: EmailMessage): Promise<void> };

export type EmailSettings = {
  brand: { name: string };
  publicUrl: string;
  mailFrom: string;
  /** Undefined in trial mode. */
  smtpUrl: string | undefined;
  /** Absolute path; contains the outbox of trial mode. */
  dataDir: string;
};

const SMTP_TIMEOUT_MS = 20_000;

/** Creates the configured mailer: it sends through an SMTP server, or in trial mode writes files. */
export function createMailer(settings: EmailSettings, log: Logger): Mailer {
  const { brand, publicUrl, mailFrom, smtpUrl, dataDir } = settings;
  const sender = { brandName: brand.name, publicUrl, from: mailFrom };
  return smtpUrl === undefined
    ? createOutboxMailer(sender, path.join(dataDir, 'outbox'), log)
    : createSmtpMailer(sender, smtpUrl);
}

function createSmtpMailer(sender: Sender, smtpUrl: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      // Otherwise anybody on the way could hide STARTTLS and read the links.
      requireTLS: !isLoopback(new URL(smtpUrl).hostname),
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    },
    { from: sender.from },
  );
  return {
    sender,
    async send(to, message) {
      await transport.sendMail(toMailOptions(sender, to, message));
    },
  };
}

/** Writes each e-mail to an `.eml` file, and its link to the log. */
function createOutboxMailer(sender: Sender, outboxDir: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    sender,
    async send(to, message) {
      const { message: bytes } = await transport.sendMail(toMailOptions(sender, to, message));
      await mkdir(outboxDir, { recursive: true });
      const file = path.join(outboxDir, `${new Date().toISOString().replaceAll(':', '-')}-${newId()}.eml`);
      // Programs that read the outbox never see an incomplete file.
      const partialFile = `${file}.part`;
      try {
        await writeFile(partialFile, bytes as Buffer, { mode: 0o600 });
        await rename(partialFile, file);
      } catch (cause) {
        await rm(partialFile, { force: true });
        throw cause;
      }
      log.info(
        { to, file, link: message.link?.url },
        `trial mode: e-mail written to a file, not sent: ${message.subject}`,
      );
    },
  };
}

function toMailOptions(sender: Sender, to: string, message: EmailMessage) {
  const { attachment } = message;
  return {
    from: sender.from,
    to: { name: '', address: to },
    subject: message.subject,
    text: renderEmailText(message, sender),
    html: renderEmailHtml(message, sender),
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    attachments: attachment
      ? [{ filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.bytes) }]
      : [],
  };
}
