import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepPlaces } from './steady-rows.ts';

type Row = { id: string; text: string };
const getId = ({ id }: Row) => id;
const keep = (shown: readonly Row[], current: readonly Row[]) => keepPlaces(shown, current, getId);

const row = fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.string() });
const list = fc.uniqueArray(row, { selector: getId });

it('moves no row that is shown, and takes none away', () => {
  fc.assert(
    fc.property(list, list, (shown, current) => {
      expect(keep(shown, current).slice(0, shown.length).map(getId)).toEqual(shown.map(getId));
    }),
  );
});

it('shows of each row what it says now', () => {
  fc.assert(
    fc.property(list, list, (shown, current) => {
      for (const kept of keep(shown, current))
        expect(kept).toBe(current.find(({ id }) => id === kept.id) ?? shown.find(({ id }) => id === kept.id));
    }),
  );
});

it('shows new rows at once below all others, and in an empty list', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, text: '' })) as [Row, Row, Row];
  expect(keep([a, b], [a, b, c])).toEqual([a, b, c]);
  expect(keep([], [a])).toEqual([a]);
  expect(keep([a, b], [c, a, b])).toEqual([a, b]);
});
