import { expect, it } from 'vitest';
import { stringifyBatches } from './stringify-batches.ts';

async function* inBatches<Item>(...batches: Item[][]) {
  yield* batches;
}

it('is the JSON of the same value with whole arrays, in one piece per batch', async () => {
  const pieces: string[] = [];
  const value = {
    success: true,
    missing: undefined,
    result: {
      text: 'a "quoted" line\n',
      none: null,
      nothing: {},
      empty: inBatches(),
      orders: inBatches<object>([{ id: 1, tags: ['x'] }, { id: 2 }], [], [{ id: 3 }]),
      sessions: [{ id: 's' }],
    },
  };
  for await (const piece of stringifyBatches(value)) pieces.push(piece);
  expect(pieces.join('')).toBe(
    JSON.stringify({
      success: true,
      result: {
        text: 'a "quoted" line\n',
        none: null,
        nothing: {},
        empty: [],
        orders: [{ id: 1, tags: ['x'] }, { id: 2 }, { id: 3 }],
        sessions: [{ id: 's' }],
      },
    }),
  );
  expect(pieces.filter((piece) => piece.includes('"id":'))).toEqual([
    '[{"id":1,"tags":["x"]},{"id":2}',
    ',{"id":3}',
    '[{"id":"s"}]',
  ]);
});
