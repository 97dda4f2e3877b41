import { useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** Turns a picture's path, as the API gives it, into its address on the API host. */
export function useMediaUrl(): (path: string) => string {
  const root = useRouteLoaderData<{ site: Site }>('root');
  return (path) => (path.startsWith('/') ? (root?.site.apiUrl ?? '') + path : path);
}
