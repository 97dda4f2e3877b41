import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export type GetClientIp = (context: Context) => string;

/**
 * Creates a function that returns the network address of a request's client: of IPv6 the /64 network, which usually
 * belongs to one household. `X-Forwarded-For` is read from the right, only as far as trusted proxies wrote it: the
 * first address that is not one of them is the client's.
 * @param trustedProxies addresses or networks (`10.0.0.0/8`).
 */
export function createClientIpReader(trustedProxies: readonly string[]): GetClientIp {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (context) => {
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
    const hops = [...forwarded.map((hop) => unmapIpv4(hop.trim())), unmapIpv4(getSocketAddress(context))];
    return toNetwork(hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? '');
  };
}

/** Requests without a socket are made by this program itself. */
function getSocketAddress(context: Context): string {
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '';
}

function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Converts an IPv4-mapped IPv6 address to plain IPv4. */
function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
