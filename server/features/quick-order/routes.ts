import type { WireMatchedLine } from '#contract/quick-order.ts';
import { presentUnit } from '#server/features/catalogue/terms-presenter.ts';
import { presentSuggestedProduct } from '#server/features/search/presenter.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { type MatchedLine, matchLine } from './match-line.ts';

export function quickOrderRoutes(database: ReadDatabase, limits: RateLimits): FeatureHandlers<'matchList'> {
  return {
    matchList: async ({ body }, { clientIp }) => {
      await limits.consumePoints(body.lines.length, 'line of a list from an address', clientIp);
      return { lines: matchLines(database, body.lines) };
    },
  };
}

/** How many lines are searched for at once, and sent together. */
const BATCH_SIZE = 10;

async function* matchLines(
  database: ReadDatabase,
  lines: readonly string[],
): AsyncGenerator<WireMatchedLine[]> {
  for (let start = 0; start < lines.length; start += BATCH_SIZE) {
    const batch = lines.slice(start, start + BATCH_SIZE);
    yield (await Promise.all(batch.map((line) => matchLine(database, line)))).map(presentMatchedLine);
  }
}

function presentMatchedLine({ products, fittingId, missingValues, ...line }: MatchedLine): WireMatchedLine {
  return {
    ...line,
    fitting_id: fittingId ?? null,
    products: products.map((product) => ({
      ...presentSuggestedProduct(product),
      pro_missing_values: missingValues.get(product.id) ?? [],
      ...presentUnit(product.unit, product.unitName ?? undefined),
      ...(product.unitContent && { pro_unit_content: product.unitContent }),
      ...(product.minimumQuantity && { pro_minimum_quantity: product.minimumQuantity }),
      ...(product.quantityMultiple && { pro_quantity_multiple: product.quantityMultiple }),
    })),
  };
}
