import type { WirePriceInWords } from '#contract/catalogue.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { PriceInWords } from './read-search-text.ts';

export function presentPriceInWords(price: PriceInWords | null): WirePriceInWords {
  return price && { text: price.text, min: toRupees(price.minPaise), max: toRupees(price.maxPaise) };
}

function toRupees(paise: number | null): number | null {
  return paise === null ? null : rupeesFromPaise(paise);
}
