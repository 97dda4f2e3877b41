import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAgeKey, decryptFile, encrypt, isEncrypted, readAgeKey } from './age-encryption.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-encryption-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('decrypts with the key of a file what was encrypted with it, and with no other', async () => {
  const key = await createAgeKey(inFolder('key'));
  expect(await readAgeKey(inFolder('key'))).toEqual(key);
  const content = randomBytes(300_000);
  const chunks = Array.from({ length: 30 }, (_, index) =>
    content.subarray(index * 10_000, (index + 1) * 10_000),
  );
  await pipeline(await encrypt(Readable.from(chunks), key), createWriteStream(inFolder('encrypted')));
  expect(await isEncrypted(inFolder('encrypted'))).toBe(true);
  expect((await readFile(inFolder('encrypted'))).includes(content.subarray(0, 50))).toBe(false);
  await decryptFile(inFolder('encrypted'), inFolder('decrypted'), key);
  expect((await readFile(inFolder('decrypted'))).equals(content)).toBe(true);
  expect((await stat(inFolder('decrypted'))).mode & 0o777).toBe(0o600);

  const other = await createAgeKey(inFolder('other'));
  const attempt = () => decryptFile(inFolder('encrypted'), inFolder('again'), other);
  await expect(attempt()).rejects.toThrow('cannot be decrypted with this key');
  await truncate(inFolder('encrypted'), 200_000);
  await expect(decryptFile(inFolder('encrypted'), inFolder('again'), key)).rejects.toThrow(
    'or it is damaged',
  );
});

it('writes a key file that only its owner can read, and replaces none', async () => {
  const { identity, recipient } = await createAgeKey(inFolder('key'));
  expect((await stat(inFolder('key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(inFolder('key'), 'utf8')).toMatch(
    new RegExp(`^# created: .*\n# public key: ${recipient}\n${identity}\n$`),
  );
  await expect(createAgeKey(inFolder('key'))).rejects.toThrow('EEXIST');
});

it('says what is wrong with a key file, without what is in it', async () => {
  await expect(readAgeKey(inFolder('none'))).rejects.toThrow(/ENOENT.*none/);
  await writeFile(inFolder('password'), 'a secret password\n');
  await expect(readAgeKey(inFolder('password'))).rejects.toThrow(/password has no key of age \(a line/);
  await writeFile(inFolder('mistyped'), 'AGE-SECRET-KEY-1MISTYPED\n');
  await expect(readAgeKey(inFolder('mistyped'))).rejects.toThrow(/mistyped is not one of age\.$/);
});

it('finds an unencrypted file, also an empty one, not encrypted', async () => {
  await writeFile(inFolder('empty'), '');
  expect(await isEncrypted(inFolder('empty'))).toBe(false);
});
