/**
 * Shares an amount out by weights, so that the parts sum to it: each part is rounded down, and what is left goes, a
 * paisa each, to those with the largest remainders, the first ones among equals. If all weights are 0, the parts are
 * equal.
 */
export function shareOut(amountPaise: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.length > 0 ? shareOut(amountPaise, Array(weights.length).fill(1)) : [];
  const parts = weights.map((weight, index) => {
    const product = BigInt(amountPaise) * BigInt(weight);
    return { index, share: Number(product / sum), remainder: product % sum };
  });
  const leftPaise = amountPaise - parts.reduce((total, { share }) => total + share, 0);
  const shares = parts.map(({ share }) => share);
  const byRemainder = parts.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  for (const { index, share } of byRemainder.slice(0, leftPaise)) shares[index] = share + 1;
  return shares;
}
