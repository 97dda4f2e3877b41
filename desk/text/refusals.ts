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
  return translateSentence(sentences, sentence) ?? (code && codes[code]) ?? sentence;
}

function translateSentence(sentences: Sentences, sentence: string): string | undefined {
  for (const [pattern, translation] of Object.entries(sentences)) {
    const found = toExpression(pattern).exec(sentence);
    if (found)
      return translation.replace(/\{(\d)\}/g, (_, part) =>
        translatePart(sentences, found[Number(part)] ?? ''),
      );
  }
  return undefined;
}

/** What varies can itself be something that the shop says, also several sentences of it. */
function translatePart(sentences: Sentences, part: string): string {
  const said = part
    .split(/(?<=\.) (?=\p{Lu})/u)
    .map((each) => [each, translateSentence(sentences, each)] as const);
  return said.map(([each, translated]) => translated ?? each).join(' ');
}

function toExpression(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.*+?()|[\]\\^$]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('{}', '(.*?)')}$`, 's');
}
