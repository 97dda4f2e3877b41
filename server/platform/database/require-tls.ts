import { isLoopback } from '#server/platform/network/is-loopback.ts';

/**
 * Demands TLS with a verified certificate from a database on another machine, unless its URL has an `sslmode` of its
 * own, such as `disable`. Without any, the driver would send everything in clear.
 * @param databaseUrl a valid postgres:// URL.
 */
export function requireTls(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const isLocal = host === '' || host.startsWith('/') || isLoopback(host);
  if (isLocal || url.searchParams.get('sslmode')) return databaseUrl;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
