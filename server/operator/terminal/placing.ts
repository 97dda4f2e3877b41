import type { Option, Parameter } from './command.ts';
import { type Given, UsageError } from './given.ts';

/** What commands about rows with a picture and a place have in common. */

export const ID: Parameter = { name: 'ID', says: 'as listed; its first characters will do' };

export const IMAGE: Record<string, Option> = {
  image: { takes: 'ADDRESS', says: 'the picture: https://…, or a path of the shop' },
};
export const ALT: Record<string, Option> = {
  alt: {
    takes: 'TEXT',
    says: 'the headline that everybody sees: on the left of the picture or, where there is no room, beneath it',
  },
};
export const PLACE: Record<string, Option> = {
  place: { takes: 'NUMBER', says: 'where it stands: 1 is first' },
};

/**
 * The fields that were typed, and the place.
 * @throws UsageError when there is nothing of either.
 */
export function changesIn<Name extends string>(given: Given, names: readonly Name[]) {
  const entry = given.some(names);
  const place = given.wholeNumber('place');
  if (Object.keys(entry).length === 0 && place === undefined) {
    throw new UsageError(`Say what to change: ${names.map((name) => `--${name}`).join(', ')} or --place.`);
  }
  return { entry, place };
}
