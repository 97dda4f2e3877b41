import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createClientIps } from './client-ip.ts';

function openClientIps(trustedProxies: string[]) {
  const logLines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => logLines.push(line) });
  return { clientIps: createClientIps(trustedProxies, log), logLines };
}

const request = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

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
    ['10.0.0.1', '198.51.100.1:4711', ['10.0.0.1'], '198.51.100.1'],
    ['10.0.0.1', '[2001:db8:1:2::28]:4711', ['10.0.0.1'], '2001:db8:1:2::/64'],
    ['10.0.0.1', '[2001:db8:1:2::28]', ['10.0.0.1'], '2001:db8:1:2::/64'],
    ['10.0.0.1', '198.51.100.1:4711, 10.9.9.9:80', ['10.0.0.0/8'], '198.51.100.1'],
    ['10.0.0.1', '[::ffff:198.51.100.1]:4711', ['10.0.0.1'], '198.51.100.1'],
  ])('from socket %s, with %s forwarded and %s trusted, is %s', (socket, forwarded, trusted, expected) => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(openClientIps(trusted).clientIps.getRequestIp(request(socket, headers))).toBe(expected);
  });

  it('of a connection is undefined for a trusted proxy', () => {
    const { clientIps } = openClientIps(['10.0.0.0/8']);
    expect(clientIps.getConnectionIp('::ffff:10.1.2.3')).toBeUndefined();
    expect(clientIps.getConnectionIp('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  });
});

describe('a forwarded address from somebody who is not trusted', () => {
  it.each(['x-forwarded-for', 'forwarded'])('is mentioned once in the log: %s', (name) => {
    const { clientIps, logLines } = openClientIps(['10.0.0.1']);
    clientIps.getRequestIp(request('10.0.0.1', { [name]: '198.51.100.1' }));
    clientIps.getRequestIp(request('203.0.113.5'));
    expect(logLines).toEqual([]);
    for (let time = 0; time < 3; time += 1) {
      clientIps.getRequestIp(request('203.0.113.5', { [name]: '198.51.100.1' }));
    }
    expect(logLines).toHaveLength(1);
    expect(logLines[0]).toContain('TRUST_PROXY');
    expect(logLines[0]).not.toMatch(/203\.0|198\.51/);
  });
});
