import { execFile } from 'node:child_process';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

let shop: ShopProcess;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-restored-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(script: string, file: string, dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [`scripts/${script}.ts`, file], { env }).then(
    ({ stdout }) => ({ exitCode: 0, said: stdout }),
    (cause) => ({ exitCode: cause.code as number, said: cause.stderr as string }),
  );
}

describe('npm run backup and npm run restore', () => {
  it('restores a backup of a running shop elsewhere, with buyers still logged in, and rejects a damaged one', async () => {
    const buyer = await signUpWithPhone(shop);
    const products = await fetchProducts(buyer.api, 2);
    await buyer.api.submitQuoteRequest({
      body: quoteRequestFor(products.map((product) => ({ product, quantity: 1 }))),
      headers: {},
    });
    const file = path.join(folder, 'shop.zip');
    const backup = await run('backup', file, shop.dataDir);
    expect(backup).toEqual({ exitCode: 0, said: expect.stringContaining(`are in ${file}`) });

    const restored = await startShop({}, async (dataDir) => {
      expect(await run('restore', file, dataDir)).toEqual({
        exitCode: 0,
        said: expect.stringMatching(/Restored the shop as it was at .*Start it with npm start/),
      });
    });
    try {
      const { orders } = await restored.api(buyer.token).listOrders();
      expect(orders).toEqual((await buyer.api.listOrders()).orders);
      expect(orders).toHaveLength(2);
    } finally {
      await restored.close();
    }

    await truncate(file, 5000);
    expect(await run('restore', file, path.join(folder, 'empty'))).toEqual({
      exitCode: 1,
      said: expect.stringMatching(/^.*shop\.zip is not a backup, or it is damaged/),
    });
    expect(await run('restore', '', path.join(folder, 'empty'))).toMatchObject({ exitCode: 1 });
  });
});
