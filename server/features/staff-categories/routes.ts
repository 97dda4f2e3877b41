import { invalidField } from '#contract/errors.ts';
import { addCategory, changeCategory, removeCategory } from '#server/features/admin/change-categories.ts';
import { changeFamily, removeFamily } from '#server/features/admin/change-families.ts';
import { changeSpecification } from '#server/features/admin/change-specifications.ts';
import {
  addSubCategory,
  changeSubCategory,
  removeSubCategory,
} from '#server/features/admin/change-sub-categories.ts';
import { selectFamilyPage } from '#server/features/admin/family-queries.ts';
import type { FindFileProblem } from '#server/features/admin/find-file-problems.ts';
import { listCategoryTree } from '#server/features/admin/list-category-tree.ts';
import { moveCategory } from '#server/features/admin/move-category.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { presentCategory } from './presenter.ts';

type CategoryCall =
  | 'listCategoryTree'
  | 'addCategory'
  | 'changeCategory'
  | 'moveCategory'
  | 'removeCategory'
  | 'changeSpecification'
  | 'listFamilies'
  | 'changeFamily'
  | 'removeFamily';

/** The calls by which operators keep the categories, how specifications are read, and families. */
export function staffCategoryRoutes(
  database: Database,
  findFileProblem: FindFileProblem,
): FeatureHandlers<CategoryCall> {
  /** @throws AppError 'invalid_input' when an image path of the shop (it begins with '/') leads to no picture. */
  async function assertPictureExists(image: string | undefined): Promise<void> {
    const problem = image === undefined ? undefined : await findFileProblem(image, 'picture');
    if (problem !== undefined) throw invalidField('image', problem);
  }

  return {
    listCategoryTree: async () => ({ categories: (await listCategoryTree(database)).map(presentCategory) }),
    addCategory: async ({ body: { parent, name, image } }, { staff }) => {
      await assertPictureExists(image);
      const operator = byStaffCall(staff);
      const id =
        parent === undefined
          ? await addCategory(database, operator, { name, image })
          : await addSubCategory(database, operator, parent, { name, image });
      return { id };
    },
    changeCategory: async ({ body }, { staff }) => {
      const { parent, category, version: seenVersion, deciding_specifications: deciding, name, image } = body;
      await assertPictureExists(image);
      const operator = byStaffCall(staff);
      const entry = { ...(name !== undefined && { name }), ...(image !== undefined && { image }) };
      const change =
        parent === undefined
          ? await changeCategory(database, operator, category, entry, { seenVersion })
          : await changeSubCategory(
              database,
              operator,
              { category: parent, name: category },
              { ...entry, ...(deciding && { decidingSpecifications: deciding }) },
              { seenVersion },
            );
      return { change };
    },
    moveCategory: async ({ body: { parent, category: id, from, to } }, { staff }) => ({
      change: await moveCategory(database, byStaffCall(staff), parent, { id, from, to }),
    }),
    removeCategory: async ({ body: { parent, category, version } }, { staff }) => {
      const operator = byStaffCall(staff);
      const change =
        parent === undefined
          ? await removeCategory(database, operator, category, version)
          : await removeSubCategory(database, operator, { category: parent, name: category }, version);
      return { change };
    },
    changeSpecification: async ({ body }, { staff }) => {
      const { parent, category: name, specification, version, kind, unit, better } = body;
      const subCategory = { category: parent, name };
      const entry = { kind, unit, better };
      return changeSpecification(database, byStaffCall(staff), subCategory, specification, entry, version);
    },
    listFamilies: async ({ query: { q: text = '', after, limit } }) => {
      const rows = await selectFamilyPage(database, { text, after, limit: limit + 1 });
      const families = rows.slice(0, limit);
      return { families, next: rows.length > limit ? (families.at(-1)?.name ?? null) : null };
    },
    changeFamily: async ({ body: { family, version, name, options } }, { staff }) => ({
      change: await changeFamily(database, byStaffCall(staff), family, { name, options }, version),
    }),
    removeFamily: async ({ body }, { staff }) => ({
      change: await removeFamily(database, byStaffCall(staff), body.family, body.version),
    }),
  };
}
