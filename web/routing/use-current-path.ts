import { useLocation } from 'react-router';

/** The path as routes are matched: in lower case and without a trailing slash. */
export function useCurrentPath(): string {
  return useLocation()
    .pathname.replace(/(?<=[^/])\/+$/, '')
    .toLowerCase();
}
