import { hasOfflineCopy } from '#web/storage/offline-copies.ts';

/**
 * Loads a page of the shop from the server.
 * @returns false, and stays, when the shop cannot be reached and the browser has no copy of the page.
 */
export async function loadDocument(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD' });
  } catch {
    if (!(await hasOfflineCopy(path))) return false;
  }
  location.assign(path);
  return true;
}
