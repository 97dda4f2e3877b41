import { data } from 'react-router';
import { NotFoundScreen } from '#web/features/layout/not-found-screen.tsx';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';

export const handle = sharedPage({ anyOf: ['*'] });

export function meta() {
  return [{ title: text.failed.notFoundTitle }, { name: 'robots', content: 'noindex' }];
}

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
