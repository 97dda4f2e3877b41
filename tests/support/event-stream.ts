import { expect } from 'vitest';

/** What a client has got of server-sent events. */
export type ReceivedEvents = {
  /** All so far: name and data. */
  events: [name: string, data: unknown][];
  hasEnded(): boolean;
  /** Waits for an event with such data. */
  waitFor(name: string, data: object): Promise<void>;
  close(): Promise<void>;
};

/** Reads the events of a response as they come. @throws when it has none. */
export function readEvents(response: Response): ReceivedEvents {
  if (response.headers.get('content-type') !== 'text/event-stream' || !response.body)
    throw new Error(`The response has no events: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const events: ReceivedEvents['events'] = [];
  let hasEnded = false;
  let text = '';
  async function read(): Promise<void> {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const parts = (text + piece.value).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, name, data] = part.match(/^event: (\w+)\ndata: (.*)$/) ?? [];
        if (name && data) events.push([name, JSON.parse(data)]);
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
    });
  return {
    events,
    hasEnded: () => hasEnded,
    waitFor: (name, data) => expect.poll(() => events, { timeout: 10_000 }).toContainEqual([name, data]),
    close: () => reader.cancel(),
  };
}
