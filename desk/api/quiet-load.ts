import { useSyncExternalStore } from 'react';
import { ApiError } from '#contract/client.ts';

const RETRY_MS = 2000;

let count = 0;
let isNavigating = false;
const listeners = new Set<() => void>();

/** The part of the router that says whether somebody has asked for a screen. */
type Router = {
  subscribe: (listen: (state: { navigation: { state: 'idle' | 'loading' | 'submitting' } }) => void) => void;
};

/** To be called once. A person who asks for a screen sees at once that the shop cannot be reached. */
export function watchNavigation(router: Router): void {
  router.subscribe(({ navigation }) => {
    isNavigating = navigation.state !== 'idle';
    for (const listener of listeners) listener();
  });
}

/** Whether a screen is on its way. The router's own hook learns of it some frames after the press, as of all else. */
export function useNavigating(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNavigating,
  );
}

/**
 * Loads a screen again that somebody is using. While the shop cannot be reached the calls wait, so that what is shown
 * is not replaced by a failure.
 */
export async function loadQuietly(load: () => Promise<void>): Promise<void> {
  count += 1;
  try {
    // A load that another screen interrupts ends with that screen.
    await load();
  } finally {
    count -= 1;
  }
}

/** Makes a call that reads, and makes it again while it fails and a screen is loaded quietly. */
export async function readPatiently<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await call();
    } catch (cause) {
      if (count === 0 || isNavigating || !isTemporaryFailure(cause)) throw cause;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** What the shop or a proxy answers while it is busy or closing; 500 is a fault, which repeating does not mend. */
const TEMPORARY = [502, 503, 504];

/** Without a connection, or while the shop is busy or closing. */
function isTemporaryFailure(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.status === 0 || TEMPORARY.includes(cause.status));
}
