import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { encrypt } from '#server/platform/files/age-encryption.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import { insertSealedCopy, selectSealing, takeRemovedRows } from './repository.ts';

/**
 * Sealed copies of what was removed of personal data, encrypted for a key that the shop does not have (decision 090).
 * Triggers keep the rows; here they are sealed.
 */

const MAX_ROWS = 1000;

/** Encrypts the rows that triggers have kept. What was kept before sealing was switched off is sealed, too. */
export async function sealRemovedRows(database: Database): Promise<void> {
  const { recipient } = await selectSealing(database);
  if (recipient === null) return;
  while ((await sealSomeRows(database, recipient)) === MAX_ROWS);
}

/** Encrypts files that are about to be deleted, if sealing is on. May be called again for the same ones. */
export async function sealFiles(
  database: Database,
  files: StoredFiles,
  fileIds: readonly string[],
): Promise<void> {
  const { isOn, recipient } = await selectSealing(database);
  if (!isOn || recipient === null) return;
  for (const id of fileIds) {
    if (!(await files.has(id))) continue;
    const content = await buffer(await encrypt(Readable.from(files.read(id)), { recipient }));
    await insertSealedCopy(database, { id, kind: 'file', rowCount: 0, content });
  }
}

/** @returns how many. */
async function sealSomeRows(database: Database, recipient: string): Promise<number> {
  return retryTransaction(database, async (transaction) => {
    const rows = await takeRemovedRows(transaction, MAX_ROWS);
    if (rows.length === 0) return 0;
    const lines = rows.map(({ source, removedAt, content }) =>
      Buffer.from(`${JSON.stringify({ source, removedAt, content })}\n`),
    );
    const content = await buffer(await encrypt(Readable.from(lines), { recipient }));
    await insertSealedCopy(transaction, { id: newId(), kind: 'rows', rowCount: rows.length, content });
    return rows.length;
  });
}
