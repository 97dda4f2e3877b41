import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/platform/database/connection.ts';
import { OWNER_ONLY } from '#server/platform/files/owner-only.ts';
import { selectSealedContent, selectSealedCopies } from './repository.ts';

/**
 * Writes the sealed copies, still encrypted, into a new folder: rows named after the time at which they were sealed,
 * files after their id in the rows of request_files.
 * @returns how many.
 * @throws Error when the folder exists or cannot be written.
 */
export async function exportSealedCopies(database: Database, folder: string): Promise<number> {
  await mkdir(folder, { mode: OWNER_ONLY.folder });
  let written = 0;
  for (const copy of await selectSealedCopies(database)) {
    const content = await selectSealedContent(database, copy.id);
    if (!content) continue;
    await writeFile(path.join(folder, toFileName(copy)), content, { flag: 'wx', mode: OWNER_ONLY.file });
    written += 1;
  }
  return written;
}

function toFileName({ id, kind, sealedAt }: { id: string; kind: 'rows' | 'file'; sealedAt: Date }): string {
  if (kind === 'file') return `file-${id}.age`;
  return `rows-${sealedAt.toISOString().replaceAll(':', '-')}-${id}.jsonl.age`;
}
