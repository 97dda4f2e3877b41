import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomPhone } from '../support/buyers.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { leaveEmpty, type ShopProcess, startShop } from '../support/shop-process.ts';

let mailServer: MailServer;
let shop: ShopProcess;
beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = {
    SMTP_URL: `smtp://shop:planted-smtp-password@127.0.0.1:${mailServer.port}`,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '127.0.0.1',
  };
  // The first start makes the password of the database.
  shop = await startShop(settings, leaveEmpty);
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

/** Every reply that came back, by the call that asked for it. */
const replies: { path: string; text: string }[] = [];

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  replies.push({ path, text });
  return JSON.parse(text);
}

async function get(path: string, headers: Record<string, string> = {}) {
  const text = await (await fetch(shop.url + path, { headers })).text();
  replies.push({ path, text });
  return text;
}

async function linkInMail(page: string): Promise<string> {
  const find = () => mailServer.mails.findLast((mail) => mail.includes(`/${page}/`));
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  const link = new RegExp(`(https?://[^/\\s]+)/${page}/([\\w-]+)`).exec(find() ?? '');
  expect(link?.[1]).toBe(shop.url);
  return link?.[2] ?? '';
}

const POISON = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };

describe('secrets at log level trace', () => {
  it('leaks none of sixteen secrets into logs, pages or responses', async () => {
    const email = 'asha@buyer.test';
    const passwords = [
      'planted-first-password',
      'planted-wrong-password',
      'planted-second-password',
      'planted-third-password',
    ];
    const [first = '', wrong = '', second = '', third = ''] = passwords;

    for (let poisoned = 0; poisoned < 2; poisoned += 1) {
      await post('/api/user/register', { name: 'Asha', email, password: first }, { ...POISON });
    }
    const activation = await linkInMail('verify-account');
    for (const address of [
      `/verify-account/${activation}`,
      `/api/user/activation?activation_token=${activation}`,
    ]) {
      await get(address);
      await fetch(shop.url + address, { method: 'HEAD' });
    }
    expect(await post('/api/user/activation', { activation_token: activation })).toMatchObject({
      success: true,
    });

    await post('/api/user/login', { email, password: wrong });
    const { access_token: token } = await post('/api/user/login', { email, password: first });
    const authorization = { authorization: token };
    const phone = randomPhone();
    const { otp } = await post('/auth/opt-verify', { phonenumber: phone }, authorization);
    await post('/api/user/updateUser', { name: 'Asha', phone, otp }, authorization);
    await post('/api/user/changePassword', { current_password: first, password: second }, authorization);

    await post('/api/user/forgetPassword', { email }, POISON);
    const resetToken = await linkInMail('reset-password');
    await get(`/reset-password/${resetToken}`);
    await post('/api/user/resetPassword', { password: third }, { authorization: resetToken });
    const { access_token: lastToken } = await post('/api/user/login', { email, password: third });
    await get('/api/user/getMyData', { authorization: lastToken });
    await get('/api/user/authVerify', { authorization: `Bearer planted-garbage-token` });
    await get('/api/invoice/fetch-pdf/plantedInvoiceId0001');
    for (const path of ['/quotation', '/api/quotation']) await get(`${path}/plantedLinkToken0001`);
    await post(
      '/api/order/addOrders',
      { order_customer: 'planted-half-request' },
      { authorization: lastToken },
    );
    await post('/api/user/deleteAccount', { password: third }, { authorization: lastToken });

    const databasePassword = (await readFile(path.join(shop.dataDir, 'postgres-password'), 'utf8')).trim();
    const secrets = [
      ...passwords,
      token,
      lastToken,
      activation,
      resetToken,
      otp,
      databasePassword,
      'planted-smtp-password',
      'planted-garbage-token',
      'plantedInvoiceId0001',
      'plantedLinkToken0001',
      'planted-half-request',
      email,
    ];
    expect(new Set(secrets).size).toBe(16);
    const lastRequest = await fetch(`${shop.url}/livez`);
    await expect.poll(() => shop.output()).toContain(`"${lastRequest.headers.get('x-request-id')}"`);
    for (const secret of secrets) expect(shop.output(), `in the log: ${secret}`).not.toContain(secret);

    /** Where a secret is meant to be. */
    const belongs = new Map<string, string>([
      [token, '/api/user/login'],
      [lastToken, '/api/user/login'],
      [otp, '/auth/opt-verify'],
      [email, '/api/user/getMyData'],
      // A page's own address stands in it.
      [activation, `/verify-account/${activation}`],
      [resetToken, `/reset-password/${resetToken}`],
      ['plantedLinkToken0001', '/quotation/plantedLinkToken0001'],
    ]);
    for (const secret of secrets) {
      const carriers = replies.filter(({ text }) => text.includes(secret)).map(({ path }) => path);
      expect(
        carriers.filter((path) => path !== belongs.get(secret)),
        `in a reply: ${secret}`,
      ).toEqual([]);
    }
  });

  it('links to its own host in mails, whatever host headers the request has', async () => {
    const poisons = ['host', 'x-forwarded-host', 'forwarded', 'origin', 'referer'].flatMap((header) =>
      ['evil.example', 'evil.example:80', 'localhost@evil.example', 'https://evil.example/x'].map(
        (value) => ({
          header,
          value: header === 'forwarded' ? `host=${value}` : value,
        }),
      ),
    );
    expect(poisons).toHaveLength(20);
    let accepted = 0;
    for (const [index, { header, value }] of poisons.entries()) {
      const body = { name: 'Asha', email: `poisoned${index}@buyer.test`, password: 'planted-first-password' };
      // Each from an address of its own, so that none is refused as too many.
      const status = await postRaw('/api/user/register', body, {
        'x-forwarded-for': `198.51.100.${index}`,
        [header]: value,
      });
      // A host that is none is refused outright.
      expect([200, 400]).toContain(status);
      if (status === 200) accepted += 1;
    }
    expect(accepted).toBeGreaterThanOrEqual(15);
    const poisoned = () => mailServer.mails.filter((mail) => mail.includes('To: poisoned'));
    await expect.poll(() => poisoned().length, { timeout: 60_000 }).toBe(accepted);
    for (const mail of poisoned()) {
      expect(mail).toContain(`${shop.url}/verify-account/`);
      expect(mail).not.toContain('evil.example');
    }
  });
});

/** Posts with any headers at all: `fetch` keeps the host to itself. */
async function postRaw(
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const { port } = new URL(shop.url);
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  outgoing.end(JSON.stringify(body));
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  incoming.resume();
  return incoming.statusCode;
}
