import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The package has no types. */
type Server = {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
  allowMismatchedSignatures: boolean;
  middleware: ((context: { path: string }, next: () => Promise<void>) => Promise<void>)[];
};
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Server;

/** What the server knows; it checks the signature of every request but those for a list. */
export const S3_KEY = { keyId: 'S3RVER', secret: 'S3RVER' };

export type S3Server = {
  /** Of its only bucket. */
  url: string;
  /** Where it keeps what is stored, one folder for each bucket. */
  folder: string;
  close(): Promise<void>;
};

/** Starts an S3-compatible server with a bucket on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-s3-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  // For `/backups/`, what S3 expects to be signed, it expects the signature of `/backups`.
  server.middleware.unshift((context, next) => {
    server.allowMismatchedSignatures = context.path === '/backups/';
    return next();
  });
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}/backups`,
    folder,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
