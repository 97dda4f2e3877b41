import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import type { WebhookEvent } from '#contract/webhook-events.ts';
import { removeExpired } from '#server/app/remove-expired.ts';
import { signUpWithPhone } from '../../../tests/support/buyers.ts';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { liftRequestLimit } from '../../../tests/support/lift-request-limit.ts';
import { createRequest, sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../tests/support/webhook-receiver.ts';
import { deliverWebhook, MAX_ATTEMPTS } from './deliver-webhook.ts';

let receiver: WebhookReceiver;
let shop: TestShop;
let owner: ApiClient;
let buyer: ApiClient;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  shop = await openTestShop({ WEBHOOK_LOCAL_HOST: receiver.host });
  await liftRequestLimit(shop.database);
  owner = shop.api(await startOperatorSession(shop, 'owner'));
  buyer = (await signUpWithPhone(shop)).api;
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (response) => response.end('Thank you');
});
afterEach(() => shop.database.execute(sql`delete from webhook_endpoints`));

const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (cause: unknown) => cause,
  );
const ask = async () => (await createRequest(shop, buyer)).quoteRequestId;

async function addEndpoint(events: WebhookEvent[] = ['request.made'], url = receiver.url) {
  const { secret } = await owner.addWebhookEndpoint({ body: { url, events } });
  const { endpoints } = await owner.listWebhookEndpoints();
  const added = endpoints.find((each) => each.url === url);
  return { secret, id: added?.id ?? '', version: added?.version ?? 0 };
}
const list = async (endpoint: string) =>
  (await owner.listWebhookDeliveries({ query: { endpoint } })).deliveries;
const waitForState = (endpoint: string, state: string) =>
  expect
    .poll(async () => (await list(endpoint)).map((each) => each.state), { timeout: 20_000 })
    .toEqual([state]);
