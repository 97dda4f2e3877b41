import { type SQL, sql } from 'drizzle-orm';

/** More than all that comes after the tier. */
const TIER_WEIGHT = 1_000_000;
/** More than the orders of which requests are counted. */
const TITLE_WORD_WEIGHT = 10_000;

/** The tiers of matches with the text in their heading, and of others; each takes two. */
export const HEADING_TIER = 2;
export const OTHER_TIER = 0;
/** No rank is higher. */
export const MAX_RANK = (HEADING_TIER + 2) * TIER_WEIGHT;

/**
 * The rank of a listing in the columns of `listings_matching` and `product_requests`: first by its tier, then by how
 * many of the words its title has, by how often it was asked for, and by its score. The placeholders are a TextMatch.
 */
export function rankSql(tier: typeof HEADING_TIER | typeof OTHER_TIER): SQL {
  const titleWords = sql`least(
    floor(score / ${sql.placeholder('titleWordScore')}::float8 + 0.01), ${sql.placeholder('termCount')}::integer)`;
  return sql`(
    (${sql.raw(String(tier))} + coalesce(is_preferred, true)::integer) * ${sql.raw(String(TIER_WEIGHT))}
    + ${titleWords} * ${sql.raw(String(TITLE_WORD_WEIGHT))} + coalesce(requests, 0) + score)`;
}

/** Whether a listing of this rank has the text in its description alone. */
export function isMentionOnly(rank: number): boolean {
  return rank < TIER_WEIGHT;
}
