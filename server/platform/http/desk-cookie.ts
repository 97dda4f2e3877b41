import { parse, serialize } from 'hono/utils/cookie';

/**
 * The session of the desk. Browsers take a cookie with this prefix only over HTTPS or from this machine, and send it to
 * this host alone. Scripts cannot read it.
 */
export const DESK_COOKIE = '__Host-udyoghaat_desk';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

export function createDeskCookie(token: string, maxAgeSeconds: number): string {
  return serialize(DESK_COOKIE, token, { ...ATTRIBUTES, maxAge: maxAgeSeconds });
}

export function createEndedDeskCookie(): string {
  return createDeskCookie('', 0);
}

/**
 * The token of a request that a page of the desk makes; undefined without one. A request that another site or a typed
 * address causes has none, so that it cannot act in the operator's name.
 */
export function readDeskCookie({ headers }: Request): string | undefined {
  if (headers.get('sec-fetch-site') !== 'same-origin') return undefined;
  return parse(headers.get('cookie') ?? '', DESK_COOKIE)[DESK_COOKIE] || undefined;
}
