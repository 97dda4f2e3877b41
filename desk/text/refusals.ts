import type { ErrorCode } from '#contract/errors.ts';

/** What the shop says when it refuses something, in the language of the desk. The shop itself speaks English. */
export type Refusals = {
  /** By the English sentence, in which each `{}` stands for what varies: `{1}`, `{2}` … in the translation. */
  sentences: Readonly<Record<string, string>>;
  /** For codes whose sentences all say the same. */
  codes: Partial<Record<ErrorCode, string>>;
};

/** @returns the sentence itself where it has no translation: in English it still says what is wrong. */
export function translateRefusal(
  { sentences, codes }: Refusals,
  sentence: string,
  code?: ErrorCode | undefined,
): string {
  for (const [pattern, translation] of Object.entries(sentences)) {
    const found = toExpression(pattern).exec(sentence);
    if (found) return translation.replace(/\{(\d)\}/g, (_, part) => found[Number(part)] ?? '');
  }
  return (code && codes[code]) ?? sentence;
}

function toExpression(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.*+?()|[\]\\^$]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('{}', '(.+)')}$`, 's');
}
