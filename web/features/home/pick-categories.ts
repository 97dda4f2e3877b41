const COUNT = 4;

let pickedIds: readonly string[] = [];

/** Only ever called in the browser, after a page was shown: going back to it shows the same categories again. */
export function rememberPickedCategories(ids: readonly string[]): void {
  pickedIds = ids;
}

/** Four at random, in the operator's order; in one visit always the same. */
export function pickCategories<Entry extends { id: string }>(candidates: readonly Entry[]): Entry[] {
  const kept = candidates.filter(({ id }) => pickedIds.includes(id));
  const chosen = kept.length > 0 ? kept : shuffled(candidates).slice(0, COUNT);
  return candidates.filter((entry) => chosen.includes(entry));
}

/** Every order is equally likely (Fisher and Yates). */
function shuffled<Entry>(entries: readonly Entry[]): Entry[] {
  const order = [...entries];
  for (let last = order.length - 1; last > 0; last--) {
    const place = Math.floor(Math.random() * (last + 1));
    [order[last], order[place]] = [order[place] as Entry, order[last] as Entry];
  }
  return order;
}
