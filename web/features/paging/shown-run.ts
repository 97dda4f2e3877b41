/** The pages of a list that stand on the screen one after the other. */
export type ShownRun<Item> = {
  items: Item[];
  lastPage: number;
  /** Leads to the page after these; null on the last. */
  next: string | null;
};

/** The run with the page after it. What moved between the two calls is shown once. */
export function withNextPage<Item extends { id: string }>(
  run: ShownRun<Item>,
  { items, next }: { items: readonly Item[]; next: string | null },
): ShownRun<Item> {
  const known = new Set(run.items.map(({ id }) => id));
  return {
    items: [...run.items, ...items.filter(({ id }) => !known.has(id))],
    lastPage: run.lastPage + 1,
    next,
  };
}

const MOST_KEPT = 20;
const kept = new Map<string, ShownRun<unknown>>();

/** Keeps what one entry of the browser's history has shown, so that going back shows all of it again. */
export function keepRun(place: string, run: ShownRun<unknown>): void {
  kept.delete(place);
  kept.set(place, run);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

export function recallRun<Item>(place: string): ShownRun<Item> | undefined {
  return kept.get(place) as ShownRun<Item> | undefined;
}
