import { ToWords } from 'to-words/en-IN';
import { PAISE_PER_RUPEE } from '#domain/money.ts';

const RUPEES_PER_CRORE = 10_000_000;

const speller = new ToWords();

/** In English, tens and units are joined by a hyphen: Twenty-Three. */
const TENS_AND_UNIT =
  /\b(Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety) (One|Two|Three|Four|Five|Six|Seven|Eight|Nine)\b/g;

/**
 * Spells out an amount in the Indian system, as on business documents: `Rupees One Lakh Twenty-Three Thousand Four
 * Hundred Fifty-Six and Seventy-Eight Paise Only`.
 */
export function amountInWords(paise: number): string {
  const wholeRupees = Math.floor(paise / PAISE_PER_RUPEE);
  const restPaise = paise % PAISE_PER_RUPEE;
  const paiseWords = restPaise === 0 ? '' : ` and ${spell(restPaise)} ${restPaise === 1 ? 'Paisa' : 'Paise'}`;
  return `Rupees ${spellRupees(wholeRupees)}${paiseWords} Only`;
}

/** Business documents use crore for all larger amounts (One Hundred Twenty Crore); the library uses arab and kharab. */
function spellRupees(rupees: number): string {
  const crores = Math.floor(rupees / RUPEES_PER_CRORE);
  const rest = rupees % RUPEES_PER_CRORE;
  if (crores === 0) return spell(rest);
  return rest === 0 ? `${spellRupees(crores)} Crore` : `${spellRupees(crores)} Crore ${spell(rest)}`;
}

function spell(count: number): string {
  return speller.convert(count).replace(TENS_AND_UNIT, '$1-$2');
}
