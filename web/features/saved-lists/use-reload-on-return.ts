import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's data again when the buyer comes back to this tab: another tab or device may have changed it. */
export function useReloadOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [revalidate]);
}
