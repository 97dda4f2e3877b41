import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Logger } from 'pino';

export type GetClientIp = (context: Context) => string;

/** What is needed of a request to tell whose it is. */
type Origin = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Tells network addresses of clients: of IPv6 the /64 network, which usually belongs to one household. */
export type ClientIps = {
  /**
   * The client of a request. `X-Forwarded-For` is read from the right, only as far as trusted proxies wrote it: the
   * first address that is not one of them is the client's.
   */
  getRequestIp(request: Origin): string;
  /** The client at the other end of a connection; undefined for a trusted proxy, which has many. */
  getConnectionIp(remoteAddress: string): string | undefined;
};

/** @param trustedProxies addresses or networks (`10.0.0.0/8`). */
export function createClientIps(trustedProxies: readonly string[], log: Logger): ClientIps {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  let hasWarned = false;
  function warnOnce(): void {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      'A request came with X-Forwarded-For or Forwarded from an address that is not in TRUST_PROXY, so the header was ' +
        'ignored. If the shop is behind a proxy, set TRUST_PROXY to its address; otherwise all visitors count as one.',
    );
  }

  return {
    getRequestIp({ headers, socket }) {
      const forwardedFor = headers['x-forwarded-for']?.toString();
      let client = unmapIpv4(socket.remoteAddress ?? '');
      if ((forwardedFor !== undefined || headers.forwarded !== undefined) && !isTrusted(client)) warnOnce();
      for (const hop of forwardedFor?.split(',').reverse() ?? []) {
        if (!isTrusted(client)) break;
        client = unmapIpv4(removePort(hop.trim()));
      }
      return toNetwork(client);
    },
    getConnectionIp(remoteAddress) {
      const peer = unmapIpv4(remoteAddress);
      return isTrusted(peer) ? undefined : toNetwork(peer);
    },
  };
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function removePort(hop: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return ipv6 ?? ipv4 ?? hop;
}

function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** A whole IPv6 site may use and do so many times what one network of it may, and all accounts of a site together. */
export const SITE_FACTOR = 4;

/** The /48 network of a client's /64 network: one customer often has all of it. Undefined for IPv4. */
export function toSiteNetwork(clientIp: string): string | undefined {
  return clientIp.endsWith('::/64') ? `${clientIp.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/** Converts an IPv4-mapped IPv6 address to plain IPv4. */
function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
