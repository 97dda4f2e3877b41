import { AppError } from '#contract/errors.ts';
import type { OrderReturn } from '#server/features/shipments/list-shipments.ts';
import { selectReturns } from '#server/features/shipments/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

export async function getReturn(database: DbExecutor, id: string): Promise<OrderReturn> {
  const [found] = await selectReturns(database, { ids: [id] });
  if (!found) throw new AppError('not_found', 'There is no such return.');
  return found;
}
