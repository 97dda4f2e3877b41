import type { LiveChange, LiveKind } from '#contract/staff-live.ts';

/** One step makes several notifications, and a command may change thousands of rows. */
const COLLECT_MS = 200;
const MAX_IDS = 100;

/** Joins what is noticed at about the same time into one change of each kind. */
export function createChangeCollector(onChange: (change: LiveChange) => void) {
  const idsByKind = new Map<LiveKind, Set<string>>();
  let timer: NodeJS.Timeout | undefined;

  function send(): void {
    timer = undefined;
    for (const [kind, ids] of idsByKind) onChange({ kind, ids: ids.size > MAX_IDS ? null : [...ids] });
    idsByKind.clear();
  }

  return {
    add(kind: LiveKind, id: string): void {
      const ids = idsByKind.get(kind) ?? new Set();
      idsByKind.set(kind, ids.size > MAX_IDS ? ids : ids.add(id));
      timer ??= setTimeout(send, COLLECT_MS).unref();
    },
    close: () => clearTimeout(timer),
  };
}
