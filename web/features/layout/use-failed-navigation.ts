import { useContext, useEffect, useState } from 'react';
import {
  createPath,
  type Location,
  UNSAFE_DataRouterContext as RouterContext,
  useNavigation,
} from 'react-router';
import { loadDocument } from './load-document.ts';

/**
 * The path of a navigation whose code could not be loaded and whose page cannot be reached either; undefined otherwise.
 *
 * Loading the code fails without a connection, or when a new version of the shop has other files. React Router then
 * reloads the current page, which is lost without a connection. This hook loads the next page's document instead, which
 * brings the new version; without a connection the current page stays.
 */
export function useFailedNavigation(): string | undefined {
  const router = useContext(RouterContext)?.router;
  const { location: pendingLocation } = useNavigation();
  const [failedLocation, setFailedLocation] = useState<Location>();

  useEffect(() => {
    const interceptReload = async (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      const location = router?.state.navigation.location;
      // Without a pending navigation it was a prefetch; the code is requested again when it is needed.
      if (location && !(await loadDocument(createPath(location)))) setFailedLocation(location);
    };
    // Browsers without the Navigation API reload the current page.
    window.navigation?.addEventListener('navigate', interceptReload);
    return () => window.navigation?.removeEventListener('navigate', interceptReload);
  }, [router]);

  return failedLocation && failedLocation === pendingLocation ? createPath(failedLocation) : undefined;
}
