import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { writeRequestFiles } from './write-request-files.ts';

let dataDir: string;
let folder: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-saved-'));
  folder = path.join(dataDir, 'from the buyer');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const { signal } = new AbortController();
const write = (files: RequestFile[], force?: boolean) =>
  writeRequestFiles({ config: readConfig({ DATA_DIR: dataDir }), signal }, files, folder, force);

async function store(id: string, content: string): Promise<RequestFile> {
  const files = createStoredFiles(readConfig({ DATA_DIR: dataDir }).requestFilesDir);
  const { byteCount, sha256 } = await files.writeDraft(id, Readable.from([Buffer.from(content)]));
  await files.keep(id);
  const owner = { accountId: 'asha', quoteRequestId: 'one', messageId: null, sentBy: 'buyer' } as const;
  return { id, ...owner, name: 'Plan.pdf', type: 'pdf', byteCount, sha256, createdAt: new Date() };
}

it('writes files of the same name, numbered, and replaces them only when it may', async () => {
  const files = [await store('first', 'one'), await store('second', 'two')];
  expect(await write([])).toBe('The buyer has sent no files.');
  expect(await write(files)).toBe(`Wrote 2 files of the buyer to ${folder}`);
  expect(await readdir(folder)).toEqual(['1 Plan.pdf', '2 Plan.pdf']);
  expect(await readFile(path.join(folder, '2 Plan.pdf'), 'utf8')).toBe('two');
  await expect(write(files)).rejects.toMatchObject({ code: 'conflict' });
  await write(files, true);
});

it('leaves no part of a file whose content is lost', async () => {
  const lost = { ...(await store('third', 'three')), id: 'lost' };
  await rm(folder, { recursive: true, force: true });
  await expect(write([lost])).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(folder)).toEqual([]);
});
