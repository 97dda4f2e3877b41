import type { Upload } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import { type CsvRow, readCsv } from '#server/features/admin/read-csv.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import { guessColumns } from './guess-column.ts';

/** How long a file that is being imported is kept. */
const KEPT_MS = 3_600_000;

export type UploadedFile = {
  import: string;
  columns: { name: string; sample: string; guess: string }[];
  rows: number;
};

/**
 * Keeps a file for its import, and removes those of former ones.
 * @throws AppError 'invalid_input' when the file is not CSV; nothing of it is stored then.
 */
export async function keepImportFile(files: StoredFiles, upload: Upload): Promise<UploadedFile> {
  await removeOldImports(files);
  const id = newId();
  try {
    await files.writeDraft(id, upload.pieces);
    await files.keep(id);
    return { import: id, ...(await describeFile(files.read(id))) };
  } catch (cause) {
    await files.remove(id);
    throw cause;
  }
}

export async function removeOldImports(files: StoredFiles): Promise<void> {
  const old = await files.listOlderThan(new Date(Date.now() - KEPT_MS));
  await Promise.all(old.map(files.remove));
}

async function describeFile(bytes: AsyncIterable<Uint8Array>): Promise<Omit<UploadedFile, 'import'>> {
  let header: string[] | undefined;
  const samples: string[] = [];
  let rows = 0;
  for await (const { cells } of readCsv(bytes)) {
    if (!header) {
      header = cells;
      continue;
    }
    rows += 1;
    // Of each column the first cell that is not empty.
    for (const [index, cell] of cells.entries()) samples[index] ||= cell.trim().slice(0, 80);
  }
  if (!header || rows === 0) throw new AppError('invalid_input', 'The file has no rows.');
  const guesses = guessColumns(header);
  const columns = header.map((name, index) => ({
    ...{ name: name.trim(), sample: samples[index] ?? '' },
    guess: guesses[index] ?? '',
  }));
  return { columns, rows };
}

/**
 * The rows of a kept file under the names of a product's columns, without those that are left out.
 * @throws AppError 'not_found' when the file is no longer stored.
 */
export async function readImportRows(
  files: StoredFiles,
  id: string,
  columns: readonly string[],
): Promise<AsyncGenerator<CsvRow>> {
  if (!/^[\w-]+$/.test(id) || !(await files.has(id))) {
    throw new AppError('not_found', 'The file is no longer kept. Please upload it again.');
  }
  return renameColumns(readCsv(files.read(id)), columns);
}

async function* renameColumns(
  rows: AsyncIterable<CsvRow>,
  columns: readonly string[],
): AsyncGenerator<CsvRow> {
  let width: number | undefined;
  for await (const { number, cells } of rows) {
    // A row with too few or too many cells stays one, which the import reports.
    const isComplete = cells.length === (width ?? cells.length);
    const named = width === undefined ? cells.map((_, index) => columns[index] ?? '') : cells;
    width ??= cells.length;
    yield { number, cells: isComplete ? named.filter((_, index) => columns[index]) : cells };
  }
}
