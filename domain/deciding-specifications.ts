/** How many deciding specifications a product shows beneath its title. */
export const MAX_SHOWN_SPECIFICATIONS = 3;

/**
 * The specifications by which buyers choose a product: the first three of its sub-category's names that the product
 * has, in the order of the names. Capitals do not matter.
 */
export function pickDecidingSpecifications<Specification extends { name: string }>(
  specifications: readonly Specification[],
  names: readonly string[],
): Specification[] {
  return names
    .flatMap((name) => specifications.find((each) => each.name.toLowerCase() === name.toLowerCase()) ?? [])
    .slice(0, MAX_SHOWN_SPECIFICATIONS);
}
