import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { newId } from '#server/platform/database/new-id.ts';
import { isLoopback } from '#server/platform/network/is-loopback.ts';
import type { EmailMessage, Sender } from './email-message.ts';
import { renderEmailHtml, renderEmailText } from './render-email.ts';

export type Mailer = {
  sender: Sender;
  /**
   * @returns what the mail server answered.
   * @throws MailRefusedError when there is no use in trying again.
   */
  send(to: string, message: EmailMessage, context?: MailContext): Promise<string>;
};

/** What a mail belongs to. */
export type MailContext = {
  quoteRequestId?: string | undefined;
  /** The payload of a job that sends this mail alone, if the job sends several. */
  payload?: unknown;
};

/** The mail server refuses this address or this mail for good; the message is its answer. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

export type EmailSettings = {
  mailFrom: string;
  /** Where mail servers send mails that could not be delivered; undefined for the sender. */
  mailReturnPath: string | undefined;
  /** Undefined in trial mode. */
  smtpUrl: string | undefined;
  /** Absolute path; contains the outbox of trial mode. */
  dataDir: string;
};

const SMTP_TIMEOUT_MS = 20_000;

/** Makes the mailer of a sender, whose name can change while the shop runs. */
export type MailerOf = (sender: Sender) => Mailer;

/** Creates the configured mailers: they send through an SMTP server, or in trial mode write files. */
export function createMailers(settings: EmailSettings, log: Logger): MailerOf {
  const { mailFrom, mailReturnPath, smtpUrl, dataDir } = settings;
  return smtpUrl === undefined
    ? createOutboxMailers(mailFrom, path.join(dataDir, 'outbox'), log)
    : createSmtpMailers(mailFrom, smtpUrl, mailReturnPath);
}

function createSmtpMailers(from: string, smtpUrl: string, returnPath: string | undefined): MailerOf {
  const transport = createTransport({
    url: smtpUrl,
    // Otherwise anybody on the way could hide STARTTLS and read the links.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return (sender) => ({
    sender,
    async send(to, message) {
      const options = toMailOptions(from, sender, to, message);
      try {
        const envelope = returnPath && { envelope: { from: returnPath, to } };
        return (await transport.sendMail({ ...options, ...envelope })).response;
      } catch (cause) {
        if (isRefusal(cause)) throw new MailRefusedError(cause.response, { cause });
        throw cause;
      }
    },
  });
}

/** An answer of 500 and above (RFC 5321, 4.2.1) about the recipient or the mail; other steps fail by the settings. */
function isRefusal(cause: unknown): cause is { response: string } {
  const { permanent, command, response } = cause as Record<string, unknown>;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA') && typeof response === 'string';
}

/** Writes each e-mail to an `.eml` file, and its link to the log. */
function createOutboxMailers(from: string, outboxDir: string, log: Logger): MailerOf {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return (sender) => ({
    sender,
    async send(to, message) {
      const options = toMailOptions(from, sender, to, message);
      const { message: bytes } = await transport.sendMail(options);
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
      return 'Written to a file: the shop is in trial mode.';
    },
  });
}

function toMailOptions(from: string, sender: Sender, to: string, message: EmailMessage) {
  const { attachment } = message;
  return {
    // An address alone is that of the shop, whatever it is called by then.
    from: from.includes('<') ? from : { name: sender.brandName, address: from },
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
