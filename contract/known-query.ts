/**
 * The part of a query that is known by these names, always in their order: two addresses that mean the same read the same.
 * Marks of campaigns and whatever else people append is not in it.
 */
export function knownQuery(search: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams();
  for (const name of names) for (const value of search.getAll(name)) known.append(name, value);
  return known.size > 0 ? `?${known}` : '';
}
