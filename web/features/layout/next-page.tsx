import { PrefetchPageLinks } from 'react-router';
import { productPath } from '#domain/page-paths.ts';

/** Fetches the code of the page that visitors mostly open next. */
export function NextPage() {
  return <PrefetchPageLinks page={productPath('any', 'any', 'DEMO')} />;
}
