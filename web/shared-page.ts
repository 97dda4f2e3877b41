/**
 * What a page exports as `handle` when it is the same for everyone: the server renders it once and keeps it. A page
 * without one is rendered for each visit.
 */
export type SharedPage = {
  isShared: true;
  /** Parameters of the address that the page depends on, in the order in which they stand in the address. */
  query: readonly string[];
  /** Parts of the path that the page does not depend on (`*` on the page of all other addresses). */
  anyOf: readonly string[];
};

export function sharedPage({
  query = [],
  anyOf = [],
}: {
  query?: readonly string[];
  anyOf?: readonly string[];
} = {}): SharedPage {
  return { isShared: true, query, anyOf };
}
