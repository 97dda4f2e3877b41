import type { FileKind } from '#server/platform/media/is-file-of-kind.ts';
import type { RowProblem } from './import-problems.ts';
import type { ImportPlan } from './plan-import.ts';
import type { StoredProduct } from './product-cells.ts';

/** Says what is wrong with the file at a path of the shop. Addresses elsewhere are not checked. */
export type FindFileProblem = (address: string, kind?: FileKind) => Promise<string | undefined>;

/** Names the pictures, brochures and documents that products would get and that are missing or something else. */
export async function findFileProblems(
  plan: ImportPlan,
  findProblem: FindFileProblem,
): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  for (const { row, values, existing } of [...plan.added, ...plan.changed]) {
    const known = new Set(listFiles(existing).map(({ address }) => address));
    for (const { column, address, kind } of listFiles(values)) {
      const message = known.has(address) ? undefined : await findProblem(address, kind);
      if (message !== undefined) problems.push({ row, column, message });
    }
  }
  return problems;
}

/** A document may be of any kind. */
type ProductFile = { column: string; address: string; kind?: FileKind };

function listFiles(
  product: Pick<StoredProduct, 'images' | 'brochureUrl' | 'terms'> | undefined,
): ProductFile[] {
  return [
    ...(product?.images.map((address) => ({ column: 'images', address, kind: 'picture' as const })) ?? []),
    ...(product?.brochureUrl
      ? [{ column: 'brochure_url', address: product.brochureUrl, kind: 'PDF' as const }]
      : []),
    ...(product?.terms?.documents?.map(({ url }) => ({ column: 'documents', address: url })) ?? []),
  ];
}
