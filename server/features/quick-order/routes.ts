import type { WireMatchedLine } from '#contract/quick-order.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { type MatchedLine, matchLine } from './match-line.ts';

export function quickOrderRoutes(database: ReadDatabase, limits: RateLimits): FeatureHandlers<'matchList'> {
  return {
    matchList: async ({ body }, { clientIp }) => {
      await limits.consume('list read from an address', clientIp);
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

function presentMatchedLine({ text, quantity, unit, result, products }: MatchedLine): WireMatchedLine {
  return {
    text,
    quantity,
    unit,
    result,
    products: products.map((product) => ({
      _id: product.id,
      pro_title: product.title,
      pro_image: product.image ?? '',
      pro_price: rupeesFromPaise(product.listPricePaise),
      pro_discount: percentFromBps(product.discountBps),
      pro_gst_percentage: percentFromBps(product.gstBps),
    })),
  };
}
