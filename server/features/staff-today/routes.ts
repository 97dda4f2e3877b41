import type { WorkingTime } from '#domain/answer-time.ts';
import type { ReadinessProblem } from '#server/features/readiness/readiness-problem.ts';
import type { RecentCheck } from '#server/features/readiness/recent-check.ts';
import { getWorkingTime } from '#server/features/settings/read-settings.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { presentToday } from './presenter.ts';
import { readToday } from './read-today.ts';

type TodayDependencies = {
  database: Database;
  workingTime: WorkingTime;
  recentCheck: RecentCheck<ReadinessProblem[]>;
};

/** The first screen of the desk. */
export function staffTodayRoutes({
  database,
  workingTime,
  recentCheck,
}: TodayDependencies): FeatureHandlers<'getToday' | 'checkShop'> {
  return {
    getToday: async (_, { staff }) => {
      const today = await readToday(database, await getWorkingTime(database, workingTime), new Date());
      const named = [...today.longestWaiting.map(({ row }) => row), ...today.nextToLapse];
      await recordStaffRead(
        database,
        staff,
        'getToday',
        named.map(({ id }) => id),
      );
      return presentToday(today, staff.permissions);
    },
    checkShop: async () => ({ problems: await recentCheck.get() }),
  };
}
