/**
 * The query with only these parameters, always in the order of `names`, so that equivalent URLs become equal. Campaign
 * parameters and other unknown ones are removed.
 */
export function canonicalQuery(search: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams();
  for (const name of names) for (const value of search.getAll(name)) known.append(name, value);
  return known.size > 0 ? `?${known}` : '';
}
