import type { RowProblem } from './import-problems.ts';
import type { ImportPlan } from './plan-import.ts';
import type { StoredProduct } from './product-cells.ts';

/** Whether an address is a path of the shop at which it has no file. Addresses elsewhere are not checked. */
export type IsFileMissing = (address: string) => Promise<boolean>;

/** Names the pictures and brochures that products would get and that do not exist. */
export async function findMissingFiles(plan: ImportPlan, isMissing: IsFileMissing): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  for (const { row, values, existing } of [...plan.added, ...plan.changed]) {
    const known = new Set(listFiles(existing).map(({ address }) => address));
    for (const { column, address } of listFiles(values)) {
      if (known.has(address) || !(await isMissing(address))) continue;
      problems.push({
        row,
        column,
        message: `There is no file ${address}. Put it into the folder of pictures first.`,
      });
    }
  }
  return problems;
}

function listFiles(product: Pick<StoredProduct, 'images' | 'brochureUrl'> | undefined) {
  const images = product?.images.map((address) => ({ column: 'images', address })) ?? [];
  return product?.brochureUrl
    ? [...images, { column: 'brochure_url', address: product.brochureUrl }]
    : images;
}
