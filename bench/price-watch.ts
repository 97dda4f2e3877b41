/** Finds out how long an old price was still shown. Times are those of `performance.now()`. */
export type PriceWatch = {
  /** @param store stores the new price, and is over when the database has confirmed that. */
  change(price: number, store: () => Promise<unknown>): Promise<void>;
  /**
   * @param askedAt when the request was sent.
   * @returns false when the product never had this price.
   */
  saw(price: number, askedAt: number): boolean;
  /** The longest time after a change at which somebody asked and still got a price from before it. */
  stalestMs(): number;
};

export function createPriceWatch(firstPrice: number): PriceWatch {
  const known = new Set([firstPrice]);
  /** When each price was replaced by the next one. */
  const replacedAt = new Map<number, number>();
  let latest = firstPrice;
  let stalestMs = 0;
  return {
    async change(price, store) {
      // It can be seen before its confirmation arrives.
      known.add(price);
      await store();
      replacedAt.set(latest, performance.now());
      latest = price;
    },
    saw(price, askedAt) {
      stalestMs = Math.max(stalestMs, askedAt - (replacedAt.get(price) ?? Number.POSITIVE_INFINITY));
      return known.has(price);
    },
    stalestMs: () => stalestMs,
  };
}
