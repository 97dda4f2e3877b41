import { AppError } from '#contract/errors.ts';

/**
 * Finds the only row with this id, or with an id that begins like this.
 * @param noun names the row in error messages.
 * @throws AppError 'not_found' when no row has the name, 'conflict' when several have.
 */
export function getByIdPrefix<Row extends { id: string }>(
  rows: readonly Row[],
  prefix: string,
  noun: string,
): Row {
  const [found, ...others] = rows.filter(({ id }) => prefix !== '' && id.startsWith(prefix));
  if (!found) throw new AppError('not_found', `There is no ${noun} “${prefix}”.`);
  if (others.length > 0)
    throw new AppError('conflict', `The id of more than one ${noun} begins with “${prefix}”.`);
  return found;
}

/**
 * Finds the row with this name or id.
 * @throws AppError 'not_found' when there is no such row.
 */
export function getByName<Row extends { id: string; name: string }>(
  rows: readonly Row[],
  name: string,
  noun: string,
): Row {
  const found = rows.find((row) => row.name === name || row.id === name);
  if (!found) throw new AppError('not_found', `There is no ${noun} “${name}”.`);
  return found;
}

/** @throws AppError 'conflict' when one of the rows has this name. */
export function assertNameIsFree(rows: readonly { name: string }[], name: string, noun: string): void {
  if (rows.some((row) => row.name === name)) {
    throw new AppError('conflict', `There is already a ${noun} “${name}”.`);
  }
}
