import type { LiveKind, RecentChange } from '#contract/staff-live.ts';

/** For longer than a screen takes to load, also with a login before it. */
const KEEP_MS = 5 * 60_000;
const MAX_KEPT = 100;

/** Recent changes, for operators who loaded a screen before they were connected. */
export function createRecentChanges() {
  /** When each was last reported, the latest at the end. */
  const heardAt = new Map<string, number>();
  let completeSince = performance.now();

  return {
    /** To be called when listening begins: what has changed before is unknown. */
    begin(): void {
      heardAt.clear();
      completeSince = performance.now();
    },
    add(kind: LiveKind, id: string): void {
      const key = `${kind} ${id}`;
      heardAt.delete(key);
      heardAt.set(key, performance.now());
      const [oldest] = heardAt;
      if (heardAt.size <= MAX_KEPT || !oldest) return;
      heardAt.delete(oldest[0]);
      completeSince = oldest[1];
    },
    /** @returns all changes of the last `complete_ms`. */
    list(): { complete_ms: number; recent: RecentChange[] } {
      const now = performance.now();
      for (const [key, at] of heardAt) if (now - at > KEEP_MS) heardAt.delete(key);
      const recent = Array.from(heardAt, ([key, at]) => {
        const [kind, id = ''] = key.split(' ');
        return { kind: kind as LiveKind, id, ago_ms: now - at };
      });
      return { complete_ms: Math.min(now - completeSince, KEEP_MS), recent };
    },
  };
}
