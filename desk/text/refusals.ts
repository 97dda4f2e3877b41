import type { ErrorCode } from '#contract/errors.ts';

/** By the English sentence, in which each `{}` stands for what varies: `{1}`, `{2}` … in the translation. */
export type Sentences = Readonly<Record<string, string>>;

/** What the shop says when it refuses something, in the language of the desk. The shop itself speaks English. */
export type Refusals = {
  sentences: Sentences;
  /** For codes whose sentences all say the same. */
  codes: Partial<Record<ErrorCode, string>>;
};

/** @returns the sentence itself where it has no translation: in English it still says what is wrong. */
export function translateRefusal(
  { sentences, codes }: Refusals,
  sentence: string,
  code?: ErrorCode | undefined,
): string {
  return translateText(sentences, sentence) ?? (code && codes[code]) ?? sentence;
}

/** Between several sentences, and in a pattern for several. */
const END = /(?<=\.) (?=\p{Lu})/u;
const INNER_END = /(?:\.|\{\}) (?=\p{Lu}|\{)/u;

/**
 * Of several things that are wrong, each has a line or a sentence of its own, so what varies within a sentence reaches
 * beyond its end only if nothing else fits.
 * @returns undefined where nothing of it has a translation.
 */
function translateText(sentences: Sentences, text: string): string | undefined {
  return (
    translateSentence(sentences, text, (pattern, parts) => INNER_END.test(pattern) || !parts.some(isLong)) ??
    translateParts(sentences, text, '\n') ??
    translateParts(sentences, text, END) ??
    translateSentence(sentences, text, () => true)
  );
}

const isLong = (part: string) => part.includes('\n') || END.test(part);

function translateParts(sentences: Sentences, text: string, separator: string | RegExp): string | undefined {
  const parts = text.split(separator);
  if (parts.length === 1) return undefined;
  const translated = parts.map((part) => translateText(sentences, part));
  if (translated.every((part) => part === undefined)) return undefined;
  return parts.map((part, index) => translated[index] ?? part).join(separator === '\n' ? separator : ' ');
}

function translateSentence(
  sentences: Sentences,
  sentence: string,
  isFitting: (pattern: string, parts: string[]) => boolean,
): string | undefined {
  for (const [pattern, translation] of Object.entries(sentences)) {
    const found = toExpression(pattern).exec(sentence);
    if (!found) continue;
    const parts = found.slice(1);
    if (!isFitting(pattern, parts)) continue;
    // What varies can itself be something that the shop says.
    const translatePart = (part: string) => translateText(sentences, part) ?? part;
    return translation.replace(/\{(\d)\}/g, (_, number) => translatePart(parts[Number(number) - 1] ?? ''));
  }
  return undefined;
}

/** A list of what is wrong in a file has hundreds of sentences. */
const expressions = new Map<string, RegExp>();

function toExpression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const literal = pattern.replaceAll(/[.*+?()|[\]\\^$]/g, '\\$&');
  const expression = new RegExp(`^${literal.replaceAll('{}', '(.*?)')}$`, 's');
  expressions.set(pattern, expression);
  return expression;
}
