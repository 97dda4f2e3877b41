import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type { BenchShop } from './bench-shop.ts';
import { createBenchRenderer } from './page-renderer.ts';

type ReactDom = { renderToString: (tree: ReactNode) => string };

/**
 * Captures the React tree of a page, to render it again without the work before and after React. The built storefront
 * must not be loaded before.
 * @returns a function that creates such a renderer for the page at an address.
 */
export function captureTrees(shop: BenchShop): (address: string) => Promise<() => string> {
  const reactDom = createRequire(import.meta.url)('react-dom/server') as ReactDom;
  const { renderToString } = reactDom;
  let captured: ReactNode;
  // The storefront takes this function when it is loaded.
  reactDom.renderToString = (tree) => {
    captured = tree;
    return renderToString(tree);
  };
  return async (address) => {
    await createBenchRenderer(shop.callApi)(address);
    const tree = captured;
    return () => renderToString(tree);
  };
}
