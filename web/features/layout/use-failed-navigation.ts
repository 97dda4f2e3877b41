import { useContext, useEffect, useState } from 'react';
import {
  createPath,
  type Location,
  UNSAFE_DataRouterContext as RouterContext,
  useNavigation,
} from 'react-router';
import { loadDocument } from './load-document.ts';

/**
 * The path of the page that should come next when its code cannot be loaded: there is no connection, or a new version of
 * the shop has other files. React Router then reloads the page one is on, which without a connection leaves nothing of it.
 * Instead the next page is loaded whole, which brings the new version, and without a connection the page stays.
 */
export function useFailedNavigation(): string | undefined {
  const router = useContext(RouterContext)?.router;
  const { location: pendingLocation } = useNavigation();
  const [failedLocation, setNotLoaded] = useState<Location>();

  useEffect(() => {
    const interceptReload = async (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      const location = router?.state.navigation.location;
      // Without one it was only fetched ahead, and is fetched again when it is wanted.
      if (location && !(await loadDocument(createPath(location)))) setNotLoaded(location);
    };
    // Not every browser has it; without it the page one is on is reloaded.
    window.navigation?.addEventListener('navigate', interceptReload);
    return () => window.navigation?.removeEventListener('navigate', interceptReload);
  }, [router]);

  return failedLocation && failedLocation === pendingLocation ? createPath(failedLocation) : undefined;
}
