import type { Offer } from '#contract/offer-from-wire.ts';
import { PRICE_CELLS } from './line-cells.ts';
import { type DraftEdit, type FieldKey, getField } from './offer-fields.ts';

/** What somebody has typed into a field and the shop does not have yet. */
export type Typed = {
  text: string;
  /** What the shop had when it was typed. */
  base: string;
  /** Why the shop refuses it. */
  problem?: string;
  /** What somebody else has stored there meanwhile. */
  theirs?: string;
};
export type TypedFields = ReadonlyMap<FieldKey, Typed>;

/** One of the three prices of a line takes the place of what was typed into the others. */
export function addTyped(fields: TypedFields, key: FieldKey, text: string, stored: Offer): TypedFields {
  const base = fields.get(key)?.base ?? getField(key).read(stored);
  const next = new Map([...fields].filter(([other]) => other !== key && !isOtherPrice(other, key)));
  return text === base ? next : next.set(key, { text, base });
}

function isOtherPrice(one: FieldKey, other: FieldKey): boolean {
  const prices: readonly string[] = PRICE_CELLS;
  const [line, cell = ''] = one.split('.');
  const [otherLine, otherCell = ''] = other.split('.');
  return line === otherLine && prices.includes(cell) && prices.includes(otherCell);
}

/** The offer as it will be when all that is typed is stored, as far as it can be read. */
export function applyTyped(stored: Offer, fields: TypedFields): Offer {
  return [...fields].reduce(
    (offer, [key, { text }]) => getField(key).write(text, offer)?.offer ?? offer,
    stored,
  );
}

export type Saving = { key: FieldKey; text: string; edit: DraftEdit };

/** What of these fields can be stored now, all of one kind; empty when there is nothing. */
export function listSavings(stored: Offer, fields: TypedFields, due: ReadonlySet<FieldKey>): Saving[] {
  const savings = [...fields].flatMap(([key, { text, problem, theirs }]) => {
    const edit = getField(key).write(text, stored)?.edit;
    return edit && due.has(key) && problem === undefined && theirs === undefined ? [{ key, text, edit }] : [];
  });
  const kinds = Map.groupBy(savings, ({ edit }) => edit.kind);
  return kinds.get('line') ?? kinds.get('charges') ?? kinds.get('terms') ?? [];
}

/** What is left to store after the shop has other values: fields that somebody else has changed have both. */
export function rebaseTyped(fields: TypedFields, stored: Offer, isOurChange: boolean): TypedFields {
  return new Map(
    [...fields].flatMap(([key, typed]): [FieldKey, Typed][] => {
      const theirs = getField(key).read(stored);
      if (theirs === typed.text) return [];
      if (isOurChange) return [[key, { ...typed, base: theirs }]];
      return [[key, theirs === typed.base ? typed : { ...typed, theirs }]];
    }),
  );
}
