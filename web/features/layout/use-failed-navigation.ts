import { startTransition, useEffect, useState } from 'react';
import { createPath, type Location, useNavigation } from 'react-router';
import { loadDocument } from './load-document.ts';

/**
 * The path of a navigation whose code could not be loaded and whose page cannot be reached either; undefined otherwise.
 *
 * Loading the code fails without a connection, or when a new version of the shop has other files. React Router then
 * reloads the current page, which is lost without a connection. This hook loads the next page's document instead, which
 * brings the new version; without a connection the current page stays.
 */
export function useFailedNavigation(): string | undefined {
  const { location: pendingLocation } = useNavigation();
  const [isReloadPrevented, setReloadPrevented] = useState(false);
  const [failedLocation, setFailedLocation] = useState<Location>();

  useEffect(() => {
    const preventReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      // The router's updates are transitions too, so the pending location has been rendered when this is.
      startTransition(() => setReloadPrevented(true));
    };
    // Browsers without the Navigation API reload the current page.
    window.navigation?.addEventListener('navigate', preventReload);
    return () => window.navigation?.removeEventListener('navigate', preventReload);
  }, []);

  useEffect(() => {
    if (!isReloadPrevented) return;
    setReloadPrevented(false);
    // Without a pending navigation it was a prefetch; the code is requested again when it is needed.
    if (!pendingLocation) return;
    void loadDocument(createPath(pendingLocation)).then((isLoading) => {
      if (!isLoading) setFailedLocation(pendingLocation);
    });
  }, [isReloadPrevented, pendingLocation]);

  return failedLocation && failedLocation === pendingLocation ? createPath(failedLocation) : undefined;
}