/** As if the pause until the next attempt were over. */
const skipPause = () =>
  shop.database.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
    where task_identifier = 'deliver-webhook'`);

describe('a message', () => {
  it('reports what has happened, in a small signed message that the library of the standard accepts', async () => {
    const { secret, id } = await addEndpoint();
    const request = await ask();
    await waitForState(id, 'arrived');
    const [{ headers, body, message } = { headers: {}, body: '', message: undefined }] = receiver.received;
    expect(new Webhook(secret).verify(body, headers)).toEqual(message);
    expect(() => new Webhook(secret).verify(body.replace('request.made', 'request.maid'), headers)).toThrow();
    expect(message).toEqual({
      type: 'request.made',
      version: 1,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: {
        request,
        estimate_number: expect.stringMatching(/^EST\/\d{4}-\d\d\/\d{6}$/),
        state: 'new',
        event: 1,
        by: 'buyer',
        revision: 0,
        total: expect.any(Number),
        shipment: null,
        return: null,
      },
    });
    expect(Buffer.byteLength(body)).toBeLessThan(1000);
    expect(await list(id)).toMatchObject([
      { request, attempts: 1, response_status: 200, response: 'Thank you', body },
    ]);
  });

  it('a message is sent of each step that an endpoint has asked for, and of no other', async () => {
    const events: WebhookEvent[] = [
      ...(['quotation.offered', 'quotation.countered', 'quotation.accepted', 'quotation.declined'] as const),
      ...(['shipment.sent', 'shipment.delivered', 'return.asked', 'return.changed'] as const),
    ];
    await addEndpoint(events);
    const sales = shop.api(await startOperatorSession(shop, 'sales'));
    const { quoteRequestId: request } = await createRequest(shop, buyer);
    await sendOffer(shop, request);
    const { result } = await sales.getQuoteRequest({ params: { request } });
    const invoice = await selectInvoice(request);
    await buyer.counterQuotation({ body: { invoice, revision: 1, lines: [], words: 'In blue?' } });
    await sendOffer(shop, request);
    await buyer.acceptQuotation({ body: { invoice, revision: 2, lines: [1], name: 'Asha Rao' } });
    const [{ id: orderId } = { id: '' }] = await selectOrders(request);
    const sent = await sales.sendShipment({ body: { request, lines: [{ order_id: orderId }], details: {} } });
    const shipment = sent.result.shipment_number;
    await sales.deliverShipment({ body: { shipment, received_by: 'Ramesh' } });
    const returned = await sales.addReturn({
      body: { request, order_id: orderId, quantity: 1, reason: 'Damaged' },
    });
    await sales.answerReturn({ body: { return_id: returned.result.return_id, version: 1, to: 'agreed' } });
    const other = await ask();
    await sendOffer(shop, other);
    await buyer.declineQuotation({
      body: { invoice: await selectInvoice(other), revision: 1, reason: 'The price is too high' },
    });
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(10);
    const told = receiver.received
      .map(({ message }) => message)
      .filter(({ data }) => data.request === request)
      .sort((one, next) => one.data.event - next.data.event);
    expect(told.map(({ type }) => type)).toEqual([
      ...['quotation.offered', 'quotation.countered', 'quotation.offered', 'quotation.accepted'],
      ...['shipment.sent', 'shipment.delivered', 'return.asked', 'return.changed'],
    ]);
    expect(told[3]?.data).toMatchObject({
      by: 'buyer',
      revision: 2,
      estimate_number: result.estimate_number,
    });
    expect(told[4]?.data).toMatchObject({ by: 'operator', shipment, return: null });
    expect(told[7]?.data.return).toEqual({ order_id: orderId, quantity: 1, state: 'agreed' });
    const personal = /Asha|Rao|buyer\.test|98\d{8}/;
    for (const { body } of receiver.received) expect(body).not.toMatch(personal);
  });

  it('a message is not written for a step that is taken back, nor for a dry run', async () => {
    const { id } = await addEndpoint(['quotation.offered']);
    const request = await ask();
    await owner.startOfferDraft({ body: { request } });
    await owner.sendOffer({ body: { request, dry_run: true } });
    await failure(owner.sendOffer({ body: { request, version: 999 } }));
    const { rows } = await shop.database.execute(
      sql`select from quotation_events where quote_request_id = ${request} and kind = 'offered'`,
    );
    expect(rows).toEqual([]);
    await sendOffer(shop, request);
    await waitForState(id, 'arrived');
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a message that does not arrive', () => {
  it('a message that does not arrive is sent again after a pause with the same id and a new signature', async () => {
    receiver.answer = (response, count) => {
      response.statusCode = count === 1 ? 500 : 204;
      response.end(count === 1 ? 'No\u0000t now' : undefined);
    };
    const { id, secret } = await addEndpoint();
    await ask();
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect
      .poll(async () => list(id))
      .toMatchObject([{ state: 'waiting', attempts: 1, response_status: 500, response: 'No t now' }]);
    const { endpoints } = await owner.listWebhookEndpoints();
    expect(endpoints[0]?.failing_since).not.toBeNull();
    await waitForState(id, 'arrived');
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    for (const { body, headers } of receiver.received) new Webhook(secret).verify(body, headers);
    await expect
      .poll(async () => (await owner.listWebhookEndpoints()).endpoints[0]?.failing_since)
      .toBeNull();
  });

  it('counts a redirect as a failure, and does not follow it', async () => {
    receiver.answer = (response, count) => {
      if (count > 1) return response.end();
      response.writeHead(307, { location: '/elsewhere' }).end();
    };
    const { id } = await addEndpoint();
    await ask();
    await expect.poll(async () => (await list(id))[0]?.response_status).toBe(307);
    expect(receiver.received).toHaveLength(1);
    await waitForState(id, 'arrived');
  });

  it('counts no answer within ten seconds as a failure, and does not wait for what follows the status', async () => {
    receiver.answer = (response, count) => {
      if (count === 1) return;
      response.write('x'.repeat(5000));
    };
    const { id } = await addEndpoint();
    await ask();
    await expect
      .poll(async () => list(id), { timeout: 20_000 })
      .toMatchObject([{ response_status: null, response: 'There was no response in time.' }]);
    await skipPause();
    await waitForState(id, 'arrived');
    expect((await list(id))[0]?.response).toBe('x'.repeat(500));
  });

  it('keeps no mail waiting, however many receivers are slow', async () => {
    const asha = await signUpWithPhone(shop);
    const held: ServerResponse[] = [];
    receiver.answer = (response) => void held.push(response);
    // As many as there are workers, and a second message for each.
    for (const name of ['erp', 'crm', 'books', 'stock'])
      await addEndpoint(['request.made'], `${receiver.url}/${name}`);
    await ask();
    await ask();
    await expect.poll(() => held.length).toBe(4);
    await createRequest(shop, asha.api);
    for (const response of held.splice(0, 1)) response.end();
    await shop.outbox.waitForMail(asha.email, 'EST/');
    // The second messages to the others, which are held for ten seconds each, have not come before it.
    expect(receiver.received.length).toBeLessThan(8);
    receiver.answer = (response) => response.end();
    for (const response of held) response.end();
  });

  it('a message that does not arrive is given up after about a day, and its endpoint is switched off after three', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    const { id } = await addEndpoint();
    await ask();
    await expect.poll(async () => (await list(id))[0]?.attempts).toBe(1);
    const [delivery = { id: '' }] = await list(id);
    const lastAttempt = async (days: number) => {
      await shop.database.execute(
        sql`update webhook_deliveries set state = 'waiting', attempts = ${MAX_ATTEMPTS - 1} where id = ${delivery.id}`,
      );
      await shop.database.execute(
        sql`update webhook_endpoints set failing_since = now() - make_interval(days => ${days})`,
      );
      await deliverWebhook(shop.database, receiver.host, delivery.id);
      return (await owner.listWebhookEndpoints()).endpoints[0];
    };
    expect(await lastAttempt(2)).toMatchObject({ switched_off_at: null });
    expect(await list(id)).toMatchObject([{ state: 'given_up', response_status: 503 }]);
    expect((await owner.getToday()).webhooks_off).toBe(0);
    const off = await lastAttempt(4);
    expect(off?.switched_off_at).not.toBeNull();
    expect((await owner.getToday()).webhooks_off).toBe(1);
    // From now on nothing is written for it.
    await ask();
    const count = async () =>
      (
        await shop.database.execute(
          sql`select from graphile_worker.jobs where task_identifier = 'announce-event'`,
        )
      ).rows.length;
    await expect.poll(count).toBe(0);
    expect(await list(id)).toHaveLength(1);
    expect(await failure(owner.replayWebhookDelivery({ body: { delivery: delivery.id } }))).toMatchObject({
      status: 409,
    });
    receiver.answer = (response) => response.end();
    await owner.changeWebhookEndpoint({ body: { id, version: off?.version ?? 0, is_on: true } });
    expect((await owner.getToday()).webhooks_off).toBe(0);
    await owner.replayWebhookDelivery({ body: { delivery: delivery.id } });
    await waitForState(id, 'arrived');
  });

  it('a message that does not arrive is not sent to an endpoint that was switched off meanwhile', async () => {
    receiver.answer = (response) => response.writeHead(500).end();
    const { id, version } = await addEndpoint();
    await ask();
    await expect.poll(async () => (await list(id))[0]?.attempts).toBe(1);
    await owner.changeWebhookEndpoint({ body: { id, version, is_on: false } });
    await skipPause();
    await waitForState(id, 'given_up');
    expect(receiver.received).toHaveLength(1);
    // An operator's own doing is no news.
    expect((await owner.getToday()).webhooks_off).toBe(0);
  });

  it('a message that does not arrive does not look as if it had switched off what an operator switches off while it is on its way', async () => {
    const held: ServerResponse[] = [];
    receiver.answer = (response) => void held.push(response);
    const { id, version } = await addEndpoint();
    await ask();
    await expect.poll(() => held.length).toBe(1);
    await owner.changeWebhookEndpoint({ body: { id, version, is_on: false } });
    for (const response of held) response.writeHead(500).end();
    await expect.poll(async () => (await list(id))[0]?.response_status).toBe(500);
    await skipPause();
    await waitForState(id, 'given_up');
    expect((await owner.getToday()).webhooks_off).toBe(0);
  });
});

describe('replaying', () => {
  it('sends a message that has arrived once more, with its id', async () => {
    const { id } = await addEndpoint();
    await ask();
    await waitForState(id, 'arrived');
    const [delivery = { id: '' }] = await list(id);
    await owner.replayWebhookDelivery({ body: { delivery: delivery.id } });
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.id]),
    );
    await waitForState(id, 'arrived');
  });

  it('allows only owners to replay messages and to change webhooks', async () => {
    const sales = shop.api(await startOperatorSession(shop, 'sales'));
    expect(await failure(sales.listWebhookEndpoints())).toMatchObject({ status: 403 });
    expect(await failure(sales.replayWebhookDelivery({ body: { delivery: 'any' } }))).toMatchObject({
      status: 403,
    });
  });
});

describe('an address', () => {
  it.each<[string, string]>([
    ['http://erp.example.in/hook', 'must begin with https://'],
    ['ftp://erp.example.in', 'must begin with https://'],
    ['https://user:secret@erp.example.in', 'must not contain a name or a password'],
    ['not an address', 'such as https://'],
    ...[
      ...[
        'https://127.0.0.1',
        'https://localhost:8443',
        'https://10.0.0.5',
        'https://169.254.169.254/latest',
      ],
      ...['https://2130706433', 'https://0x7f.1', 'https://[::1]', 'https://[::ffff:127.0.0.1]'],
      ...['https://[::ffff:a9fe:a9fe]', 'https://[fd00:ec2::254]', 'https://metadata.google.internal'],
    ].map((url): [string, string] => [url, 'not on the public internet']),
  ])('cannot be %s', async (url, reason) => {
    expect(
      await failure(owner.addWebhookEndpoint({ body: { url, events: ['request.made'] } })),
    ).toMatchObject({ status: 422, fields: { url: expect.stringContaining(reason) } });
  });

  it('rejects an address that already exists, and an eleventh one', async () => {
    await addEndpoint();
    expect(await failure(addEndpoint())).toMatchObject({ status: 422 });
    for (let count = 1; count < 10; count += 1)
      await addEndpoint(['request.made'], `https://erp.example.in/${count}`);
    expect(await failure(addEndpoint(['request.made'], 'https://erp.example.in/10'))).toMatchObject({
      status: 409,
    });
  });

  it('changes and removes an address, rejects an edit based on an older version, and never shows its secret again', async () => {
    const { id, version, secret } = await addEndpoint();
    await owner.changeWebhookEndpoint({ body: { id, version, events: ['quotation.accepted'] } });
    expect(await failure(owner.removeWebhookEndpoint({ body: { id, version } }))).toMatchObject({
      status: 409,
      conflict: { current: { events: ['quotation.accepted'], is_on: true } },
    });
    await owner.removeWebhookEndpoint({ body: { id, version: version + 1 } });
    expect((await owner.listWebhookEndpoints()).endpoints).toEqual([]);
    const changes = JSON.stringify(await owner.listChanges({ query: { kind: 'webhook_endpoints' } }));
    expect(changes).toContain(receiver.host);
    expect(changes + shop.logLines.join('')).not.toContain(secret);
  });
});

it('messages are kept for 30 days', async () => {
  const { id } = await addEndpoint();
  await ask();
  await waitForState(id, 'arrived');
  const age = (days: number) =>
    shop.database.execute(
      sql`update webhook_deliveries set created_at = now() - make_interval(days => ${days})`,
    );
  await age(29);
  await removeExpired(shop.database);
  expect(await list(id)).toHaveLength(1);
  await age(31);
  await removeExpired(shop.database);
  expect(await list(id)).toEqual([]);
});

async function selectInvoice(request: string): Promise<string> {
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select coalesce(estimate_id, id) as id from quote_requests where id = ${request}`,
  );
  return rows[0]?.id ?? '';
}

async function selectOrders(request: string) {
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from orders where quote_request_id = ${request} order by line_number`,
  );
  return rows;
}
