/**
 * Phonetic transliteration of Hindi into Latin letters: टिलर to tilar, कंप्रेसर to kampresar. Most Hindi words for
 * machines are loan words from English, so the spelling correction finds them from the transliterated form.
 */

const VOWELS = 'अa आa इi ईi उu ऊu ऋri एe ऐe ऑo ओo औau ऍa';
const VOWEL_SIGNS = 'ाa िi ीi ुu ूu ृri ेe ैe ॉo ोo ौau ॅa';
const CONSONANTS =
  'कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl वv शsh षsh सs हh';

const parsePairs = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
const vowels = parsePairs(VOWELS);
const vowelSigns = parsePairs(VOWEL_SIGNS);
const consonants = parsePairs(CONSONANTS);

const VIRAMA = '्';
const ANUSVARA = 'ं';
const LABIALS = new Set('पफबभम');

export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}

/** Transliterates a word; characters other than Devanagari letters are kept. */
export function transliterateHindi(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, index) => {
      const next = letters[index + 1];
      const consonant = consonants.get(letter);
      if (consonant !== undefined) {
        // A consonant is followed by a short a, unless a vowel sign or virama follows or the word ends.
        const hasNoVowel = next === undefined || next === VIRAMA || vowelSigns.has(next);
        return hasNoVowel ? consonant : `${consonant}a`;
      }
      if (letter === ANUSVARA) return LABIALS.has(next ?? '') ? 'm' : 'n';
      if (letter === VIRAMA) return '';
      return vowels.get(letter) ?? vowelSigns.get(letter) ?? letter;
    })
    .join('');
}
