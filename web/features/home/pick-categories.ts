const COUNT = 4;

let pickedIds: readonly string[] = [];

/**
 * Makes the page show the same categories after going back. Call it in the browser only: the server has many visitors.
 */
export function rememberPickedCategories(ids: readonly string[]): void {
  pickedIds = ids;
}

/** Four random entries in the operator's order, the same ones within a visit. */
export function pickCategories<Entry extends { id: string }>(candidates: readonly Entry[]): Entry[] {
  const remembered = candidates.filter(({ id }) => pickedIds.includes(id));
  const picked = remembered.length > 0 ? remembered : shuffled(candidates).slice(0, COUNT);
  return candidates.filter((entry) => picked.includes(entry));
}

/** Fisher–Yates shuffle: every order is equally likely. */
function shuffled<Entry>(entries: readonly Entry[]): Entry[] {
  const order = [...entries];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other] as Entry, order[last] as Entry];
  }
  return order;
}
