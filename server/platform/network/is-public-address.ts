import { BlockList, isIP } from 'node:net';

/** What is not on the internet, or means more than it says (IANA's registries of special-purpose addresses). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local; clouds answer here with the secrets of a machine.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // The same in Azure.
  '168.63.129.16/32',
];
/** Of the addresses that are in use at all. */
const USED_IPV6 = '2000::/3';
const SPECIAL_IPV6 = [
  '2001::/23',
  '2001:db8::/32',
  // An IPv4 address is in it.
  '2002::/16',
  '3fff::/20',
];

const special = new BlockList();
for (const network of SPECIAL_IPV4) addTo(special, network, 'ipv4');
for (const network of SPECIAL_IPV6) addTo(special, network, 'ipv6');
const used = new BlockList();
addTo(used, USED_IPV6, 'ipv6');

function addTo(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  list.addSubnet(address, Number(bits), family);
}

/** Whether a numeric address is one of the public internet. IPv4 addresses written as IPv6 ones are not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return used.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
