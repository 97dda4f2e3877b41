type Specification = { name: string; value: string };

/**
 * Whether it is the range of sizes that a product comes in, 'Available sizes: 5–11 UK': its buyer has to say which.
 * Searches read it alike (the SQL function sizes_between).
 */
export function isSizeRange({ name, value }: Specification): boolean {
  return /\bsizes\b/i.test(name) && /^\d{1,2} ?[–-] ?\d{1,2}(?: \p{L}{1,5})?$/u.test(value);
}

/** Whether a product comes in sizes, also in those that letters say: 'Available sizes: S–XXL'. */
export function comesInSizes(specifications: readonly Specification[]): boolean {
  return specifications.some(
    (each) => isSizeRange(each) || (/\bsizes\b/i.test(each.name) && /^(?:X{0,3}[SL]|M)\b/.test(each.value)),
  );
}

/** The range of sizes that a product comes in. */
export function findSizes(specifications: readonly Specification[]): string | undefined {
  return specifications.find(isSizeRange)?.value;
}
