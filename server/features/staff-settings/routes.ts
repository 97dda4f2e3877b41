import { getAnswerDueAt, type WorkingTime } from '#domain/answer-time.ts';
import type { Brand } from '#domain/brand.ts';
import { formatEstimateNumber, getFinancialYear } from '#domain/financial-year.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { addHoliday, removeHoliday } from '#server/features/admin/change-holidays.ts';
import { changeSetting, type ReadPicture, resetSetting } from '#server/features/admin/change-setting.ts';
import { moveSnippet } from '#server/features/admin/change-snippets.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { setContactLinks } from '#server/features/admin/set-contact-links.ts';
import { selectHolidays, selectHolidaysOfYear } from '#server/features/answer-time/repository.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { presentContactLinks } from '#server/features/content/presenter.ts';
import { listSettings } from '#server/features/settings/list-settings.ts';
import { getWorkingTime } from '#server/features/settings/read-settings.ts';
import { getDefaults } from '#server/features/settings/setting-values.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { branchRoutes } from './branch-routes.ts';
import { selectContactVersion, selectLastEstimateNumber } from './repository.ts';

type SettingCall =
  | 'getShopSettings'
  | 'changeShopSetting'
  | 'resetShopSetting'
  | 'changeContactLinks'
  | 'listHolidays'
  | 'addHoliday'
  | 'removeHoliday'
  | 'moveSnippet';

type SettingDependencies = {
  database: Database;
  brand: Brand;
  /** What the environment says. */
  workingTime: WorkingTime;
  readPicture: ReadPicture;
};

/** The calls by which operators set up the shop. */
export function staffSettingRoutes({
  database,
  brand,
  workingTime,
  readPicture,
}: SettingDependencies): FeatureHandlers<SettingCall> & ReturnType<typeof branchRoutes> {
  const defaults = getDefaults({ brand, workingTime });
  return {
    ...branchRoutes({ database, brand }),
    getShopSettings: async () => {
      const year = getFinancialYear(new Date());
      return {
        settings: await listSettings(database, defaults),
        contact: {
          value: presentContactLinks(await getContactLinks(database)),
          version: await selectContactVersion(database),
        },
        next_estimate_number: formatEstimateNumber(
          year,
          (await selectLastEstimateNumber(database, year)) + 1,
        ),
      };
    },
    changeShopSetting: async ({ body }, { staff }) => {
      await changeSetting(database, byStaffCall(staff), { ...body, defaults, readPicture });
      return {};
    },
    resetShopSetting: async ({ body }, { staff }) => {
      await resetSetting(database, byStaffCall(staff), { ...body, defaults });
      return {};
    },
    changeContactLinks: async ({ body: { links, version } }, { staff }) => {
      await setContactLinks(database, byStaffCall(staff), links, version);
      return {};
    },
    listHolidays: async ({ query }) => {
      const now = new Date();
      const today = formatIsoDay(now);
      const { year = Number(today.slice(0, 4)) } = query;
      const coming = (await selectHolidays(database, today)).map(({ day }) => day);
      const answering = await getWorkingTime(database, workingTime);
      return {
        year,
        holidays: await selectHolidaysOfYear(database, year),
        answer_by: getAnswerDueAt(now, answering, new Set(coming)).toISOString(),
      };
    },
    addHoliday: async ({ body }, { staff }) => {
      await addHoliday(database, byStaffCall(staff), body, { isNew: true });
      return {};
    },
    removeHoliday: async ({ body }, { staff }) => {
      await removeHoliday(database, byStaffCall(staff), body.day);
      return {};
    },
    moveSnippet: async ({ body }, { staff }) => {
      await runAsOperator(database, byStaffCall(staff), (transaction) =>
        moveSnippet(transaction, body.name, body.place, body.seen),
      );
      return {};
    },
  };
}
