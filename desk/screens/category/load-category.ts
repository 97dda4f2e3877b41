import type { LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { getText } from '#desk/text/language.ts';

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>;

/** A category with its sub-categories, or a sub-category with its specifications. */
export async function loadCategory({ params }: LoaderFunctionArgs) {
  const { categories } = await api.listCategoryTree();
  for (const { sub_categories: subCategories, ...category } of categories) {
    if (category.id === params.id) return { category, subCategories };
    const sub = subCategories.find(({ id }) => id === params.id);
    if (!sub) continue;
    const { specifications } = await api.listSpecificationNames({ params: { id: sub.id } });
    return { category: sub, parent: category, specifications };
  }
  throw new ApiError(404, getText().common.notFound);
}
