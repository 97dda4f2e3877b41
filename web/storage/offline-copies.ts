/**
 * The copies of public pages and files that the service worker (`web/offline`) makes. There are none where the browser
 * forbids storage or, without HTTPS, has no Cache Storage.
 */
export async function hasOfflineCopy(path: string): Promise<boolean> {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    return false;
  }
}

export async function deleteOfflineCopies(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // There are none.
  }
}
