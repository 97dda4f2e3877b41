import { LOCALE } from './plurals.ts';

const alternatives = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** The texts of the results page, some of which also stand below the search field. */
export const searchText = {
  resultsFor: (query: string) => `Results for “${query}”`,
  nothingBy: (brands: readonly string[]) => `We do not list ${alternatives.format(brands)}.`,
  closest: (query: string) => `No exact match for “${query}”. These come closest.`,
  showingFor: 'Showing results for',
  searchInsteadFor: 'Search instead for',
  didYouMean: (similar: string) => `Did you mean ${similar}?`,
  noneHint: 'Try fewer or different words, or browse the categories.',
  notFound: 'Not what you were looking for?',
  askForItem: 'Ask us for this item',
};
