import { useEffect, useEffectEvent } from 'react';

/** `navigator.onLine` may be true without a working connection, and no `online` event follows then. */
const RETRY_INTERVAL_MS = 20_000;

/** Calls `retry` when the connection is back, while `isWaiting`. */
export function useRetryWhenOnline(isWaiting: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const retryIfOnline = () => navigator.onLine && retryNow();
    const timer = window.setInterval(retryIfOnline, RETRY_INTERVAL_MS);
    window.addEventListener('online', retryIfOnline);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', retryIfOnline);
    };
  }, [isWaiting]);
}
