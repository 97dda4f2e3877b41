import { withImplied } from './implied-specifications.ts';
import { inferBetterFigure, inferType } from './infer-type.ts';
import type { BetterFigure, DescribedProduct } from './specification.ts';
import type { NamedType } from './stored-values.ts';

/** Proposes how to read each specification that products of a sub-category have, or imply. */
export function implyTypes(products: readonly DescribedProduct[]): (NamedType & { better: BetterFigure })[] {
  const named = Map.groupBy(
    products.flatMap((product) => withImplied(product)),
    ({ name }) => name.toLowerCase(),
  );
  return [...named.values()].map((written) => ({
    name: written[0]?.name ?? '',
    ...inferType(written.map(({ value }) => value)),
    better: inferBetterFigure(written[0]?.name ?? ''),
  }));
}
