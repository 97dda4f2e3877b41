import type { Logger } from 'pino';
import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import type { Buyer, FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { deleteUnusedFile } from './delete-files.ts';
import { getFile } from './list-files.ts';
import { presentFile } from './presenter.ts';
import { type FileOwner, selectUnusedFiles } from './repository.ts';
import { createFileStorage } from './store-file.ts';

export function requestFileRoutes(
  database: Database,
  files: StoredFiles,
  limits: RateLimits,
  log: Logger,
): FeatureHandlers<'uploadFile' | 'listUnusedFiles' | 'removeFile' | 'fetchFile'> {
  const storeFile = createFileStorage(database, files, log);
  return {
    uploadFile: async ({ headers, upload }, { buyer }) => {
      await limits.consume('file sent by an account', buyer.id);
      if (buyer.phone === undefined)
        throw new AppError('forbidden', 'Please update your phone number in Account first.');
      return { file: presentFile(await storeFile(toOwner(buyer), headers['x-file-name'] ?? '', upload)) };
    },
    listUnusedFiles: async (_, { buyer }) => ({
      files: (await selectUnusedFiles(database, toOwner(buyer))).map(presentFile),
    }),
    removeFile: async ({ body }, { buyer }) => {
      await deleteUnusedFile(database, toOwner(buyer), body.file);
      return {};
    },
    fetchFile: async ({ params }, { buyer }) => {
      const { id, name, byteCount } = await getFile(database, files, { accountId: buyer.id }, params.file);
      return { name, byteCount, content: files.read(id) };
    },
  };
}

function toOwner({ id }: Buyer): FileOwner {
  return { accountId: id, sentBy: 'buyer' };
}
