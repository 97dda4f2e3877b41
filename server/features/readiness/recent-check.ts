/** It looks at every picture and every step of every conversation, so several readers share one. */
const MAX_AGE_MS = 5 * 60 * 1000;

/** What a check has found, at most five minutes ago. */
export type RecentCheck<Found> = {
  get(): Promise<Found>;
  /** Call this when what it looks at was changed: the next reader gets a new check. */
  forget(): void;
};

export function createRecentCheck<Found>(check: () => Promise<Found>): RecentCheck<Found> {
  let found: Promise<Found> | undefined;
  let checkedAt = 0;
  return {
    get() {
      if (!found || Date.now() - checkedAt >= MAX_AGE_MS) {
        checkedAt = Date.now();
        found = check();
        found.catch(() => {
          found = undefined;
        });
      }
      return found;
    },
    forget() {
      found = undefined;
    },
  };
}
