import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The mails written so far by a shop. */
export type Outbox = {
  /** Waits for a mail to this address with these words in it, and returns the path of the newest one's link. */
  waitForLink(to: string, words: string): Promise<string>;
  /** Waits for a mail to this address with these words in it: the newest one. */
  waitForMail(to: string, words: string): Promise<string>;
  mailsTo(to: string): Promise<string[]>;
};

/** Enough for a busy machine: mails are jobs, and jobs wait for each other. */
const LIMIT_MS = 60_000;

/** What a shop in trial mode writes. */
export function readOutbox(folder: string): Outbox {
  // A file that has its name does not change any more: it is read once, however often a test looks for its mail.
  const mails = new Map<string, Promise<string>>();
  function readMail(name: string): Promise<string> {
    const mail = mails.get(name) ?? readFile(path.join(folder, name), 'utf8');
    mails.set(name, mail);
    return mail;
  }
  return toOutbox(async () => {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(files.map(readMail));
  });
}

/** @param readMails all mails as they were sent, oldest first. */
export function toOutbox(readMails: () => Promise<string[]>): Outbox {
  const mailsTo = async (to: string) =>
    (await readMails()).filter((mail) => recipientOf(mail) === to).map(decode);
  async function waitForMail(to: string, words: string): Promise<string> {
    const deadline = Date.now() + LIMIT_MS;
    while (Date.now() < deadline) {
      const mail = (await mailsTo(to)).findLast((text) => text.includes(words));
      if (mail) return mail;
      await sleep(25);
    }
    throw new Error(`No mail with '${words}' came for ${to}.`);
  }
  return {
    mailsTo,
    waitForMail,
    async waitForLink(to, words) {
      const link = (await waitForMail(to, words)).match(/https?:\/\/[^\s"<]+\/[^\s"<]*/)?.[0];
      if (!link) throw new Error(`The mail with '${words}' for ${to} has no link.`);
      return new URL(link).pathname;
    },
  };
}

function recipientOf(mail: string): string | undefined {
  return /^To: (.*)$/m.exec(mail)?.[1]?.trim();
}

/** Headers in one line each, the text and HTML parts in clear; attachments stay as they are. */
function decode(mail: string): string {
  const [head = '', ...body] = mail.replaceAll('\r\n', '\n').split('\n\n');
  return [head.replace(/\n[ \t]+/g, ' '), decodeQuotedPrintable(body.join('\n\n'))].join('\n\n');
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The PDF in a mail. */
export function readAttachment(mail: string): Buffer {
  const [, base64 = ''] = /Content-Type: application\/pdf[\s\S]*?\n\n([\w+/=\s]*)/.exec(mail) ?? [];
  return Buffer.from(base64, 'base64');
}
