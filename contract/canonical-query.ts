/**
 * The part of a query that is known by these names, always in their order: two addresses that mean the same read the same.
 * Marks of campaigns and whatever else people append is not in it.
 */
export function canonicalQuery(search: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) for (const value of search.getAll(name)) kept.append(name, value);
  return kept.size > 0 ? `?${kept}` : '';
}
