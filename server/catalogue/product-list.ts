import type { Choices, Narrowing } from './listing-choices.ts';
import { ofCategory, ofSubCategory } from './listing-choices.ts';

/** A text as queries of the listings' index (PostgreSQL's tsquery). */
export type TextMatch = {
  /** What a listing must have anywhere. */
  anywhere: string;
  /** The same in its title, brand, model or categories: such listings come first. */
  inHeading: string;
  /** Words that make it fit better. */
  ranking: string;
};

/** Which products a list holds: of a category or of all, those that fit a text and a visitor's choices. */
export type ProductList = {
  categoryId: string | undefined;
  subCategoryId: string | undefined;
  text: TextMatch | undefined;
  choices: Choices;
};

/** Whether it holds all products of its category, or all there are: then it is counted ahead. */
export function isWhole({ text, choices }: ProductList): boolean {
  return text === undefined && choices.size === 0;
}

/** The key under which a whole list is counted ahead. */
export function scopeOf({ categoryId, subCategoryId }: ProductList): string {
  return subCategoryId ?? categoryId ?? '';
}

export function narrowingsOf({ categoryId, subCategoryId, choices }: ProductList): Narrowing[] {
  return [
    ...(categoryId === undefined ? [] : [ofCategory(categoryId)]),
    ...(subCategoryId === undefined ? [] : [ofSubCategory(subCategoryId)]),
    ...choices.values(),
  ];
}
