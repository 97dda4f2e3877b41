import { expect, it } from 'vitest';
import { readJsonBody } from './read-body.ts';

/** A request whose body is a JSON text of this length, which ends only when told to. */
function sendSlowly(length: number) {
  const sender = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(`"${'x'.repeat(length)}`));
      await sender.promise;
      controller.enqueue(Buffer.from('"'));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  const outcome = readJsonBody(new Request('http://shop.test', init)).then(
    () => 'read',
    (cause) => cause.code as string,
  );
  return { outcome, end: sender.resolve };
}

it('keeps at most 32 MiB of large bodies at a time, and goes on reading small ones', async () => {
  const large = Array.from({ length: 300 }, () => sendSlowly(200_000));
  const small = sendSlowly(10_000);
  const rejected = await Promise.race([Promise.any(large.map(({ outcome }) => outcome)), small.outcome]);
  expect(rejected).toBe('unavailable');
  for (const { end } of [...large, small]) end();
  const outcomes = await Promise.all(large.map(({ outcome }) => outcome));
  const read = outcomes.filter((outcome) => outcome === 'read').length;
  expect(read).toBe(Math.floor((32 * 1024 * 1024) / 200_001));
  expect(await small.outcome).toBe('read');

  const later = sendSlowly(200_000);
  later.end();
  expect(await later.outcome).toBe('read');
});

it('rejects a body that arrives in very many tiny pieces, and reads one in packets of a slow network', async () => {
  const send = (text: string, pieceLength: number) => {
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < text.length; at += pieceLength)
          controller.enqueue(Buffer.from(text.slice(at, at + pieceLength)));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    return readJsonBody(new Request('http://shop.test', init));
  };
  const long = 'x'.repeat(200_000);
  expect(await send(JSON.stringify(long), 536)).toBe(long);
  expect(await send('{"quantity":1}', 1)).toEqual({ quantity: 1 });
  await expect(send(JSON.stringify(long), 1)).rejects.toMatchObject({ code: 'malformed_request' });
});
