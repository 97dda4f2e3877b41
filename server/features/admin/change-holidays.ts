import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import { formatIsoDay, parseDay } from '#domain/indian-day.ts';
import { deleteHoliday, findHoliday, upsertHoliday } from '#server/features/answer-time/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { readCsv } from './read-csv.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

const holidayName = singleLine('The name of a holiday', 80);
const holidayRules = z.object({ name: holidayName });

/** `day` is `2026-10-20`. */
export type Holiday = { day: string; name: string };

/**
 * Adds a day on which nobody answers; of one that is known already, the name is replaced.
 * @param options.isNew refuses a day that is known, because nobody overwrites a name without having seen it.
 * @throws AppError 'invalid_input' when the day or name is not valid, 'conflict' for a known day with `isNew`.
 */
export async function addHoliday(
  database: Database,
  operator: Operator,
  holiday: Holiday,
  { isNew = false } = {},
): Promise<void> {
  const { name } = validate(holidayRules, holiday);
  await runAsOperator(database, operator, async (transaction) => {
    const known = isNew && (await findHoliday(transaction, holiday.day));
    if (known) throw new AppError('conflict', `${holiday.day} is a holiday already: ${known.name}.`);
    await upsertHoliday(transaction, { ...holiday, name });
  });
}

/** @throws AppError 'not_found' when that day is no holiday. */
export async function removeHoliday(database: Database, operator: Operator, day: string): Promise<string> {
  return runAsOperator(database, operator, async (transaction) => {
    const name = await deleteHoliday(transaction, day);
    if (name === undefined) throw new AppError('not_found', `${day} is not a holiday.`);
    return name;
  });
}

/**
 * Adds the holidays of a CSV file, a row each: the day, as `2026-10-20` or `20/10/2026`, and its name. A first row
 * without a day is a heading. All are added or none.
 * @returns how many.
 * @throws AppError 'invalid_input' naming the first row that is wrong.
 */
export async function importHolidays(
  database: Database,
  operator: Operator,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const holidays: Holiday[] = [];
  for await (const { number, cells } of readCsv(bytes)) {
    const [typedDay = '', typedName = ''] = cells;
    const day = parseDay(typedDay.trim());
    if (!day && number === 1) continue;
    if (!day || typedName.trim() === '') {
      throw new AppError(
        'invalid_input',
        `Row ${number} must be a day, such as 2026-10-20 or 20/10/2026, and the name of the holiday.`,
      );
    }
    holidays.push({ day: formatIsoDay(day), name: validate(holidayName, typedName) });
  }
  await runAsOperator(database, operator, async (transaction) => {
    for (const holiday of holidays) await upsertHoliday(transaction, holiday);
  });
  return holidays.length;
}
