import type { FieldKey } from './offer-fields.ts';
import type { TypedFields } from './typed-fields.ts';

const PREFIX = 'udyoghaat_desk_input quotation ';

/** Where it is kept: the tab's session storage, or another one in tests. */
export type InputStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what is typed into a quotation in this tab until it is stored, so that no reload loses it. */
export function keepFields(storage: InputStorage, request: string, fields: TypedFields): void {
  const entries = [...fields].map(([key, { text, base }]) => [key, text, base]);
  if (entries.length === 0) storage.removeItem(PREFIX + request);
  else storage.setItem(PREFIX + request, JSON.stringify(entries));
}

export function readKeptFields(storage: InputStorage, request: string): TypedFields {
  const kept = storage.getItem(PREFIX + request);
  const entries = (kept === null ? [] : JSON.parse(kept)) as [FieldKey, string, string][];
  return new Map(entries.map(([key, text, base]) => [key, { text, base }]));
}
