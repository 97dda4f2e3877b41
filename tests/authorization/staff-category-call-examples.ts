import type { CallName } from '#contract/api.ts';
import type { Example } from './example.ts';
import type { Owner } from './owner.ts';

/** The calls of operators about categories, how specifications are read, and families. */

type StaffCategoryCallName =
  | 'listCategoryTree'
  | 'addCategory'
  | 'changeCategory'
  | 'moveCategory'
  | 'removeCategory'
  | 'changeSpecification'
  | Extract<CallName, `${string}Famil${string}`>;

/** Nothing that other examples use is changed. */
const ofSubCategory = ({ product }: Owner) => ({
  parent: product.pro_category_id,
  category: product.pro_subcategory_id,
});

export const STAFF_CATEGORY_EXAMPLES: Record<StaffCategoryCallName, Example> = {
  listCategoryTree: {},
  addCategory: { input: () => ({ body: { name: 'Saws', image: '/media/none.webp' } }), status: 422 },
  changeCategory: {
    input: (owner) => ({ body: { ...ofSubCategory(owner), version: 999, name: 'Saws' } }),
    status: 409,
  },
  moveCategory: {
    input: (owner) => ({ body: { ...ofSubCategory(owner), from: 999, to: 1 } }),
    status: 409,
  },
  removeCategory: { input: (owner) => ({ body: { ...ofSubCategory(owner), version: 1 } }), status: 409 },
  changeSpecification: {
    input: (owner) => ({
      body: {
        ...ofSubCategory(owner),
        ...{ specification: 'None', version: 1, kind: 'text', unit: '', better: 'none' },
      },
    }),
    status: 404,
  },
  listFamilies: {},
  changeFamily: {
    input: () => ({ body: { family: 'none', version: 1, name: 'Drills', options: ['Size'] } }),
    status: 404,
  },
  removeFamily: { input: () => ({ body: { family: 'none', version: 1 } }), status: 404 },
};
