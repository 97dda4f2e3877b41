import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/database/new-id.ts';
import { fetchProducts, PASSWORD, requestQuote, signUp, signUpWithPhone } from '../support/buyers.ts';
import { startOperatorSession } from '../support/desk.ts';
import { readEvents } from '../support/event-stream.ts';
import { runOperatorProcess } from '../support/operator-process.ts';
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { databaseAt, getTestPostgresUrl } from '../support/test-postgres.ts';

const program = await findPgBouncer();
if (!program)
  process.stdout.write('PgBouncer is absent (apt-get install pgbouncer): its tests are left out.\n');

describe.skipIf(!program)('shop behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let shop: ShopProcess;
  let settings: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPgBouncer(program ?? '', getTestPostgresUrl());
    settings = {
      DATABASE_URL: databaseAt(pooler.url, new URL(database.url).pathname.slice(1)),
      DATABASE_DIRECT_URL: database.url,
      WEB_CONCURRENCY: '2',
    };
    shop = await startShop(settings);
  });
  afterAll(async () => {
    await shop?.close();
    await pooler?.close();
    await database?.close();
  });

  /** @returns the statuses of so many at once that each process answers some. */
  async function openHomePages(): Promise<Set<number>> {
    return new Set(
      await Promise.all(
        Array.from({ length: 12 }, async () => {
          const response = await fetch(shop.url);
          await response.text();
          return response.status;
        }),
      ),
    );
  }

  it('leads many buyers at once from the search by cart and request to the estimate and another login', async () => {
    const { products } = await shop.api().searchProducts({ params: { query: 'drill' } });
    expect(products.length).toBeGreaterThan(0);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => signUpWithPhone(shop)));
    await Promise.all(
      buyers.map(async ({ api, email }) => {
        const [product] = await fetchProducts(api, 1);
        const added = { [product?._id ?? '']: 2 };
        await api.changeAccountCart({ body: { added, changed: {}, removed: [] } });
        expect((await api.getAccountCart()).items).toEqual(added);
        const [order] = await requestQuote(api, 2);
        const { orders } = await api.listOrders();
        expect(orders.map(({ orderStatus }) => orderStatus)).toEqual(['Requested', 'Requested']);
        // A job has drawn it and sent the mail.
        await shop.outbox.waitForMail(email, order?.estimate_number ?? '');
        const invoice = order?.order_invoice_id ?? '';
        await api.prepareEstimate({ body: { invoice } });
        expect(await (await api.fetchEstimate({ params: { invoice } })).text()).toMatch(/^%PDF-/);
        const { access_token } = await shop.api().logIn({ body: { email, password: PASSWORD } });
        expect((await shop.api(access_token).listOrders()).orders).toHaveLength(2);
      }),
    );
  });

  it('tells the desk and all processes what has changed', async () => {
    const token = await startOperatorSession(database, 'owner');
    const response = await fetch(`${shop.url}/api/staff/events`, { headers: { authorization: token } });
    const desk = readEvents(response);
    await desk.waitFor('ready', expect.objectContaining({ complete_ms: expect.any(Number) }));
    const id = newId();
    await database.pool.query(
      `insert into contact_messages (id, first_name, last_name, phone, message) values ($1, 'Asha', 'Rao', '9830012345', 'Please call.')`,
      [id],
    );
    await desk.waitFor('changed', { kind: 'messages', ids: [id] });
    await desk.close();

    const [product] = await fetchProducts(shop.api(), 1);
    await database.pool.query('update products set title = $1 where id = $2', ['Pooled drill', product?._id]);
    const readTitles = async () => {
      const replies = await Promise.all(
        Array.from({ length: 6 }, () => shop.api().getProduct({ params: { id: product?._id ?? '' } })),
      );
      return new Set(replies.map((reply) => reply.product.pro_title));
    };
    await expect.poll(readTitles).toEqual(new Set(['Pooled drill']));
  });

  it('lets commands of the operator work beside it', async () => {
    const outcome = await runOperatorProcess({ ...settings, DATA_DIR: shop.dataDir }, 'check');
    expect(outcome.stderr).toBe('');
    expect(outcome.stdout).not.toBe('');
  });

  it('shows kept pages while PgBouncer is gone, and goes on when it is back', async () => {
    const page = await fetch(shop.url);
    expect(page.status).toBe(200);
    await pooler.kill();
    expect((await fetch(shop.url)).status).toBe(200);
    await expect(shop.api().searchProducts({ params: { query: 'drill' } })).resolves.toBeDefined();
    await expect(signUp(shop)).rejects.toMatchObject({ status: 503 });
    await pooler.restart();
    await expect.poll(() => signUp(shop).then(() => 'signed up', String)).toBe('signed up');
  });

  it('counts PgBouncer as lost that answers nobody: 503 and kept pages, until it answers again', async () => {
    expect(await openHomePages()).toEqual(new Set([200]));
    process.kill(pooler.pid(), 'SIGSTOP');
    try {
      expect(await openHomePages()).toEqual(new Set([200]));
      const startedAt = Date.now();
      await expect(signUp(shop)).rejects.toMatchObject({ status: 503 });
      expect(Date.now() - startedAt).toBeLessThan(15_000);
    } finally {
      process.kill(pooler.pid(), 'SIGCONT');
    }
    await expect.poll(() => signUp(shop).then(() => 'signed up', String)).toBe('signed up');
  });

  it('answers 503 while PgBouncer has no connection left, and goes on when it has', async () => {
    expect(await openHomePages()).toEqual(new Set([200]));
    await pooler.kill();
    await pooler.restart(1);
    const other = new pg.Client(settings.DATABASE_URL);
    other.on('error', () => undefined);
    await other.connect();
    await expect(signUp(shop)).rejects.toMatchObject({ status: 503 });
    expect(await openHomePages()).toEqual(new Set([200]));
    await pooler.kill();
    await pooler.restart();
    await expect.poll(() => signUp(shop).then(() => 'signed up', String)).toBe('signed up');
  });

  it('does not open on one database through PgBouncer and another past it', async () => {
    const other = await createTestDatabase();
    await expect(startShop({ ...settings, DATABASE_DIRECT_URL: other.url })).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases',
    );
    await other.close();
  });

  it('opens without PgBouncer, and goes on when it is there', async () => {
    await pooler.kill();
    const second = await startShop(settings);
    // The other shop may send the mail.
    const register = () => {
      const email = `${newId().toLowerCase()}@buyer.test`;
      return second.api().register({ body: { name: 'Asha Rao', email, password: PASSWORD } });
    };
    try {
      await expect(register()).rejects.toMatchObject({ status: 503 });
      await pooler.restart();
      await expect.poll(() => register().then(() => 'registered', String)).toBe('registered');
    } finally {
      await second.close();
    }
  });

  it('counts as closed once it is, although PgBouncer keeps its connections', async () => {
    await signUp(shop);
    await shop.stop();
    // The test's own connections would count as those of an open shop.
    database.direct.pool.options.idleTimeoutMillis = 10;
    await database.direct.pool.query('select');
    await expect.poll(() => database.direct.pool.totalCount).toBe(0);
    const target = await createTestDatabase('template0');
    const outcome = await runOperatorProcess(
      { ...settings, DATA_DIR: shop.dataDir, TARGET_DATABASE_URL: target.url },
      'move-to',
    );
    await target.close();
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Copied \d+ rows/) });
  });
});
