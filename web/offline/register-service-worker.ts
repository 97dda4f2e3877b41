/**
 * Registers the service worker at this path. When it first takes over, the page names the files that it has loaded
 * before, so that it can be shown without a connection, too.
 */
export async function registerServiceWorker(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    const nameLoadedFiles = () =>
      serviceWorker.controller?.postMessage([location.href, ...listLoadedFiles()]);
    serviceWorker.addEventListener('controllerchange', nameLoadedFiles, { once: true });
  }
  try {
    await serviceWorker.register(path);
  } catch {
    // The browser forbids all storage, or the connection is lost: this page does not need the service worker.
  }
}

function listLoadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  return urls.filter((url) => url.startsWith(`${location.origin}/assets/`));
}
