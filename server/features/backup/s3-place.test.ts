import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { S3_KEY, type S3Server, startS3Server } from '../../../tests/support/s3-server.ts';
import { createS3Place } from './s3-place.ts';

let server: S3Server;
let folder: string;
const never = new AbortController().signal;

beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-transfer-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function open(under: string, key = S3_KEY, signal = never) {
  const settings = { url: `${server.url}/${under}`, region: 'us-east-1', ...key };
  return createS3Place(settings, folder, signal);
}

it('stores, lists, reads and removes backups under its folder, also those of several parts', async () => {
  const place = await open('shop one/daily');
  const contents = { 'small.zip': randomBytes(1000), 'large.zip.age': randomBytes(20 * 1024 * 1024) };
  for (const [name, content] of Object.entries(contents)) {
    await place.store(name, (file) => writeFile(file, content));
    await place.store(`${name}.erasures.log`, (file) => writeFile(file, ''));
  }
  await (await open('another')).store('foreign.zip', (file) => writeFile(file, 'foreign'));
  const listed = await place.list();
  expect(listed.map(({ name }) => name).sort()).toEqual(['large.zip.age', 'small.zip']);
  for (const { writtenAt } of listed)
    expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(600_000);
  for (const [name, content] of Object.entries(contents))
    expect((await place.withFile(name, (file) => readFile(file))).equals(content)).toBe(true);

  await place.remove('small.zip');
  expect((await place.list()).map(({ name }) => name)).toEqual(['large.zip.age']);
  await expect(place.withFile('small.zip.erasures.log', readFile)).rejects.toThrow('There is no small.zip');
  expect(await readdir(folder)).toEqual([]);
});

it('leaves no copy on this machine when the store refuses, and does not name the secret', async () => {
  const secret = 'not the secret of this key';
  const place = await open('refused', { keyId: S3_KEY.keyId, secret });
  const refused = place.store('shop.zip', (file) => writeFile(file, 'content'));
  await expect(refused).rejects.toThrow('S3 returned 403');
  await refused.catch((cause) => expect(JSON.stringify(cause) + String(cause)).not.toContain(secret));
  expect(await readdir(folder)).toEqual([]);
});

it('ends what is under way when the shop closes', async () => {
  const closing = new AbortController();
  const place = await open('closing', S3_KEY, closing.signal);
  closing.abort();
  await expect(place.list()).rejects.toThrow(/abort/i);
});
