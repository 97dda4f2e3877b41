import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { OWNER_ONLY } from '#server/platform/files/owner-only.ts';
import { type BackupPlace, getErasureLogName, isBackupName } from './backup-place.ts';
import { removeAbandonedFiles } from './remove-abandoned.ts';

export type S3Settings = {
  /** `https://s3.ap-south-1.amazonaws.com/BUCKET/FOLDER`; the folder may be missing. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Longer than a part of 8 MB takes over a slow line. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;

/**
 * Keeps backups in a bucket of an S3-compatible store. They pass through files of a local folder, so that a slow line
 * does not hold up the database, and parts can be sent again.
 * @param signal ends what is under way.
 */
export async function createS3Place(
  { url, region, keyId, secret }: S3Settings,
  localFolder: string,
  signal: AbortSignal,
): Promise<BackupPlace> {
  // The library is loaded only where it is used.
  const { S3mini } = await import('s3mini');
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  const prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('');
  const s3 = new S3mini({
    accessKeyId: keyId,
    secretAccessKey: secret,
    endpoint: `${origin}/${bucket}`,
    region,
    fetch: (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) }),
  });

  async function withLocalFile<Result>(use: (file: string) => Promise<Result>): Promise<Result> {
    await mkdir(localFolder, { recursive: true, mode: OWNER_ONLY.folder });
    await removeAbandonedFiles(localFolder, /^/);
    const file = path.join(localFolder, randomUUID());
    try {
      return await use(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    name: url,
    async list() {
      const objects = await s3.listObjects('/', prefix);
      if (!objects) throw new Error(`There is no bucket ${bucket} at ${origin}.`);
      return objects
        .map(({ Key, LastModified }) => ({
          name: Key.slice(prefix.length),
          writtenAt: new Date(LastModified),
        }))
        .filter(({ name }) => isBackupName(name) && !name.includes('/'));
    },
    store: (name, write) =>
      withLocalFile(async (file) => {
        const result = await write(file);
        const content = await openAsBlob(file);
        await s3.putAnyObject(prefix + name, content);
        const length = await s3.getContentLength(prefix + name);
        if (length !== content.size)
          throw new Error(`${url} has ${length} bytes of ${name}, which has ${content.size}.`);
        return result;
      }),
    withFile: (name, use) =>
      withLocalFile(async (file) => {
        const response = await s3.getObjectResponse(prefix + name);
        if (!response?.body) throw new Error(`There is no ${name} in ${url}.`);
        const content = Readable.fromWeb(response.body as ReadableStream);
        await pipeline(content, createWriteStream(file, { mode: OWNER_ONLY.file }), { signal });
        return use(file);
      }),
    async remove(name) {
      for (const key of [name, getErasureLogName(name)]) await s3.deleteObject(prefix + key);
    },
  };
}
