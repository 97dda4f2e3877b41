import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False until the page is hydrated. A form that needs our code accepts no submission before that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
