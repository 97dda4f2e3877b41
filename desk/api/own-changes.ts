/** How often this tab has changed something. */
let count = 0;

export const countOwnChanges = (): number => count;

/** Call this when a call that may have changed something is answered. */
export function noteOwnChange(): void {
  count += 1;
}
