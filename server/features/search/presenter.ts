import type { WirePriceInWords, WireSuggestedProduct, WireWordsAsFilters } from '#contract/catalogue.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { SpecificationsInWords } from './find-specifications-in-words.ts';
import type { PriceInWords, SearchQuery } from './read-search-text.ts';
import type { Interpretation } from './search-products.ts';
import type { SuggestedProduct, SuggestionsFor } from './suggest-products.ts';

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
    ...(found.namesValues && { names_values: true as const }),
    matched,
    ...presentInterpretation(found),
    price_in_words: presentPriceInWords(found.priceInWords),
  };
}

export function presentSuggestedProduct(product: SuggestedProduct): WireSuggestedProduct {
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

/** The text without the words that are filters of a query, and these filters. */
export function presentWordsAsFilters(
  query: SearchQuery,
  price: PriceInWords | null,
  specifications: SpecificationsInWords | undefined,
): { words_as_filters?: WireWordsAsFilters } {
  const text = specifications?.text ?? price?.text;
  if (text === undefined) return {};
  const isPriceChosen = query.min_price !== undefined || query.max_price !== undefined;
  return {
    words_as_filters: {
      text,
      filters: {
        ...(price && !isPriceChosen && toPriceParams(price)),
        ...(specifications && { spec: [...(query.spec ?? []), ...specifications.spec] }),
      },
    },
  };
}

function toPriceParams({ minPaise, maxPaise }: PriceInWords): WireWordsAsFilters['filters'] {
  return {
    ...(minPaise !== null && { min_price: String(rupeesFromPaise(minPaise)) }),
    ...(maxPaise !== null && { max_price: String(rupeesFromPaise(maxPaise)) }),
    price_with_gst: 'yes',
  };
}

function toRupees(paise: number | null): number | null {
  return paise === null ? null : rupeesFromPaise(paise);
}
