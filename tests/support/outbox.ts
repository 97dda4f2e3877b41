import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The mails written so far by a shop in trial mode. */
export type Outbox = {
  /** Waits for a mail to this address with these words in it, and returns the path of the newest one's link. */
  waitForLink(to: string, words: string): Promise<string>;
  mailsTo(to: string): Promise<string[]>;
};

const LIMIT_MS = 10_000;

export function readOutbox(folder: string): Outbox {
  async function mailsTo(to: string): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
    return mails.map(decodeQuotedPrintable).filter((mail) => mail.includes(`To: ${to}`));
  }
  return {
    mailsTo,
    async waitForLink(to, words) {
      const deadline = Date.now() + LIMIT_MS;
      while (Date.now() < deadline) {
        const mail = (await mailsTo(to)).findLast((text) => text.includes(words));
        const link = mail?.match(/https?:\/\/[^\s"<]+\/[^\s"<]*/)?.[0];
        if (link) return new URL(link).pathname;
        await sleep(25);
      }
      throw new Error(`No mail with '${words}' came for ${to}.`);
    },
  };
}

function decodeQuotedPrintable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
