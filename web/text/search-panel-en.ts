import { numberFormat, pluralise } from './plurals.ts';

/** The texts below the search field, in their own module because they are loaded when somebody uses it. */
export const searchPanelText = {
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => pluralise(count, 'suggestion', 'suggestions'),
  suggestionsFor: (corrected: string) => `Suggestions for ${corrected}`,
  categories: 'Categories',
  products: 'Products',
  inCategory: (category: string) => `in ${category}`,
  seeResults: 'See all results',
  seeAll: (total: number, isExact: boolean) =>
    `See all ${isExact ? pluralise(total, 'result', 'results') : `${numberFormat.format(total)}+ results`}`,
  recent: 'Recent searches',
  recentCount: (count: number) => pluralise(count, 'recent search', 'recent searches'),
  removeRecent: (query: string) => `Remove ${query} from recent searches`,
  clearRecent: 'Clear recent searches',
  removeHint: 'Use the arrow keys to select a search and Delete to remove it.',
};
