/**
 * The range of sizes that a product comes in, of a specification such as 'Available sizes: 5–11 UK': its buyer has to
 * say which. Searches read it alike (the SQL function sizes_between).
 */
export function findSizes(specifications: readonly { name: string; value: string }[]): string | undefined {
  return specifications.find(
    ({ name, value }) => /\bsizes\b/i.test(name) && /^\d{1,2} ?[–-] ?\d{1,2}(?: \p{L}{1,5})?$/u.test(value),
  )?.value;
}
