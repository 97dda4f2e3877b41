/** Finds the declared pattern of a path, so that a metric has as many values as there are routes, not addresses. */
export type FindRoute = (path: string) => string;

type Node = { next: Map<string, Node>; pattern?: string };

/** What an unknown path counts as. */
export const OTHER_ROUTE = 'other';

/**
 * @param patterns `/product/:slag/:proid/:place`; a `*` at the end stands for any number of segments. A literal segment
 *   is preferred to a named one.
 */
export function createRouteFinder(patterns: Iterable<string>): FindRoute {
  const root: Node = { next: new Map() };
  for (const pattern of patterns) {
    let node = root;
    for (const segment of splitPath(pattern)) {
      const key = segment.startsWith(':') ? ':' : segment;
      const following: Node = node.next.get(key) ?? { next: new Map() };
      node.next.set(key, following);
      node = following;
    }
    node.pattern ??= pattern;
  }
  return (path) => find(root, splitPath(path)) ?? OTHER_ROUTE;
}

function find(node: Node, [segment, ...rest]: string[]): string | undefined {
  if (segment === undefined) return node.pattern;
  for (const key of [segment, ':']) {
    const following = node.next.get(key);
    const found = following && find(following, rest);
    if (found !== undefined) return found;
  }
  return node.next.get('*')?.pattern;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);
