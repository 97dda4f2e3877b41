import type { WireCategoryNode } from '#contract/staff-categories.ts';
import type { listCategoryTree } from '#server/features/admin/list-category-tree.ts';

type Category = Awaited<ReturnType<typeof listCategoryTree>>[number];

export function presentCategory({ subCategories, ...category }: Category): WireCategoryNode {
  return {
    ...category,
    sub_categories: subCategories.map(({ decidingSpecifications, ...row }) => ({
      ...row,
      deciding_specifications: decidingSpecifications,
    })),
  };
}
