import { describeWish } from '#domain/describe-wish.ts';
import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import type { StoredWish } from '#server/platform/database/schema.ts';
import type { EstimateDocument, EstimateWish } from './estimate-document.ts';

/** Wishes as an estimate has them: with the title of the product or the buyer's words. */
export function composeWishes(wishes: readonly StoredWish[] | null | undefined): EstimateWish[] {
  return (wishes ?? []).map(({ product, text = '', ...wish }) =>
    product ? { ...wish, text: product.title, model: product.model } : { ...wish, text },
  );
}

/** What the buyer wants in addition to the lines, numbered. */
export function listWishes({ wishes = [] }: Pick<EstimateDocument, 'wishes'>): string[] {
  return wishes.map((wish, index) => `${index + 1}. ${describeWish(wish)}`);
}

/** What the buyer says about the request as a whole: each with its label. */
export function listRequestTerms({ requestTerms = {} }: Pick<EstimateDocument, 'requestTerms'>): string[] {
  const { reference, neededBy, remark } = requestTerms;
  return [
    reference !== undefined && `Reference: ${reference}`,
    neededBy !== undefined && `Needed by: ${formatDayFromIso(neededBy)}`,
    remark !== undefined && `Remark: ${remark}`,
  ].filter((line) => typeof line === 'string');
}
