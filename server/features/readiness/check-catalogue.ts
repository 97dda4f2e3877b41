import type { listCategoryTree } from '#server/features/admin/list-category-tree.ts';
import type { DemoContent } from '#server/features/admin/remove-demo.ts';
import { nameFirst } from './name-first.ts';
import type { ReadinessProblem } from './readiness-problem.ts';

/** @param demo what is left of the demo catalogue. */
export function checkCatalogue(
  tree: Awaited<ReturnType<typeof listCategoryTree>>,
  demo: DemoContent,
): ReadinessProblem[] {
  const empty = tree.flatMap(({ name, products, subCategories }) =>
    products === 0
      ? [`“${name}”`]
      : subCategories.filter((sub) => sub.products === 0).map((sub) => `“${sub.name}” in “${name}”`),
  );
  const rows = [
    demo.products,
    demo.product_families,
    demo.categories,
    demo.sub_categories,
    demo.banners,
    demo.ads,
  ];
  const left = rows.reduce((sum, ids) => sum + ids.length, 0);
  const messages = [
    ...(tree.length === 0 ? ['The shop has no products: add them with “products import FILE.csv”.'] : []),
    ...(left > 0
      ? [`The demo catalogue is in the shop (${left} entries): remove it with “demo remove”.`]
      : []),
    ...(empty.length > 0
      ? [
          `These categories have no products: ${nameFirst(empty)}; fill them, or remove them with “categories remove”.`,
        ]
      : []),
  ];
  return messages.map((message) => ({ about: 'catalogue', message }));
}
