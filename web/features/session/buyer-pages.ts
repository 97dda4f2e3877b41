/** Paths of this tab's pages that showed a buyer's personal data. */
const paths = new Set<string>();

export function registerBuyerPage(path: string): void {
  paths.add(path);
}

export function isBuyerPage(path: string): boolean {
  return paths.has(path);
}
