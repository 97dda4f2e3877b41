/** It looks at every picture and every step of every conversation, so several readers share one. */
const MAX_AGE_MS = 5 * 60 * 1000;

/** What a check has found, at most five minutes ago. */
export type RecentCheck<Problem> = { get(): Promise<Problem[]> };

export function createRecentCheck<Problem>(check: () => Promise<Problem[]>): RecentCheck<Problem> {
  let found: Promise<Problem[]> | undefined;
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
  };
}
