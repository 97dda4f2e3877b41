import { useEffect } from 'react';
import { CallFailed } from '#contract/client.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { loadWhole } from './load-whole.ts';

/** The shop could not be reached. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 0;
}

/** Shown in the place of a page that did not come, until the shop can be reached again. */
export function NotLoadedScreen({ path }: { path: string }) {
  useEffect(() => {
    const load = () => void loadWhole(path);
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [path]);

  const tryAgain = async () => {
    if (!(await loadWhole(path))) toast.error(text.failed.offline, { id: 'not loaded' });
  };

  return (
    <div role="status" className="px-4 py-16 text-center lg:py-24">
      <h1 className="text-2xl font-semibold">{text.failed.notLoaded}</h1>
      <p className="mt-3 text-ink-soft">{text.failed.notLoadedHint}</p>
      <Button variant="action" className="mt-8" onClick={tryAgain}>
        {text.failed.tryAgain}
      </Button>
    </div>
  );
}
