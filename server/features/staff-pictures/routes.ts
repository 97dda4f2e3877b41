import { invalidField } from '#contract/errors.ts';
import { replacePicture, setPictureFocus } from '#server/features/admin/change-pictures.ts';
import type { FindFileProblem } from '#server/features/admin/find-file-problems.ts';
import { countPictureChange } from '#server/features/admin/picture-queries.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import type { PictureProblems } from '#server/features/readiness/list-picture-problems.ts';
import type { RecentCheck } from '#server/features/readiness/recent-check.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { ShopFolders } from '#server/platform/media/find-shop-file.ts';
import { findNamedProducts } from './find-named-products.ts';
import { getPicture } from './get-picture.ts';
import { presentPicture } from './presenter.ts';
import { PRODUCT_PICTURES, storePicture } from './store-picture.ts';

export type PictureDependencies = {
  database: Database;
  folders: ShopFolders;
  findFileProblem: FindFileProblem;
  recentProblems: RecentCheck<PictureProblems>;
};

type PictureCall =
  | 'uploadPicture'
  | 'getPicture'
  | 'setPictureFocus'
  | 'replacePicture'
  | 'listPictureProblems';

/** The calls with which operators give products pictures, and look after them. */
export function staffPictureRoutes({
  database,
  folders,
  findFileProblem,
  recentProblems,
}: PictureDependencies): FeatureHandlers<PictureCall> {
  return {
    uploadPicture: async ({ headers, upload }) => {
      const name = headers['x-file-name'] ?? '';
      const address = await storePicture(folders.originals, PRODUCT_PICTURES, name, upload);
      await countPictureChange(database);
      const products = await findNamedProducts(database, name);
      return {
        address,
        products: products.map(({ id, title, model, image }) => ({ id, title, model, image })),
      };
    },
    getPicture: async ({ query }) => ({
      result: presentPicture(await getPicture(database, folders, query.address)),
    }),
    setPictureFocus: async ({ body }, { staff }) => ({
      change: await setPictureFocus(database, byStaffCall(staff), body),
    }),
    replacePicture: async ({ body: { address, by } }, { staff }) => {
      const problem = by === '' ? undefined : await findFileProblem(by, 'picture');
      if (problem !== undefined) throw invalidField('by', problem);
      const change = await replacePicture(database, byStaffCall(staff), address, by);
      await countPictureChange(database);
      return { change };
    },
    listPictureProblems: async () => {
      const { listed, total } = await recentProblems.get();
      return {
        problems: listed.map(({ address, problem, usedBy }) => ({ address, problem, used_by: usedBy })),
        total,
      };
    },
  };
}
