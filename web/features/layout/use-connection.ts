import { useEffect } from 'react';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

export const CONNECTION_TOAST = 'connection';

/** Says that there is no connection for as long as there is none. */
export function useConnection(): void {
  useEffect(() => {
    const look = () => {
      if (navigator.onLine) toast.dismiss(CONNECTION_TOAST);
      else toast.error(text.failed.offline, { id: CONNECTION_TOAST, duration: Number.POSITIVE_INFINITY });
    };
    look();
    window.addEventListener('offline', look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('offline', look);
      window.removeEventListener('online', look);
    };
  }, []);
}
