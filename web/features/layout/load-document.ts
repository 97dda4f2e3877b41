/** Leaves for a page of the shop as the server has it now, unless the shop cannot be reached: then it returns false. */
export async function loadDocument(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD' });
  } catch {
    return false;
  }
  location.assign(path);
  return true;
}
