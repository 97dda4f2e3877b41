import { useEffect } from 'react';
import { ApiError } from '#contract/client.ts';
import { hasOfflineCopy } from '#web/storage/offline-copies.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { loadDocument } from './load-document.ts';

/** Whether the shop could not be reached. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/**
 * Shown instead of a page that could not be loaded. It loads the page when the connection is back, and until then the
 * browser's copy of the page if there is one.
 */
export function LoadFailedView({ path }: { path: string }) {
  useEffect(() => {
    const load = () => void loadDocument(path);
    void hasOfflineCopy(path).then((hasCopy) => hasCopy && load());
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [path]);

  const tryAgain = async () => {
    if (!(await loadDocument(path))) toast.error(text.errors.offline, { id: 'not loaded' });
  };

  return (
    <div role="status" className="px-4 py-16 text-center lg:py-24">
      <h1 className="text-2xl font-semibold">{text.errors.loadFailed}</h1>
      <p className="mt-3 text-ink-soft">{text.errors.loadFailedHint}</p>
      <Button variant="action" className="mt-8" onClick={tryAgain}>
        {text.errors.tryAgain}
      </Button>
    </div>
  );
}
