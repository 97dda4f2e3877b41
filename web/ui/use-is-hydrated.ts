import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False while the page is as the server sent it. A form that needs our code takes no submission until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
