import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postJson } from './post-json.ts';

it('sends key and code to no other address than the one it was given', async () => {
  const received: (string | undefined)[] = [];
  const gateway = createServer((request, response) => {
    received.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void gateway.close());
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  const sent = postJson(`http://127.0.0.1:${port}/send`, { authkey: 'planted-key' }, { code: '123456' });
  await expect(sent).rejects.toThrow();
  expect(received).toEqual(['/send']);
});
