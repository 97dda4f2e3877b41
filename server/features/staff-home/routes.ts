import { AppError } from '#contract/errors.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { selectCategories } from '#server/features/admin/category-queries.ts';
import { addAd, changeAd, removeAd } from '#server/features/admin/change-ads.ts';
import { addBanner, changeBanner, removeBanner } from '#server/features/admin/change-banners.ts';
import type { FindFileProblem } from '#server/features/admin/find-file-problems.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { selectAds, selectBanners } from '#server/features/content/repository.ts';
import { HOME_PICTURES, storePicture } from '#server/features/staff-pictures/store-picture.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { movePromotion, undoHomeChange } from './change-home.ts';
import { listHomePictures } from './list-home-pictures.ts';
import { presentStaffAd, presentStaffBanner } from './presenter.ts';

type HomeCall =
  | 'getHome'
  | 'addBanner'
  | 'changeBanner'
  | 'addAd'
  | 'changeAd'
  | 'movePromotion'
  | 'removePromotion'
  | 'undoHomeChange'
  | 'listHomePictures'
  | 'uploadHomePicture';

/** What banners and advertisements have in common, as calls take it. */
type Promotion = {
  image: string;
  phone_image: string;
  alt: string;
  shown_from: string | null;
  shown_until: string | null;
};

type Dependencies = { database: Database; mediaDir: string; findFileProblem: FindFileProblem };

/** The calls by which operators arrange the home page. */
export function staffHomeRoutes({
  database,
  mediaDir,
  findFileProblem,
}: Dependencies): FeatureHandlers<HomeCall> {
  /** @throws AppError 'invalid_input' when an image path of the shop (it begins with '/') leads to no picture. */
  async function readEntry<Entry extends Promotion>(entry: Entry) {
    const { phone_image: phoneImage, shown_from: shownFrom, shown_until: shownUntil, ...rest } = entry;
    for (const [field, address] of [
      ['image', rest.image],
      ['phoneImage', phoneImage],
    ] as const) {
      const problem = address.startsWith('/') ? await findFileProblem(address, 'picture') : undefined;
      if (problem !== undefined)
        throw new AppError('invalid_input', problem, { fields: { [field]: problem } });
    }
    return { ...rest, phoneImage, shownFrom, shownUntil };
  }

  return {
    getHome: async () => {
      const categories = await selectCategories(database);
      const names = new Map(categories.map(({ id, name }) => [id, name]));
      return {
        banners: (await selectBanners(database)).map((banner) => presentStaffBanner(banner, names)),
        ads: (await selectAds(database)).map(presentStaffAd),
        categories: [...names.values()],
        today: formatIsoDay(new Date()),
      };
    },
    addBanner: async ({ body }, { staff }) => ({
      id: await addBanner(database, byStaffCall(staff), await readEntry(body)),
    }),
    changeBanner: async ({ body: { id, version, ...entry } }, { staff }) => {
      const changed = await readEntry(entry);
      await changeBanner(database, byStaffCall(staff), id, changed, { seenVersion: version });
      return {};
    },
    addAd: async ({ body }, { staff }) => ({
      id: await addAd(database, byStaffCall(staff), await readEntry(body)),
    }),
    changeAd: async ({ body: { id, version, ...entry } }, { staff }) => {
      const changed = await readEntry(entry);
      await changeAd(database, byStaffCall(staff), id, changed, { seenVersion: version });
      return {};
    },
    movePromotion: async ({ body }, { staff }) => {
      await movePromotion(database, byStaffCall(staff), body);
      return {};
    },
    removePromotion: async ({ body: { kind, id, version } }, { staff }) => {
      const remove = kind === 'banner' ? removeBanner : removeAd;
      return { change: await remove(database, byStaffCall(staff), id, version) };
    },
    undoHomeChange: async ({ body: { change } }, { staff }) => {
      await undoHomeChange(database, byStaffCall(staff), change);
      return {};
    },
    listHomePictures: async () => ({
      pictures: (await listHomePictures(database, mediaDir)).map((address) => ({ address })),
    }),
    uploadHomePicture: async ({ headers, upload }) => ({
      address: await storePicture(mediaDir, HOME_PICTURES, headers['x-file-name'] ?? '', upload),
    }),
  };
}
