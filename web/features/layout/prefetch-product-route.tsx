import { PrefetchPageLinks } from 'react-router';
import { productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';

/** Fetches the code of the page that visitors mostly open next, once they begin to look round. */
export function PrefetchProductRoute() {
  return navigator.onLine && <PrefetchPageLinks page={productPath('any', 'any', UNKNOWN_PLACE)} />;
}
