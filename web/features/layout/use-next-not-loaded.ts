import { useContext, useEffect, useState } from 'react';
import {
  createPath,
  type Location,
  UNSAFE_DataRouterContext as RouterContext,
  useNavigation,
} from 'react-router';
import { loadWhole } from './load-whole.ts';

/**
 * The path of the page that should come next when its code cannot be loaded: there is no connection, or a new version of
 * the shop has other files. React Router then reloads the page one is on, which without a connection leaves nothing of it.
 * Instead the next page is loaded whole, which brings the new version, and without a connection the page stays.
 */
export function useNextNotLoaded(): string | undefined {
  const router = useContext(RouterContext)?.router;
  const { location: next } = useNavigation();
  const [notLoaded, setNotLoaded] = useState<Location>();

  useEffect(() => {
    const instead = async (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      const location = router?.state.navigation.location;
      // Without one it was only fetched ahead, and is fetched again when it is wanted.
      if (location && !(await loadWhole(createPath(location)))) setNotLoaded(location);
    };
    // Not every browser has it; without it the page one is on is reloaded.
    window.navigation?.addEventListener('navigate', instead);
    return () => window.navigation?.removeEventListener('navigate', instead);
  }, [router]);

  return notLoaded && notLoaded === next ? createPath(notLoaded) : undefined;
}
