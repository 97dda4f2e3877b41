/** Paths of this tab's pages that showed what is a buyer's own. */
const paths = new Set<string>();

export function registerBuyerPage(path: string): void {
  paths.add(path);
}

export function isBuyerPage(path: string): boolean {
  return paths.has(path);
}
