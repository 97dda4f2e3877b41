import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import type { CommandContext } from './command-context.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Writes the files of a quote request to a folder, numbered, because two can have the same name.
 * @returns what was written.
 * @throws AppError 'conflict' when there is a file of one of the names, unless it may be replaced; Error when one is
 * not in the shop's folder.
 */
export async function writeRequestFiles(
  { config, signal }: Pick<CommandContext, 'config' | 'signal'>,
  files: readonly RequestFile[],
  folder: string,
  force: boolean | undefined,
): Promise<string> {
  if (files.length === 0) return 'The buyer has sent no files.';
  const stored = createStoredFiles(config.requestFilesDir);
  await mkdir(folder, { recursive: true });
  for (const [index, { id, name }] of files.entries()) {
    const target = path.join(folder, `${index + 1} ${name}`);
    await writeAtomically(target, { signal, force }, async (write) => {
      for await (const piece of stored.read(id)) await write(piece);
    });
  }
  return `Wrote ${files.length === 1 ? 'the file' : `${files.length} files`} of the buyer to ${folder}`;
}
