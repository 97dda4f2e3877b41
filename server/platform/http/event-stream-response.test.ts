import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { EventListener } from '#contract/call.ts';
import { createEventStreamResponse } from './event-stream-response.ts';

/** A response with events, which `tell` sends. */
function open() {
  let listener: EventListener | undefined;
  const response = createEventStreamResponse('GET', {
    subscribe(given) {
      listener = given;
      return () => {
        listener = undefined;
      };
    },
  });
  return {
    reader: response.body?.getReader(),
    tell: (count: number) => {
      for (let number = 0; number < count; number += 1) listener?.send('changed', { number });
    },
    isSubscribed: () => listener !== undefined,
  };
}

it('drops a client that does not read its events, so that they fill no memory', async () => {
  const { reader, tell, isSubscribed } = open();
  tell(1000);
  expect(isSubscribed()).toBe(false);
  await expect(reader?.read()).rejects.toThrow('does not read its events');
});

it('keeps a client that reads late, and sends it everything', async () => {
  const { reader, tell, isSubscribed } = open();
  let text = '';
  for (let round = 0; round < 20; round += 1) {
    tell(50);
    await sleep(1);
    for (let count = 0; count < 50; count += 1) {
      const { value } = (await reader?.read()) ?? {};
      text += new TextDecoder().decode(value);
    }
  }
  expect(isSubscribed()).toBe(true);
  expect(text.match(/event: changed/g)).toHaveLength(1000);
});
