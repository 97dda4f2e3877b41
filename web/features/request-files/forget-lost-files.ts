import type { WireRequestFile } from '#contract/request-files.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { keepAttachedFiles } from './file-store.ts';

/**
 * Forgets the files that the shop has deleted since, and those of another account.
 * @returns those that there are, among them some of other browsers; none if the shop cannot be asked.
 */
export async function forgetLostFiles(): Promise<readonly WireRequestFile[]> {
  try {
    const { files } = await browserApi().listUnusedFiles();
    keepAttachedFiles(files.map(({ id }) => id));
    return files;
  } catch {
    return [];
  }
}
