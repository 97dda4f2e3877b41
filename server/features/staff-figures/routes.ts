import type { WorkingTime } from '#domain/answer-time.ts';
import { selectEmptySearches } from '#server/features/empty-searches/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { presentFigures } from './presenter.ts';
import { readFigures } from './read-figures.ts';

type FigureDependencies = { database: Database; workingTime: WorkingTime };

/** Key figures of the business, and searches without a result. */
export function staffFigureRoutes({
  database,
  workingTime,
}: FigureDependencies): FeatureHandlers<'getFigures' | 'listEmptySearches'> {
  return {
    getFigures: async ({ query }) => {
      const days = query.days === '365' ? 365 : 30;
      return presentFigures(await readFigures(database, workingTime, { days, now: new Date() }));
    },
    listEmptySearches: async () => ({ searches: await selectEmptySearches(database) }),
  };
}
