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
  /** Words that begin with it. They match too; ranking counts them only when there are no alternatives. */
  completions: KnownWord[];
  /** The number of products that contain it as typed. */
  documents: number;
  /** Whether a product must match it; if not, it only improves the rank. */
  isRequired: boolean;
};

/** Whether any product contains it, its synonym, or a word that begins with it. */
export function isKnown({ alternatives, completions }: Term): boolean {
  return alternatives.length > 0 || completions.length > 0;
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

function isTerm({ size, joined, documents, replacements, completions }: Span): boolean {
  if (size === 1 || replacements.length > 0) return true;
  return /\d/.test(joined) && (documents > 0 || completions.length > 0);
}

function toTerm({ size, phrase, joined, documents, replacements, completions }: Span): Term {
  const replacedBy = replacements
    .filter((replacement) => replacement !== '')
    .map((words) => words.split(' '));
  // A synonym replaces a phrase of several words, but is an alternative to a single word.
  const isPhrase = size > 1 && replacements.length > 0;
  return {
    typed: isPhrase ? phrase : joined,
    interpreted: replacedBy[0]?.join(' ') ?? phrase,
    alternatives: documents > 0 && !isPhrase ? [...replacedBy, [joined]] : replacedBy,
    completions,
    documents,
    isRequired: !replacements.includes(''),
  };
}
