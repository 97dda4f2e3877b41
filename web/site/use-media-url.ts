import { useRootData } from './root-data.ts';

/** Turns a picture's path, as the API returns it, into its URL on the API host. */
export function useMediaUrl(): (path: string) => string {
  const apiUrl = useRootData()?.site.apiUrl ?? '';
  return (path) => (path.startsWith('/') ? apiUrl + path : path);
}
