import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** When the shop sent this page, if it is a copy that the service worker showed without a connection. */
export function useOfflineCopyTime(): Date | undefined {
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
