import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { randomPhone, signUp } from '../support/buyers.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startShopProgram } from '../support/program.ts';
import { startShop } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

it('does not start at a public URL without SMTP server and SMS gateway, and creates no data', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-trial-'));
  const dataDir = path.join(folder, 'data');
  const { child, outcome } = startShopProgram({
    PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://shop.example.in',
  });
  try {
    expect(await outcome).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/TRIAL: .*SMTP_URL and SMS_MSG91_AUTH_KEY or SMS_WEBHOOK_URL/),
    });
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    child.kill();
    await rm(folder, { recursive: true });
  }
}, 60_000);

it('outside trial mode shows no code, logs no link and leaves an empty database empty', async () => {
  const gateway = createServer((_, response) => void response.end()).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const [mailServer, database] = await Promise.all([startMailServer(), createTestDatabase('template0')]);
  const shop = await startShop({
    TRIAL: 'off',
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    SMS_WEBHOOK_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    LOG_LEVEL: 'trace',
  });
  try {
    const second = startShopProgram({ PORT: String(await findFreePort()), DATABASE_URL: database.url });
    expect(await second.outcome).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/A shop is open on this database at http.*would be in trial mode/),
    });
    expect((await shop.api().listProducts({ query: {} })).total).toBe(0);
    const body = { phonenumber: randomPhone() };
    await expect(shop.api().requestPhoneCode({ body })).rejects.toMatchObject({ status: 401 });
    const buyer = await signUp({ api: shop.api, outbox: mailServer.outbox });
    expect(await buyer.api.requestPhoneCode({ body })).not.toHaveProperty('otp');
    const link = await mailServer.outbox.waitForLink(buyer.email, 'Activate');
    await shop.stop();
    expect(shop.output()).not.toContain(link);
    expect(existsSync(path.join(shop.dataDir, 'outbox'))).toBe(false);
  } finally {
    await shop.close();
    await Promise.all([mailServer.close(), database.close()]);
    gateway.close();
  }
});
