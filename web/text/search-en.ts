import { LOCALE, numberFormat, pluralise } from './plurals.ts';

const alternatives = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** The texts of the suggestions and of the results page, in their own module so that other pages do not load them. */
export const searchText = {
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => pluralise(count, 'suggestion', 'suggestions'),
  suggestionsFor: (corrected: string) => `Suggestions for ${corrected}`,
  categories: 'Categories',
  products: 'Products',
  inCategory: (category: string) => `in ${category}`,
  seeAll: (total: number, isExact: boolean) =>
    `See all ${isExact ? pluralise(total, 'result', 'results') : `${numberFormat.format(total)}+ results`}`,
  recent: 'Recent searches',
  recentCount: (count: number) => pluralise(count, 'recent search', 'recent searches'),
  removeRecent: (query: string) => `Remove ${query} from the recent searches`,
  clearRecent: 'Clear recent searches',
  removeHint: 'Arrow keys select a search, Delete removes it.',
  resultsFor: (query: string) => `Results for “${query}”`,
  nothingBy: (brands: readonly string[]) => `Nothing by ${alternatives.format(brands)}.`,
  showingFor: 'Showing results for',
  searchInsteadFor: 'Search instead for',
  didYouMean: (similar: string) => `Did you mean ${similar}?`,
  noneHint: 'Try fewer or other words, or look through the categories.',
  askForItem: 'Ask us for this item',
};
