import { data } from 'react-router';
import { NotFoundView } from '#web/features/layout/not-found-view.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { text } from '#web/text/en.ts';

export const handle = cacheablePage({ ignoredParams: ['*'] });

export function meta() {
  return [{ title: text.errors.notFoundTitle }, { name: 'robots', content: 'noindex' }];
}

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFoundPage() {
  return <NotFoundView />;
}
