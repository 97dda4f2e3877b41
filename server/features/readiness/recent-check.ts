/** It looks at every picture and every step of every conversation, so several readers share one. */
const MAX_AGE_MS = 5 * 60 * 1000;

/** What a check has found, at most five minutes ago. */
export type RecentCheck<Found> = { get(): Promise<Found> };

/**
 * @param readMark reads what is different after a change, in whichever process it was made. The next reader gets a new
 * check then.
 */
export function createRecentCheck<Found>(
  check: () => Promise<Found>,
  readMark: () => Promise<string> = async () => '',
): RecentCheck<Found> {
  let found: Promise<Found> | undefined;
  let checkedAt = 0;
  let markOfFound = '';
  return {
    async get() {
      // Before the check: a change during it is noticed by the next reader.
      const mark = await readMark();
      if (!found || mark !== markOfFound || Date.now() - checkedAt >= MAX_AGE_MS) {
        checkedAt = Date.now();
        markOfFound = mark;
        found = check();
        found.catch(() => {
          found = undefined;
        });
      }
      return found;
    },
  };
}
