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
  return [
    ...toProblem(tree.length === 0, {
      about: 'products',
      message: 'The shop has no products.',
      how: 'Add them with “products import FILE.csv”.',
    }),
    ...toProblem(left > 0, {
      about: 'demo',
      message: `The demo catalogue is in the shop (${left} entries).`,
      how: 'Remove it with “demo remove”.',
    }),
    ...toProblem(empty.length > 0, {
      about: 'categories',
      message: `These categories have no products: ${nameFirst(empty)}.`,
      how: 'Fill them, or remove them with “categories remove”.',
    }),
  ];
}

function toProblem(isProblem: boolean, problem: ReadinessProblem): ReadinessProblem[] {
  return isProblem ? [problem] : [];
}
