/** Loads a page of the shop from the server. @returns false, and stays, when the shop cannot be reached. */
export async function loadDocument(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD' });
  } catch {
    return false;
  }
  location.assign(path);
  return true;
}
