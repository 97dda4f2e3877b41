import { PrefetchPageLinks } from 'react-router';
import { productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';

/** Fetches the code of the product page, which visitors mostly open next, after their first interaction. */
export function PrefetchProductRoute() {
  return navigator.onLine && <PrefetchPageLinks page={productPath('any', 'any', UNKNOWN_PLACE)} />;
}
