import { isIPv6 } from 'node:net';

/** The smallest number of leading bits of a network that one operator has. Private networks (fc00::/7) have fewer. */
const MIN_BITS = { ipv4: 8, ipv6: 16, privateIpv6: 7 };
/** All of IPv4 as IPv6 addresses (::ffff:0:0/96), together with what is written like them. */
const MIN_MAPPED_BITS = 96 + MIN_BITS.ipv4;

/**
 * Whether a network contains so many addresses that trusting it means trusting everybody.
 * @param network an address, or a network such as `10.0.0.0/8`.
 */
export function isNearlyEverything(network: string): boolean {
  const [address = '', bits] = network.split('/');
  return bits !== undefined && Number(bits) < getMinBits(address);
}

function getMinBits(address: string): number {
  if (!isIPv6(address)) return MIN_BITS.ipv4;
  const [firstGroup = ''] = address.split(':');
  const first = Number.parseInt(firstGroup || '0', 16);
  if (first === 0) return MIN_MAPPED_BITS;
  return first >= 0xfc00 && first <= 0xfdff ? MIN_BITS.privateIpv6 : MIN_BITS.ipv6;
}
