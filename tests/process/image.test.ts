import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { startProgram } from '../support/program.ts';
import { startShop } from '../support/shop-process.ts';
import { copyPreparedShop } from '../support/test-postgres.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Puts into an empty folder what deploy/Dockerfile puts into the image, with the packages that it installs. */
async function fillLikeImage(folder: string): Promise<void> {
  const dockerfile = readFileSync(path.join(PROJECT, 'deploy/Dockerfile'), 'utf8');
  const lines = dockerfile.matchAll(/^COPY (?!--from=packages)(?:--from=build \/app\/)?(.+) \S+$/gm);
  const names = new Set([...lines].flatMap(([, list = '']) => list.split(' ')));
  names.delete('.');
  for (const name of names) await cp(path.join(PROJECT, name), path.join(folder, name), { recursive: true });
  const { code, stderr } = await startProgram(
    {},
    'npm',
    ...['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--prefix', folder],
  ).outcome;
  if (code !== 0) throw new Error(stderr);
}

it('a shop that was built before needs only the files of the image and the packages of npm ci --omit=dev', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-image-'));
  // PostgreSQL does not run as root, and its programs are in there.
  await chmod(folder, 0o755);
  await fillLikeImage(folder);
  expect(existsSync(path.join(folder, 'node_modules/vite'))).toBe(false);

  const shop = await startShop({}, copyPreparedShop, folder);
  expect(shop.output()).not.toContain('Building');
  for (const page of ['/', '/desk']) expect((await fetch(shop.url + page)).status, page).toBe(200);
  const { api } = await signUpWithPhone(shop);
  const [order] = await requestQuote(api);
  const invoice = order?.order_invoice_id ?? '';
  await api.prepareEstimate({ body: { invoice } });
  expect(await (await api.fetchEstimate({ params: { invoice } })).text()).toMatch(/^%PDF-/);
  await shop.close();
  await rm(folder, { recursive: true });
});
