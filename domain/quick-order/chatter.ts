import { isFillerWord, trimFillers } from './filler-words.ts';

/** What the messages around a list say: greetings, requests, terms. A line of nothing but such words is no item. */
const CHATTER = new Set(
  (
    'a about n above add again all an any are as asap at attached attachment available be below best by call can ' +
    'check come confirm could deal dear discount do down earliest find first following for forward forwarded from ' +
    'give good got has have hello help hey hi how i if immediately in is it item items just know last let list ' +
    'look lowest mail make may message morning afternoon evening much my new next noted now of offer ok okay on ' +
    'once only our out per period possible price prices pricing provide quickly reply reg regarding regards ' +
    'requested respected revert revised same share should soon take team thank thanks that the their them then ' +
    'these this those time to us very warm wait we weekend what when where which will with would yes yesterday ' +
    'yet you your yours dears quote quotes quotation quotations enquiries requirements material materials order ' +
    'orders purchase delivered terms bill billing invoice invoices extra included including inclusive freight ' +
    'transport packing total namaste namaskar pranam ram salam sahab saheb seth dost yaar madamji sirji udya ' +
    'paryant sanga sangaa kalva kiti kay mala amhala aamhala ani ha he te tya che cha chi liye liya store stores ' +
    'site plant factory office godown ghar aaj accha acha ap aap apka aapka apna bas bata batao bataiye batana ' +
    'bol bolo de dedo dijiye hamara hoga ho hua ise isme jaldi ka kab kal kar karna karo kardo karke karein ke ki ' +
    'kijiye kitna kitne ko kuch kya lagana likha lo maal me mein mera mil milega na neeche niche par parso pe ' +
    'phir rakhna saaman saman sab sabhi sahi se sirf tak thik theek turant upar wala wali wo woh yahan ye yeh ' +
    'नमस्ते आज कल तक का की के को से में यह ये सब सामान माल रेट भाव बताओ बताइए लिखा'
  ).split(' '),
);

/** Of dates and terms, whose numbers are no quantities: 'delivery within 7 days', 'payment 30 days'. */
const TERMS = new Set(
  (
    'days day weeks week date dated delivery deliver dispatch payment credit advance gst validity warranty indent ' +
    'rfq enquiry inquiry requirement within tomorrow today'
  ).split(' '),
);
const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)/;

/** Whether a text only greets, asks or names terms: 'pls send rate', 'payment 30 days'. */
export function isChatter(line: string): boolean {
  // 'Bhej do' is a request, and neither of its words alone is one.
  const words =
    trimFillers(line)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const mayHaveNumbers = words.some((word) => TERMS.has(word));
  return words.every((word) => (/^\d/.test(word) || MONTH.test(word) ? mayHaveNumbers : isChatterWord(word)));
}

const GREETING =
  /^(dear|hello|hey|namaste|namaskar|respected|good (?:morning|afternoon|evening)|hi(?= *(?:,|sir|all|bhai|team|\p{Lu}\p{Ll}+\b ?(?:ji|bhai|sir)?[,.!]?$|$)))\b/iu;
const MAX_NAMES = 2;

/** 'Dear Ramesh ji,', 'Hi team'; not 'Hello sir, please send heat gun'. */
export function isGreeting(line: string): boolean {
  const greeting = GREETING.exec(line)?.[0];
  if (greeting === undefined || /\d/.test(line)) return false;
  const words =
    line
      .slice(greeting.length)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const names = words.filter((word) => !isChatterWord(word) && !isHonorific(word));
  const asks = words.some((word) => isFillerWord(word) && !isHonorific(word));
  return names.length === 0 || (names.length <= MAX_NAMES && (!asks || /,\s*$/.test(line)));
}

function isChatterWord(word: string): boolean {
  return CHATTER.has(word) || TERMS.has(word) || isFillerWord(word);
}

function isHonorific(word: string): boolean {
  return ['mr', 'mrs', 'ms', 'dr', 'sir', 'madam', 'ji', 'bhai', 'bhaiya'].includes(word);
}
