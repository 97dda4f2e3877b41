import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { mailLog } from '#server/platform/database/schema.ts';
import { createMailers } from '#server/platform/email/mailer.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { recordMails } from './record-mails.ts';

const OPERATOR = 'operator@shop.test';

let mailServer: MailServer;
let shop: TestShop;
beforeAll(async () => {
  mailServer = await startMailServer();
  shop = await openTestShop({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, OPERATOR_EMAIL: OPERATOR });
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

/** A new buyer asks for a quote. */
async function requestQuote(email: string, beforeRequest = () => {}) {
  const { api } = await signUpWithPhone({ ...shop, outbox: mailServer.outbox }, undefined, email);
  const [product] = await fetchProducts(api, 1);
  if (!product) throw new Error('There is no product.');
  // The mails about signing up are not meant, nor what former tests have left for the end of the hour.
  await runWaitingJobs();
  await expect.poll(getJobs).toEqual([]);
  beforeRequest();
  await api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 1 }]) });
  return api;
}

const findMails = (address: string) =>
  shop.database.select().from(mailLog).where(eq(mailLog.toAddress, address)).orderBy(mailLog.createdAt);
const findLastMail = async (address: string) => (await findMails(address)).at(-1);
const getState = async (address: string) => {
  const mail = await findLastMail(address);
  return mail && `${mail.kind} ${mail.state}`;
};
const getJobs = async () =>
  (await shop.database.execute(sql`select task_identifier as kind, attempts from graphile_worker.jobs`)).rows;
/** Runs jobs that wait for the end of the hour, or for another attempt. */
const runWaitingJobs = () =>
  shop.database.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
const countMailsTo = (address: string) =>
  mailServer.mails.filter((mail) => mail.includes(`To: ${address}`)).length;

describe('a mail that the server accepts', () => {
  it('is in the log as sent, with the answer of the server', async () => {
    await requestQuote('accepted@buyer.test');
    await expect.poll(() => getState('accepted@buyer.test')).toBe('quote-request-mails sent');
    const mail = await findLastMail('accepted@buyer.test');
    expect(mail?.tries).toBe(1);
    expect(mail?.lastReply).toMatch(/^250 /);
    expect(mail?.quoteRequestId).toBeTruthy();
  });

  it('is returned to the operator if it bounces later', async () => {
    expect(mailServer.returnPath).toBe(OPERATOR);
  });
});

