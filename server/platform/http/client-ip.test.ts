import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createClientIpReader } from './client-ip.ts';

async function readClientIp(
  socket: string,
  forwarded: string | undefined,
  trustedProxies: string[],
): Promise<string> {
  const read = createClientIpReader(trustedProxies);
  const app = new Hono().get('/', (context) => context.text(read(context)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress: socket } };
  return (await app.request('/', { headers }, { incoming })).text();
}

describe('the address of a client', () => {
  it.each([
    ['203.0.113.5', undefined, [], '203.0.113.5'],
    ['::ffff:203.0.113.5', undefined, [], '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', [], '203.0.113.5'],
    ['10.0.0.1', '198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9', ['10.0.0.0/8'], '198.51.100.1'],
    ['10.0.0.1', '10.0.0.2', ['10.0.0.0/8'], '10.0.0.2'],
    ['::1', 'nonsense', ['::1'], 'nonsense'],
    ['2001:db8:1:2:3:4:5:6', undefined, [], '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::ffff', undefined, [], '2001:db8:1:2::/64'],
    ['2001:db8::1', undefined, [], '2001:db8:0:0::/64'],
    ['fe80::1%eth0', undefined, [], 'fe80:0:0:0::/64'],
    ['::1', '2001:db8:1:2::28', ['::1'], '2001:db8:1:2::/64'],
  ])(
    'from socket %s, with %s forwarded and %s trusted, is %s',
    async (socket, forwarded, trusted, expected) => {
      expect(await readClientIp(socket, forwarded, trusted)).toBe(expected);
    },
  );
});
