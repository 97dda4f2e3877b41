import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connection.ts';
import { products } from '#server/platform/database/schema.ts';

/** Adds a rating to a product and removes one that equals the previous rating, if there was one. */
export async function replaceProductRating(
  transaction: Transaction,
  productId: string,
  previousRating: number | null,
  rating: number,
): Promise<void> {
  const position = sql`array_position(${products.ratings}, ${previousRating}::real)`;
  await transaction
    .update(products)
    .set({
      ratings: sql`case when ${position} is null then ${products.ratings}
        else ${products.ratings}[:${position} - 1] || ${products.ratings}[${position} + 1:] end || ${rating}::real`,
    })
    .where(eq(products.id, productId));
}
