import { useEffect, useEffectEvent } from 'react';

/** A browser may think that it is connected and have nobody to tell it when it really is. */
const RETRY_INTERVAL_MS = 20_000;

/** Sends what could not be sent as soon as there is a connection again. */
export function useRetryWhenOnline(isWaiting: boolean, retry: () => void): void {
  const sendNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const retryIfOnline = () => navigator.onLine && sendNow();
    const timer = window.setInterval(retryIfOnline, RETRY_INTERVAL_MS);
    window.addEventListener('online', retryIfOnline);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', retryIfOnline);
    };
  }, [isWaiting]);
}
