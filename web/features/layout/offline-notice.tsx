import { useSyncExternalStore } from 'react';
import { text } from '#web/text/en.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Shown while there is no connection. It looks like a toast, which could not be loaded then. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bars)+0.75rem)] z-30 mx-auto w-fit rounded border border-edge bg-surface px-4 py-3 shadow-float empty:hidden print:hidden"
    >
      {isOnline ? null : text.errors.offline}
    </p>
  );
}
