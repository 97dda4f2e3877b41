import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeAbandonedFiles } from '#server/features/request-files/delete-files.ts';
import { rateLimits, requestFiles } from '#server/platform/database/schema.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { EXTENDED, iterations } from '../support/extended.ts';
import { formatRequestHead, openSocket } from '../support/raw-socket.ts';
import { readRealPdf } from '../support/sample-files.ts';

const KILLS = iterations(3, 30);
const WRITERS = 6;

let shop: DatabaseShop;
let buyers: Awaited<ReturnType<typeof signUpWithPhone>>[];
let pdf: Buffer;
beforeAll(async () => {
  shop = await startDatabaseShop();
  buyers = await Promise.all(Array.from({ length: WRITERS }, () => signUpWithPhone(shop)));
  pdf = await readRealPdf();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.delete(requestFiles);
  await shop.database.delete(rateLimits);
});

const getFolder = () => path.join(shop.dataDir, 'request-files');
const listDisk = async () => (await readdir(getFolder()).catch(() => [])).sort();
const listRows = async () => (await shop.database.select().from(requestFiles)).map(({ id }) => id).sort();

/** Begins an upload of a declared length on a connection of its own. */
async function begin(declaredBytes: number) {
  const client = await openSocket(shop.url);
  const headers = { authorization: buyers[0]?.token ?? '', 'content-length': String(declaredBytes) };
  client.socket.write(formatRequestHead('POST', '/api/file/upload', headers));
  return client;
}

it('an upload whose connection is cut leaves nothing behind', async () => {
  const before = await listDisk();
  const client = await begin(pdf.length);
  client.socket.write(pdf.subarray(0, pdf.length / 2));
  await expect.poll(async () => (await listDisk()).length).toBe(before.length + 1);
  client.socket.destroy();
  await expect.poll(listDisk).toEqual(before);
  expect(await listRows()).toEqual([]);
});

it('an upload that is longer than it says is rejected, and leaves nothing behind', async () => {
  const before = await listDisk();
  const { socket, received, closed } = await begin(pdf.length - 5000);
  socket.write(pdf);
  // What follows the declared end is no request.
  await expect.poll(received).toMatch(/^HTTP\/1\.1 4(00|22) /);
  await closed;
  await expect.poll(listDisk).toEqual(before);
  expect(await listRows()).toEqual([]);
});

it.runIf(EXTENDED)('an upload that stops is answered after 20 s and leaves nothing behind', async () => {
  const before = await listDisk();
  const { socket, received, closed } = await begin(pdf.length);
  socket.write(pdf.subarray(0, 1000));
  await sleep(22_000);
  expect(received()).toContain('HTTP/1.1 400');
  expect(received()).toContain('The file arrived too slowly');
  await closed;
  expect(await listDisk()).toEqual(before);
});

it.runIf(EXTENDED)(
  'an upload over a slow connection may take longer than other requests',
  async () => {
    const { socket, received } = await begin(pdf.length);
    const STEPS = 14;
    for (let step = 0; step < STEPS; step += 1) {
      socket.write(pdf.subarray((pdf.length * step) / STEPS, (pdf.length * (step + 1)) / STEPS));
      await sleep(5500);
    }
    expect(received()).toContain('HTTP/1.1 200');
    socket.destroy();
  },
  120_000,
);

it(
  'a server killed while files arrive keeps every acknowledged one, and what else is on disk is removed',
  async () => {
    const acknowledged = new Map<string, number>();
    const api = ({ token }: { token: string }) => shop.api(token);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await shop.database.delete(rateLimits);
      let isDown = false;
      const writers = buyers.map(async (buyer) => {
        while (!isDown) {
          const { files } = await api(buyer)
            .listUnusedFiles()
            .catch(() => ({ files: [] }));
          const removed = files[0];
          if (files.length > 20 && removed) {
            await api(buyer)
              .removeFile({ body: { file: removed.id } })
              .catch(() => undefined);
            acknowledged.delete(removed.id);
          }
          const bytes = Buffer.concat([pdf, Buffer.from(crypto.randomUUID())]);
          const answer = await api(buyer)
            .uploadFile({ file: new Blob([bytes]) })
            .catch(() => undefined);
          if (answer) acknowledged.set(answer.file.id, bytes.length);
          else await sleep(20);
        }
      });
      await sleep(300 + Math.random() * 500);
      await shop.killHard();
      isDown = true;
      await Promise.all(writers);
      await shop.restart();
    }
    const rows = await listRows();
    expect([...acknowledged.keys()].filter((id) => !rows.includes(id))).toEqual([]);
    const old = new Date(Date.now() - 3_600_000);
    for (const name of await listDisk()) await utimes(path.join(getFolder(), name), old, old);
    await removeAbandonedFiles(shop.database, createStoredFiles(getFolder()));
    // The content of those that were removed is deleted by jobs.
    await expect.poll(listDisk, { timeout: 20_000 }).toEqual(await listRows());
    for (const buyer of buyers) {
      const { files } = await api(buyer).listUnusedFiles();
      for (const { id, bytes } of files)
        expect((await api(buyer).fetchFile({ params: { file: id } })).size).toBe(bytes);
    }
    process.stdout.write(`${KILLS} kills, ${acknowledged.size} files acknowledged, ${rows.length} kept\n`);
  },
  KILLS * 20_000 + 60_000,
);
