/** Product id → quantity. */
export type CartItems = Readonly<Record<string, number>>;

/** What a device has changed in its cart, for the cart of the account. */
export type CartChanges = {
  added: CartItems;
  /** New quantities of products that were in the cart before. */
  changed: CartItems;
  removed: readonly string[];
};

export function diffCarts(before: CartItems, after: CartItems): CartChanges {
  const entries = Object.entries(after);
  return {
    added: Object.fromEntries(entries.filter(([id]) => !Object.hasOwn(before, id))),
    changed: Object.fromEntries(
      entries.filter(([id, quantity]) => Object.hasOwn(before, id) && before[id] !== quantity),
    ),
    removed: Object.keys(before).filter((id) => !Object.hasOwn(after, id)),
  };
}

export function hasChanges({ added, changed, removed }: CartChanges): boolean {
  return removed.length + Object.keys(added).length + Object.keys(changed).length > 0;
}

/**
 * A cart after these changes. A new quantity of a product that another device has removed meanwhile is ignored: the
 * removal reaches all devices. A product that was added is added again.
 */
export function applyCartChanges(items: CartItems, { added, changed, removed }: CartChanges): CartItems {
  const kept = Object.entries(items)
    .filter(([id]) => !removed.includes(id))
    .map(([id, quantity]): [string, number] => [
      id,
      Object.hasOwn(changed, id) ? (changed[id] ?? quantity) : quantity,
    ]);
  return Object.fromEntries([...kept, ...Object.entries(added)]);
}

/** A device's cart after a response with the cart of the account. */
export type ReceivedCart = {
  /** What the device and the account both have: the next changes are found by comparing with it. */
  shared: CartItems;
  /** The new cart of the device. */
  items: CartItems;
  /** What only other devices have. It is offered to the buyer and never added without being asked for. */
  offered: CartItems;
};

/**
 * @param account the items of the account.
 * @param known the device's items that the account knew of when it answered.
 * @param now the device's items now, which may have changed since.
 */
export function receiveAccountCart(account: CartItems, known: CartItems, now: CartItems): ReceivedCart {
  const ids = Object.keys(known).filter((id) => Object.hasOwn(account, id));
  const shared = Object.fromEntries(ids.map((id): [string, number] => [id, account[id] ?? 0]));
  const items = applyCartChanges(shared, diffCarts(known, now));
  const offered = Object.entries(account).filter(
    ([id]) => !Object.hasOwn(known, id) && !Object.hasOwn(items, id),
  );
  return { shared, items, offered: Object.fromEntries(offered) };
}
