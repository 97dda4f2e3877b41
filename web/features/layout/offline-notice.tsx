import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { text } from '#web/text/en.ts';
import { loadDocument } from './load-document.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * Shown while there is no connection, and on a page that was loaded without one. It looks like a toast, which could not
 * be loaded then.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const copyTime = useOfflineCopyTime();
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bars)+0.75rem)] z-30 mx-auto w-fit rounded border border-edge bg-surface px-4 py-3 shadow-float empty:hidden print:hidden"
    >
      {isOnline ? null : `${text.errors.offline} `}
      {copyTime && <OfflineCopyNotice time={copyTime} canLoad={isOnline} />}
    </p>
  );
}

function OfflineCopyNotice({ time, canLoad }: { time: Date; canLoad: boolean }) {
  const shownTime = time.toLocaleString(text.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {text.errors.offlineCopy(shownTime)}{' '}
      {canLoad && (
        <button
          type="button"
          className="-my-2.5 min-h-11 underline"
          onClick={() => loadDocument(location.pathname + location.search)}
        >
          {text.errors.loadAgain}
        </button>
      )}
    </>
  );
}

/** When the shop sent this page, if it is a copy that the service worker showed without a connection. */
function useOfflineCopyTime(): Date | undefined {
  const { key } = useLocation();
  const [time, setTime] = useState<Date>();
  // The next page that the router shows is not a copy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is a new key.
  useEffect(() => {
    const { dataset } = document.documentElement;
    setTime(dataset.offlineCopy ? new Date(dataset.offlineCopy) : undefined);
    delete dataset.offlineCopy;
  }, [key]);
  return time;
}
