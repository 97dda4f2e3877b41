import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_PERMISSIONS } from '#contract/staff-permissions.ts';
import { WEBHOOK_EVENT_NAMES, webhookMessage } from '#contract/webhook-events.ts';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { addWebhookEndpoint, makeApiKey } from '../support/integrations.ts';
import { changeStatus } from '../support/order-steps.ts';

/** docs/integrations.md, taken at its word. */

const PROJECT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

let text: string;
let shop: DatabaseShop;
let port: number;
beforeAll(async () => {
  text = await readFile(path.join(PROJECT, 'docs/integrations.md'), 'utf8');
  port = await findFreePort();
  shop = await startDatabaseShop({ WEBHOOK_LOCAL_HOST: `127.0.0.1:${port}` });
});
afterAll(() => shop.close());

const listBlocks = (language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block);

describe('docs/integrations.md', () => {
  it('has calls that curl makes as they are printed', async () => {
    const buyer = await signUpWithPhone(shop);
    const [order] = await requestQuote(buyer.api);
    const orderId = order?._id ?? '';
    await changeStatus(shop.database, { orderId, newStatus: 'Confirmed', changedBy: 'test', reason: '' });
    const { rows } = await shop.pool.query('select quote_request_id as id from orders where id = $1', [
      orderId,
    ]);
    const key = await makeApiKey(shop, ['quotes:read', 'dispatch:read', 'dispatch:write']);
    const [calls = ''] = listBlocks('sh').filter((block) => block.includes('curl'));
    const env = { ...process.env, SHOP: shop.url, KEY: key, REQUEST: rows[0].id, ORDER: orderId };
    const { stdout } = await run('bash', ['-euc', calls], { env });
    const count = calls.split('curl ').length - 1;
    expect(stdout.split('{"success":true').length - 1).toBe(count);
    expect(stdout).toContain(order?.estimate_number);
  });

  it('has a receiver that takes the shop’s messages and refuses others', async () => {
    const { id, secret } = await addWebhookEndpoint(
      shop,
      `http://127.0.0.1:${port}/`,
      ['request.made'],
      `127.0.0.1:${port}`,
    );
    const folder = await mkdtemp(path.join(PROJECT, 'build/integrations-'));
    let receiver: ChildProcess | undefined;
    try {
      await writeFile(path.join(folder, 'receiver.mjs'), listBlocks('js')[0] ?? '');
      receiver = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], {
        env: { ...process.env, SECRET: secret, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let printed = '';
      receiver.stdout?.setEncoding('utf8').on('data', (data: string) => {
        printed += data;
      });
      const [order] = await requestQuote((await signUpWithPhone(shop)).api);
      // The first attempt may come before the receiver has started.
      await expect
        .poll(() => printed, { timeout: 60_000 })
        .toMatch(new RegExp(`^msg_\\S+ request.made ${order?.estimate_number}\n$`));
      const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
      expect(forged.status).toBe(400);
      const state = async () =>
        (await shop.pool.query('select state from webhook_deliveries where endpoint_id = $1', [id])).rows;
      await expect.poll(state).toEqual([{ state: 'arrived' }]);
    } finally {
      receiver?.kill();
      if (receiver && receiver.exitCode === null) await once(receiver, 'exit');
      await rm(folder, { recursive: true });
    }
  });

  it('shows a message as they are, and names every message and permission', () => {
    const message: unknown = JSON.parse(listBlocks('json')[0] ?? '');
    expect(webhookMessage.parse(message)).toEqual(message);
    for (const name of WEBHOOK_EVENT_NAMES) expect(text).toContain(`\`${name}\``);
    for (const permission of KEY_PERMISSIONS) {
      const [area] = permission.split(':');
      expect(text.includes(`\`${permission}\``) || text.includes(`\`${area}:…\``), permission).toBe(true);
    }
  });
});
