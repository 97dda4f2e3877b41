/** Text with nothing in it that the faces cannot draw: what people paste is wider than any typeface. */

import { type FontWeight, findFontFace } from './fonts.ts';

/** Drawn for a character that no face has; the Latin faces have it. */
const REPLACEMENT = '\uFFFD';

/** Signs of technical writing that the faces lack, as typed where there is only a keyboard. */
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
 * Controls and invisible format characters, except the two joiners that Devanagari spelling needs; and emoji, which
 * say nothing on a document.
 */
const UNPRINTABLE =
  /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Variation_Selector}]|(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;

/** Most texts: they are drawable as they are, and need not be looked at letter by letter. */
const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;

/** The text in characters that some face of the weight has. Any white space becomes a plain space. */
export function toDrawableText(text: string, weight: FontWeight): string {
  if (PLAIN_ASCII.test(text)) return text;
  const visible = text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return Array.from(visible, (character) => {
    // Compatibility forms (㎜, the ohm sign, full-width letters) have plain equivalents.
    const candidates = [character, SUBSTITUTES[character], character.normalize('NFKC')];
    return candidates.find((text) => text !== undefined && isDrawable(text, weight)) ?? REPLACEMENT;
  }).join('');
}

function isDrawable(text: string, weight: FontWeight): boolean {
  return Array.from(text).every(
    (character) => findFontFace(character.codePointAt(0) ?? 0, weight) !== undefined,
  );
}
