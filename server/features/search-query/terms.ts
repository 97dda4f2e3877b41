import type { KnownWord } from '#domain/search-spelling.ts';
import type { Span } from './vocabulary-queries.ts';

/** A part of the search text that products have to match: a word, a part number typed in pieces, or a synonym. */
export type Term = {
  /** As typed, in the singular. */
  typed: string;
  /** What it was taken to mean, to be shown to the visitor. */
  interpreted: string;
  /** Alternatives that match it, each a list of words that a product must contain all of. */
  alternatives: string[][];
  /** Words that begin with it or have it inside. They match too. */
  longerWords: KnownWord[];
  /** Whether it is known only as a part of longer words. */
  isOnlyInsideWords: boolean;
  /** The number of products that contain it as typed. */
  documents: number;
  /** The number of products that have it as typed in their heading. */
  headings: number;
  /** Whether a product must match it; if not, it only improves the rank. */
  isRequired: boolean;
  /** The brand that it names, if the catalogue has no product of this known brand. */
  missingBrand: string | null;
};

/** Whether any product contains it, its synonym, or a longer word. */
export function isKnown({ alternatives, longerWords }: Term): boolean {
  return alternatives.length > 0 || longerWords.length > 0;
}

/** Whether it needs no correction. */
export function isUnderstood(term: Term): boolean {
  return !term.isRequired || (isKnown(term) && !term.isOnlyInsideWords);
}

/**
 * The alternatives closest to what was typed: the word itself if a heading has it, otherwise its synonyms, otherwise
 * longer words.
 */
export function getClosest({ typed, headings, alternatives, longerWords }: Term): string[][] {
  if (headings > 0) return [[typed]];
  return alternatives.length > 0 ? alternatives : longerWords.map(({ word }) => [word]);
}

/** Splits a text into terms, left to right, each the longest span that the catalogue or the synonyms contain. */
export function segmentTerms(spans: readonly Span[]): Term[] {
  const terms: Term[] = [];
  for (let start = 0; ; ) {
    const span = spans.findLast((candidate) => candidate.start === start && isTerm(candidate));
    if (!span) return terms;
    terms.push(toTerm(span));
    start += span.size;
  }
}

function isTerm({ size, joined, documents, replacements, completions, missingBrand }: Span): boolean {
  if (size === 1 || replacements.length > 0 || missingBrand !== null) return true;
  return /\d/.test(joined) && (documents > 0 || completions.length > 0);
}

function toTerm({ size, phrase, joined, replacements, completions, ...span }: Span): Term {
  const replacedBy = replacements
    .filter((replacement) => replacement !== '')
    .map((words) => words.split(' '));
  // A synonym replaces a phrase of several words, but is an alternative to a single word.
  const isPhrase = size > 1 && replacements.length > 0;
  const hasOwnWord = span.documents > 0 && !isPhrase;
  const missingBrand = replacements.length > 0 ? null : span.missingBrand;
  return {
    typed: isPhrase ? phrase : joined,
    interpreted: hasOwnWord ? phrase : (replacedBy[0]?.join(' ') ?? phrase),
    alternatives: hasOwnWord
      ? [...replacedBy.filter((words) => words.join(' ') !== joined), [joined]]
      : replacedBy,
    longerWords: completions,
    isOnlyInsideWords: false,
    documents: span.documents,
    headings: isPhrase ? 0 : span.headings,
    isRequired: !replacements.includes('') && missingBrand === null,
    missingBrand,
  };
}