describe('a mail that the server refuses for good', () => {
  it('is tried once, and the operator gets a mail about it within the hour', async () => {
    const refusedBefore = mailServer.refused;
    await requestQuote('gone@buyer.test', () => mailServer.unknownAddresses.add('gone@buyer.test'));
    await expect.poll(() => getState('gone@buyer.test')).toBe('quote-request-mails refused');
    await expect.poll(getJobs).toEqual([{ kind: 'undelivered-mails-mail', attempts: 0 }]);
    expect(mailServer.refused - refusedBefore).toBe(1);

    const { stdout } = await runCommand(shop, ['mails', '--state', 'refused']);
    expect(stdout).toMatch(
      /refused {2}gone@buyer\.test\n {2}Udyog Haat: your quote request EST\/.*\n {2}550 /,
    );

    await runWaitingJobs();
    await expect.poll(() => mailServer.mails.at(-1)).toContain('Subject: A mail was not delivered');
    const notice = mailServer.mails.at(-1);
    expect(notice).toContain(`To: ${OPERATOR}`);
    expect(notice).toContain('gone@buyer.test');
    expect(notice).toContain('mailbox unavailable');
  });

  it('is shown with its quote request', async () => {
    const request = await findLastMail('gone@buyer.test');
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from orders where quote_request_id = ${request?.quoteRequestId}`,
    );
    const { stdout } = await runCommand(shop, ['show', rows[0]?.id ?? '']);
    expect(stdout).toMatch(/MAILS\n[\s\S]*refused {2}gone@buyer\.test\n.*\n {2}550 /);
  });

  it('is in the log of the shop with the answer, but without the address', () => {
    const line = shop.logLines.find((text) => text.includes('mail not sent'));
    expect(line).toContain('mailbox unavailable');
    expect(line).toContain('quote-request-mails');
    expect(shop.logLines.join('\n')).not.toContain('gone@buyer.test');
  });

  it('can be sent again to another address, which gets it once', async () => {
    const id = (await findLastMail('gone@buyer.test'))?.id ?? '';
    const { stdout, exitCode } = await runCommand(shop, [
      'mails',
      'again',
      id.slice(0, 7),
      '--to',
      'new@buyer.test',
    ]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Will be sent to new@buyer.test: Udyog Haat: your quote request EST/');
    await expect.poll(() => getState('new@buyer.test')).toBe('quote-request-mails sent');
    expect(countMailsTo('new@buyer.test')).toBe(1);
    expect(await getState('gone@buyer.test')).toBe('quote-request-mails refused');
  });

  it('is tried again, when it is sent again and the server does not accept it for now', async () => {
    const id = (await findLastMail('gone@buyer.test'))?.id ?? '';
    mailServer.isRefusing = true;
    await runCommand(shop, ['mails', 'again', id, '--to', 'patient@buyer.test']);
    await expect.poll(async () => (await findLastMail('patient@buyer.test'))?.lastReply).toMatch(/451/);
    await expect.poll(getJobs).toContainEqual({ kind: 'mail-again', attempts: 1 });
    mailServer.isRefusing = false;
    await expect
      .poll(async () => {
        await runWaitingJobs();
        return getState('patient@buyer.test');
      })
      .toBe('quote-request-mails sent');
    expect(countMailsTo('patient@buyer.test')).toBe(1);
  });

  it('to the operator is not reported to the operator', async () => {
    mailServer.unknownAddresses.add(OPERATOR);
    await shop.database.execute(
      sql`select graphile_worker.add_job('undelivered-mails-mail', ${JSON.stringify([
        { mailId: (await findLastMail('gone@buyer.test'))?.id },
      ])}::json)`,
    );
    await expect.poll(() => getState(OPERATOR)).toBe('undelivered-mails-mail refused');
    await expect.poll(getJobs).toEqual([]);
    mailServer.unknownAddresses.delete(OPERATOR);
  });
});

describe('a mail that the server does not accept for now', () => {
  it('waits, and is in the log once when it is sent', async () => {
    await requestQuote('later@buyer.test', () => {
      mailServer.isRefusing = true;
    });
    await expect.poll(async () => (await findLastMail('later@buyer.test'))?.lastReply).toMatch(/451/);
    expect(await getState('later@buyer.test')).toBe('quote-request-mails waiting');
    const { stderr, exitCode } = await runCommand(shop, [
      'mails',
      'again',
      (await findLastMail('later@buyer.test'))?.id ?? '',
    ]);
    expect({ stderr, exitCode }).toEqual({
      stderr: 'The shop is still trying to send this mail.\n',
      exitCode: 1,
    });
    mailServer.isRefusing = false;
    // An attempt that had begun before still fails, and the next one may be a minute away.
    await expect
      .poll(async () => {
        await runWaitingJobs();
        return getState('later@buyer.test');
      })
      .toBe('quote-request-mails sent');
    const mails = await findMails('later@buyer.test');
    expect(mails.filter(({ kind }) => kind === 'quote-request-mails')).toHaveLength(1);
    expect(mails.at(-1)?.tries).toBeGreaterThan(1);
  });

  it('is given up after the last attempt, and the operator gets a mail about it', async () => {
    await requestQuote('never@buyer.test', () => {
      mailServer.isRefusing = true;
    });
    await expect.poll(() => getState('never@buyer.test')).toBe('quote-request-mails waiting');
    await expect.poll(async () => (await findLastMail('never@buyer.test'))?.lastReply).toMatch(/451/);
    const makeNextAttemptTheLast = () =>
      shop.database.execute(sql`
        update graphile_worker._private_jobs set max_attempts = attempts + 1, run_at = now()
        where locked_at is null and attempts > 0`);
    await expect
      .poll(async () => {
        await makeNextAttemptTheLast();
        return getState('never@buyer.test');
      })
      .toBe('quote-request-mails given_up');
    expect(await getJobs()).toContainEqual({ kind: 'undelivered-mails-mail', attempts: 0 });
    mailServer.isRefusing = false;
    await shop.database.execute(sql`delete from graphile_worker._private_jobs`);
  });
});

describe('a job with several mails', () => {
  it('sends none of them twice when it is tried again because of another one', async () => {
    const config = readConfig({
      DATA_DIR: shop.dataDir,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      OPERATOR_EMAIL: OPERATOR,
      TRIAL: 'on',
    });
    const log = pino({ enabled: false });
    const job = { id: 'two mails', kind: 'quotation-mail', payload: {}, isLastAttempt: false };
    const sender = { brandName: 'Udyog Haat', publicUrl: 'http://shop.test' };
    const mailer = recordMails(shop.database, createMailers(config, log)(sender), job, log);
    const message = { subject: 'Accepted', greeting: 'Hello,', paragraphs: ['Accepted.'] };
    await mailer.send('first@buyer.test', message);
    mailServer.isRefusing = true;
    await expect(mailer.send('second@buyer.test', message)).rejects.toThrow(/451/);
    mailServer.isRefusing = false;
    for (const address of ['first@buyer.test', 'second@buyer.test']) await mailer.send(address, message);
    expect(countMailsTo('first@buyer.test')).toBe(1);
    expect(countMailsTo('second@buyer.test')).toBe(1);
    expect(await findMails('first@buyer.test')).toMatchObject([{ state: 'sent', tries: 1 }]);
    expect(await findMails('second@buyer.test')).toMatchObject([{ state: 'sent', tries: 2 }]);
  });
});

describe('a mail with a link for its owner', () => {
  it('cannot be sent again', async () => {
    const [mail] = (await findMails('accepted@buyer.test')).filter(({ kind }) => kind === 'activation-mail');
    const { stderr, exitCode } = await runCommand(shop, [
      'mails',
      'again',
      mail?.id ?? '',
      '--to',
      'x@y.test',
    ]);
    expect(exitCode).toBe(1);
    expect(stderr).toBe(
      'This mail had a link that is only for its owner, who can ask for a new one in the shop.\n',
    );
  });
});

describe('the log of mails', () => {
  it('is part of a buyer’s own data, and only the mail that confirms a deletion is left after it', async () => {
    const email = 'leaving@buyer.test';
    const api = await requestQuote(email);
    await expect.poll(() => getState(email)).toBe('quote-request-mails sent');
    const { result } = await api.downloadMyData();
    expect(result.mails.map(({ subject, state }) => `${state}: ${subject}`)).toContainEqual(
      expect.stringMatching(/^sent: .*your quote request EST/),
    );
    const [sent] = await findMails(email);
    await runCommand(shop, ['buyers', 'close', '--yes', email]);
    await expect.poll(() => getState(email)).toBe('account-deleted-mail sent');
    expect(await findMails(email)).toHaveLength(1);
    const ofRequest = await shop.database
      .select()
      .from(mailLog)
      .where(sql`payload::text like ${`%${sent?.quoteRequestId}%`}`);
    expect(ofRequest).toEqual([]);
  });
});
