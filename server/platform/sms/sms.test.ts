import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, randomPhone, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

type Received = { path: string; headers: Record<string, unknown>; body: Record<string, unknown> };

/** A fake of the gateways that answers as documented. */
let gateway: Server;
let origin: string;
let received: Received[];
beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.end(JSON.stringify({ type: 'success', message: '3763646c3058373530393938' }));
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => void gateway.close());

async function requestCode(shop: TestShop) {
  const { api } = await signUp(shop);
  const phone = randomPhone();
  const response = await api.requestPhoneCode({ body: { phonenumber: phone } });
  expect(response).toEqual({ success: true, msg: 'We have sent an OTP to your phone.' });
  await expect.poll(() => received.length).toBe(1);
  const [message] = received;
  if (!message) throw new Error('No message was received.');
  return { api, phone, message };
}

describe('a phone code with MSG91', () => {
  it('is sent only by SMS with the registered template, and verifies the phone', async () => {
    const shop = await openTestShop({
      SMS_MSG91_URL: origin,
      SMS_MSG91_AUTH_KEY: 'planted-auth-key',
      SMS_MSG91_TEMPLATE_ID: 'dlt-template',
    });
    const { api, phone, message } = await requestCode(shop);
    expect(message).toMatchObject({
      path: '/api/v5/flow',
      headers: { authkey: 'planted-auth-key' },
      body: {
        template_id: 'dlt-template',
        recipients: [{ mobiles: `91${phone}`, OTP: expect.stringMatching(/^\d{6}$/) }],
      },
    });
    const [{ OTP: otp }] = message.body.recipients as [{ OTP: string }];
    await api.updateProfile({ body: { name: 'Asha', phone, otp } });
    expect((await api.verifySession()).userInfo.phone).toBe(phone);
    expect(shop.logLines.join('')).not.toMatch(new RegExp(`planted-auth-key|${otp}`));
    await shop.close();
  });
});

describe('the phone codes of a day', () => {
  it('have a limit, of which the operator gets one mail; buyers are told when it ends, and can log in', async () => {
    const shop = await openTestShop({
      SMS_WEBHOOK_URL: `${origin}/sms`,
      SMS_PER_DAY: '3',
      OPERATOR_EMAIL: 'operator@shop.test',
    });
    const buyers = await Promise.all([signUp(shop), signUp(shop), signUp(shop)]);
    const request = (index: number) =>
      buyers[index % 3]?.api.requestPhoneCode({ body: { phonenumber: randomPhone() } });
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => request(index)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({
      status: 429,
      message: expect.stringMatching(
        /^No more OTPs can be sent today\. Please try again in \d+ (minutes|hours)\.$/,
      ),
    });
    await expect.poll(() => received.length).toBe(3);
    const { email } = buyers[0] ?? { email: '' };
    await shop.api().logIn({ body: { email, password: PASSWORD } });

    const mail = await shop.outbox.waitForMail('operator@shop.test', 'No more phone codes');
    expect(mail).toContain('SMS_PER_DAY allows (3)');
    // Yesterday's do not count.
    await shop.database.execute(sql`update sms_count set day = day - 1`);
    await request(0);
    await expect.poll(() => received.length).toBe(4);
    expect(await shop.outbox.mailsTo('operator@shop.test')).toHaveLength(1);
    await shop.close();
  });
});

describe('a phone code with a webhook', () => {
  it('is sent to the operator’s service, and only for buyers who are logged in', async () => {
    const shop = await openTestShop({ SMS_WEBHOOK_URL: `${origin}/sms`, SMS_WEBHOOK_TOKEN: 'planted-token' });
    const { phone, message } = await requestCode(shop);
    expect(message).toMatchObject({
      path: '/sms',
      headers: { authorization: 'Bearer planted-token' },
      body: { phone: `+91${phone}`, code: expect.stringMatching(/^\d{6}$/) },
    });
    await expect(shop.api().requestPhoneCode({ body: { phonenumber: phone } })).rejects.toMatchObject({
      status: 401,
    });
    await shop.close();
  });
});
