import type { WirePriceInWords, WireSuggestedProduct } from '#contract/catalogue.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { Suggestions } from '#server/features/search-query/match-queries.ts';
import type { PriceInWords } from './read-search-text.ts';
import type { Interpretation } from './search-products.ts';
import type { SuggestionsFor } from './suggest-products.ts';

export function presentInterpretation({ corrected, missingBrands, didYouMean }: Interpretation) {
  return { corrected, missing_brands: missingBrands, did_you_mean: didYouMean };
}

export function presentSuggestions({ matched, ...found }: SuggestionsFor) {
  return {
    products: found.products.map((product) => ({
      ...presentSuggestedProduct(product),
      ...(product.isMentionOnly && { is_mention_only: true as const }),
    })),
    categories: found.categories.map(({ id, name }) => ({ _id: id, cat_name: name })),
    sub_categories: found.subCategories.map(({ id, name, categoryId, categoryName }) => ({
      _id: id,
      subcat_name: name,
      cat_id: categoryId,
      cat_name: categoryName,
    })),
    total: found.total,
    is_total_exact: found.isTotalExact,
    matched,
    ...presentInterpretation(found),
    price_in_words: presentPriceInWords(found.priceInWords),
  };
}

export function presentSuggestedProduct(product: Suggestions['products'][number]): WireSuggestedProduct {
  return {
    _id: product.id,
    pro_title: product.title,
    pro_image: product.image ?? '',
    pro_price: rupeesFromPaise(product.listPricePaise),
    pro_discount: percentFromBps(product.discountBps),
    pro_gst_percentage: percentFromBps(product.gstBps),
  };
}

export function presentPriceInWords(price: PriceInWords | null): WirePriceInWords {
  return price && { text: price.text, min: toRupees(price.minPaise), max: toRupees(price.maxPaise) };
}

function toRupees(paise: number | null): number | null {
  return paise === null ? null : rupeesFromPaise(paise);
}
