import type { KnownWord } from '#domain/search-spelling.ts';
import type { Span } from './vocabulary-queries.ts';

/** A part of a typed text that products have to fit: one word, a part number in pieces, or a synonym of some words. */
export type Term = {
  /** As typed, in the singular. */
  typed: string;
  /** As it was understood: what to show to the person. */
  interpreted: string;
  /** Ways to fit it, each a list of words that a product must have all of. */
  alternatives: string[][];
  /** Words that begin with it: they fit too, but less. */
  completions: KnownWord[];
  /** How many products have it as it was typed. */
  documents: number;
  /** Whether a product must have it; if not, it only comes first when it does. */
  isRequired: boolean;
};

/** Whether any product has it, or a word that begins so. */
export function isKnown({ alternatives, completions }: Term): boolean {
  return alternatives.length > 0 || completions.length > 0;
}

/** Cuts a text into terms: from left to right, each as long as something is known of it. */
export function segmentTerms(spans: readonly Span[]): Term[] {
  const terms: Term[] = [];
  for (let start = 0; ; ) {
    const span = spans.findLast((each) => each.start === start && isTerm(each));
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
  // Several words with a synonym are replaced by it; a single word is also found as it stands.
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
