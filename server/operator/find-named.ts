import { AppError } from '#contract/errors.ts';

/**
 * The one row whose id is, or begins with, what the operator wrote.
 * @param noun what the row is called, for the complaint.
 * @throws Failure 'not_found' when there is none, 'conflict' when there are several.
 */
export function findByIdStart<Row extends { id: string }>(
  rows: readonly Row[],
  start: string,
  noun: string,
): Row {
  const [found, ...others] = rows.filter(({ id }) => start !== '' && id.startsWith(start));
  if (!found) throw new AppError('not_found', `There is no ${noun} “${start}”.`);
  if (others.length > 0)
    throw new AppError('conflict', `The id of more than one ${noun} begins with “${start}”.`);
  return found;
}

/**
 * The one row with this name or id.
 * @throws Failure 'not_found' when there is none.
 */
export function findByName<Row extends { id: string; name: string }>(
  rows: readonly Row[],
  name: string,
  noun: string,
): Row {
  const found = rows.find((row) => row.name === name || row.id === name);
  if (!found) throw new AppError('not_found', `There is no ${noun} “${name}”.`);
  return found;
}

/** @throws Failure 'conflict' when one of the rows has this name. */
export function refuseTaken(rows: readonly { name: string }[], name: string, noun: string): void {
  if (rows.some((row) => row.name === name)) {
    throw new AppError('conflict', `There is a ${noun} “${name}” already.`);
  }
}
