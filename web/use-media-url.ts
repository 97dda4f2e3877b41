import { useFrame } from './features/layout/frame.ts';

/** Turns a picture's path, as the API gives it, into its address on the API host. */
export function useMediaUrl(): (path: string) => string {
  const apiUrl = useFrame()?.site.apiUrl ?? '';
  return (path) => (path.startsWith('/') ? apiUrl + path : path);
}
