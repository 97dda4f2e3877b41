import { AppError } from '#contract/errors.ts';
import { SHORT_ID_LENGTH } from '#domain/short-id.ts';
import type { OrderReturn } from '#server/features/shipments/list-shipments.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { getReturn } from './get-return.ts';
import { selectReturnIdsByPrefix } from './repository.ts';

/**
 * Finds a return by its id, or the first characters of it.
 * @throws AppError 'not_found' when no return's id begins like that, 'conflict' when several do, 'invalid_input' when
 * the text is too short.
 */
export async function findReturn(database: DbExecutor, typed: string): Promise<OrderReturn> {
  const prefix = typed.trim();
  if (prefix.length < SHORT_ID_LENGTH) {
    throw new AppError(
      'invalid_input',
      `Please give at least ${SHORT_ID_LENGTH} characters of the return’s id.`,
    );
  }
  const [id, other] = await selectReturnIdsByPrefix(database, prefix);
  if (other) throw new AppError('conflict', `More than one return begins with ${prefix}.`);
  if (id === undefined) throw new AppError('not_found', `There is no return ${prefix}.`);
  return getReturn(database, id);
}
