import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { products } from '#server/database/schema.ts';

/** Puts a rating into a product's list; one equal to the earlier rating, if there was one, leaves it. */
export async function replaceProductRating(
  transaction: Transaction,
  productId: string,
  earlier: number | null,
  rating: number,
): Promise<void> {
  const place = sql`array_position(${products.ratings}, ${earlier}::real)`;
  await transaction
    .update(products)
    .set({
      ratings: sql`case when ${place} is null then ${products.ratings}
        else ${products.ratings}[:${place} - 1] || ${products.ratings}[${place} + 1:] end || ${rating}::real`,
    })
    .where(eq(products.id, productId));
}
