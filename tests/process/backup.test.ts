import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { toBackupFileName } from '#server/features/backup/prune-backups.ts';
import { fetchProducts, PASSWORD, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { runNpmScript } from '../support/operator-process.ts';
import { leaveEmpty, type ShopProcess, startShop } from '../support/shop-process.ts';

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

async function run(script: 'backup' | 'restore', dataDir: string, ...parameters: string[]) {
  const { code, stdout, stderr } = await runNpmScript({ DATA_DIR: dataDir }, script, ...parameters);
  return { exitCode: code, said: code === 0 ? stdout : stderr };
}

async function requestQuote(buyer: { api: ApiClient }): Promise<string> {
  const products = await fetchProducts(buyer.api, 2);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
  const { result } = await buyer.api.submitQuoteRequest({ body });
  const { orders } = await buyer.api.listOrders();
  return orders.find(({ _id }) => _id === result[0]?._id)?.estimate_number ?? '';
}

describe('npm run backup and npm run restore', () => {
  it('brings back a running shop elsewhere, but nothing that has ended since, and no number twice', async () => {
    const buyer = await signUpWithPhone(shop);
    const leaving = await signUpWithPhone(shop);
    await requestQuote(buyer);
    await requestQuote(leaving);
    const { orders } = await buyer.api.listOrders();
    await shop.api().forgetPassword({ body: { email: buyer.email } });
    const resetLink = await shop.outbox.waitForLink(buyer.email, 'Subject: Set a new password');
    const file = path.join(folder, 'shop.zip');
    expect(await run('backup', shop.dataDir, file)).toEqual({
      exitCode: 0,
      said: expect.stringContaining(`are in ${file}`),
    });

    await leaving.api.deleteAccount({ body: { password: PASSWORD } });
    const lastNumber = await requestQuote(buyer);
    const erasures = path.join(folder, 'shop.zip.erasures.log');
    await expect.poll(() => readFile(path.join(shop.dataDir, 'erasures.log'), 'utf8')).toMatch(/account/);
    await expect
      .poll(() => readFile(path.join(shop.dataDir, 'erasures.log'), 'utf8'))
      .toMatch(/number \S+ 3/);
    expect((await run('backup', shop.dataDir, path.join(folder, 'later.zip'))).exitCode).toBe(0);

    const restored = await startShop({}, async (dataDir) => {
      const laterErasures = path.join(folder, 'later.zip.erasures.log');
      expect(
        await run('restore', dataDir, file, '--erasures', erasures, '--erasures', laterErasures),
      ).toEqual({
        exitCode: 0,
        said: expect.stringMatching(
          /Restored the shop as it was at .*Start it with npm start.*Deleted again 1/s,
        ),
      });
    });
    try {
      for (const { token } of [buyer, leaving])
        await expect(restored.api(token).verifySession()).rejects.toMatchObject({ status: 401 });
      const reset = restored.api().resetPassword({
        headers: { authorization: resetLink.split('/').at(-1) ?? '' },
        body: { password: 'a new one 42' },
      });
      await expect(reset).rejects.toMatchObject({ status: 422 });
      const logIn = async (email: string) => {
        const { access_token } = await restored.api().logIn({ body: { email, password: PASSWORD } });
        return { api: restored.api(access_token) };
      };
      await expect(logIn(leaving.email)).rejects.toMatchObject({ status: 422 });
      const returned = await logIn(buyer.email);
      expect((await returned.api.listOrders()).orders).toEqual(orders);
      expect(orders).toHaveLength(2);
      expect(lastNumber).toMatch(/000003$/);
      expect(await requestQuote(returned)).toMatch(/000004$/);
    } finally {
      await restored.close();
    }
  });

  it('rejects a damaged backup and a file that is no erasure log', async () => {
    const file = path.join(folder, 'damaged.zip');
    expect((await run('backup', shop.dataDir, file)).exitCode).toBe(0);
    const empty = path.join(folder, 'empty');
    expect(await run('restore', empty, file, '--erasures', path.resolve('package.json'))).toEqual({
      exitCode: 1,
      said: expect.stringContaining('is not one of an erasure log'),
    });
    expect(await run('restore', empty, file, '--erasures', path.join(folder, 'mistyped.log'))).toEqual({
      exitCode: 1,
      said: expect.stringContaining('mistyped.log'),
    });
    await truncate(file, 5000);
    expect(await run('restore', empty, file)).toEqual({
      exitCode: 1,
      said: expect.stringMatching(/^.*damaged\.zip is not a backup, or it is damaged/),
    });
    expect(await run('restore', empty, '')).toMatchObject({ exitCode: 1 });
  });

  it('restores nothing beside an open shop, even if that is empty', async () => {
    const file = path.join(folder, 'beside.zip');
    expect((await run('backup', shop.dataDir, file)).exitCode).toBe(0);
    const empty = await startShop({ DEMO: 'off' }, leaveEmpty);
    try {
      expect(await run('restore', empty.dataDir, file)).toEqual({
        exitCode: 1,
        said: 'The shop is open. Please stop it first, then restore.\n',
      });
      await empty.stop();
      expect((await run('restore', empty.dataDir, file)).exitCode).toBe(0);
    } finally {
      await empty.close();
    }
  });

  it('replaces a file only with --force', async () => {
    const file = path.join(folder, 'important.txt');
    await writeFile(file, 'important');
    expect(await run('backup', shop.dataDir, file)).toEqual({
      exitCode: 1,
      said: `${file} already exists; to replace it, add --force.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('important');
    expect((await run('backup', shop.dataDir, file, '--force')).exitCode).toBe(0);
  });

  it('deletes backups older than 30 days only with --prune, and only those that it has named', async () => {
    const backups = await mkdtemp(path.join(folder, 'backups-'));
    const daysAgo = (days: number) => toBackupFileName(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
    const old = [daysAgo(31), daysAgo(40)].flatMap((name) => [name, `${name}.erasures.log`]);
    const staying = [daysAgo(29), 'before-the-move.zip', 'today.zip', 'today.zip.erasures.log'];
    for (const name of [...old, ...staying]) await writeFile(path.join(backups, name), '');

    const file = path.join(backups, 'today.zip');
    expect((await run('backup', shop.dataDir, file, '--force')).said).not.toContain('deleted');
    expect((await readdir(backups)).sort()).toEqual([...old, ...staying].sort());
    expect(await run('backup', shop.dataDir, file, '--prune', '--force')).toEqual({
      exitCode: 0,
      said: expect.stringMatching(/; deleted 2 older than 30 days\n$/),
    });
    expect((await readdir(backups)).sort()).toEqual(staying.sort());
  });

  it('clears what a killed backup has left, and nothing else', async () => {
    const files = {
      abandoned: 'udyoghaat-2026-11-01T000000Z.zip.part',
      running: 'udyoghaat-2026-11-22T000000Z.zip.part',
      foreign: 'letter.zip.part',
    };
    for (const name of Object.values(files)) await writeFile(path.join(folder, name), '');
    for (const name of [files.abandoned, files.foreign]) await utimes(path.join(folder, name), 0, 0);
    await run('backup', shop.dataDir, path.join(folder, 'tidy.zip'));
    const left = (await readdir(folder)).filter((name) => name.endsWith('.part'));
    expect(left.sort()).toEqual([files.foreign, files.running].sort());
  });
});
