/** Replaces characters that the fonts cannot draw, since pasted text can contain any. */

import { type FontWeight, findFontFace } from './fonts.ts';

/** Drawn for a character that no face has; the Latin faces contain it. */
const REPLACEMENT = '\uFFFD';

/** Substitutes from the keyboard for technical signs that the faces lack. */
const SUBSTITUTES: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '⌀': 'Ø',
  '∅': 'Ø',
};

/**
 * Control and invisible format characters, except the two joiners that Devanagari spelling needs, and emoji, which have
 * no meaning in a document.
 */
const UNPRINTABLE =
  /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Variation_Selector}]|(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;

/** Matches most texts, which are drawable and need not be checked character by character. */
const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;

/** Converts a text to characters that some face of the weight has. White space becomes a plain space. */
export function toDrawableText(text: string, weight: FontWeight): string {
  if (PLAIN_ASCII.test(text)) return text;
  const visible = text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return Array.from(visible, (character) => {
    // Compatibility characters (㎜, the ohm sign, full-width letters) have plain equivalents.
    const candidates = [character, SUBSTITUTES[character], character.normalize('NFKC')];
    return candidates.find((text) => text !== undefined && isDrawable(text, weight)) ?? REPLACEMENT;
  }).join('');
}

function isDrawable(text: string, weight: FontWeight): boolean {
  return Array.from(text).every(
    (character) => findFontFace(character.codePointAt(0) ?? 0, weight) !== undefined,
  );
}
