import { useEffect, useEffectEvent } from 'react';

/** A browser may think that it is connected and have nobody to tell it when it really is. */
const TRY_EVERY_MS = 20_000;

/** Sends what could not be sent as soon as there is a connection again. */
export function useSendAgain(isWaiting: boolean, send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => navigator.onLine && sendNow();
    const timer = window.setInterval(again, TRY_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting]);
}
