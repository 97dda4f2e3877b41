import { data } from 'react-router';
import { NotFoundScreen } from '#web/features/layout/not-found-screen.tsx';
import { text } from '#web/text/en.ts';

export function meta() {
  return [{ title: text.failed.notFoundTitle }];
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
