import { expect, it } from 'vitest';
import { getTestPostgresUrl } from '../../../tests/support/test-postgres.ts';
import { createConnection } from './connection.ts';
import { requireTls } from './require-tls.ts';

it.each([
  'postgres://shop:secret@localhost/shop',
  'postgres://127.0.0.1:5433/shop?application_name=x',
  'postgres://[::1]/shop',
  'postgres:///shop?host=/var/run/postgresql',
  'postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop',
  'postgres://db.example.in/shop?sslmode=disable',
  'postgres://db.example.in/shop?sslmode=no-verify',
])('leaves %s as it is', (url) => {
  expect(requireTls(url)).toBe(url);
});

it.each(['postgres://shop:s%2Fcret@db.example.in:5433/shop', 'postgres://10.0.0.7/shop?ssl=0'])(
  'demands a verified certificate from %s',
  (url) => {
    const demanding = new URL(requireTls(url));
    expect(demanding.searchParams.get('sslmode')).toBe('verify-full');
    demanding.searchParams.delete('sslmode');
    expect(demanding.href).toBe(url);
  },
);

it('sends nothing to a server on another machine that offers no TLS', async () => {
  const url = new URL(getTestPostgresUrl());
  // Not a loopback address by its number, although Linux connects it to this machine.
  url.hostname = '0.0.0.0';
  const connection = createConnection(requireTls(url.href), () => undefined);
  await expect(connection.pool.query('select 1')).rejects.toThrow('The server does not support SSL');
  await connection.close();
});
