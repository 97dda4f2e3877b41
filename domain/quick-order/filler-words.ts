/** What buyers say around the goods: 'aur bhai 2 drill bhi bhej dena jaldi', 'please send 10 helmets urgently'. */

const FILLERS = new Set(
  (
    'also and arrange asap each hello kindly madam need needed only order please pls plz plzz rate rates reqd require required send sir urgent urgently want ' +
    'aur bhai bhaiya bhaiyya bhi bhejna bhejo bhejiye bhejiyega bhejdo bhejdena bhijwana bhijwao chahiye chaiye chahie ' +
    'chahiyen dedo dena dijiye dijiyega hai hain hame hamein humko jaldi ji kripya krupya lagega lagenge mangwana mujhe ' +
    'saath zaroor ahe aahe bhau dya lagel lagnar pahije pathva pathava और कृपया चाहिए चाहिये जल्दी जी दीजिए देना भाई भी भेजना भेजिए भेजो मुझे हमें है हैं'
  ).split(' '),
);

/** Before 'do' or 'dena', a request and not the number two: 'bhej do'. */
const VERB_STEMS = new Set('bhej bhijwa de dila kar mangwa भेज भिजवा दे कर'.split(' '));
const GIVE = new Set('dena dijiye dijiyega do देना दीजिए दो'.split(' '));

/** A line without such words at its beginning and its end. */
export function trimFillers(line: string): string {
  const words = line.trim().split(/\s+/);
  const plain = words.map((word) => stripPunctuation(word.toLowerCase()));
  let start = 0;
  let end = words.length;
  while (start < end && isFiller(plain, start)) start += 1;
  while (end > start && isFiller(plain, end - 1)) end -= 1;
  return words.slice(start, end).join(' ');
}

/** @param word in lower case. */
export function isFillerWord(word: string): boolean {
  return FILLERS.has(word);
}

function isFiller(words: readonly string[], index: number): boolean {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]];
  return (
    FILLERS.has(word) ||
    word === '' ||
    (VERB_STEMS.has(word) && (GIVE.has(after) || FILLERS.has(after))) ||
    (GIVE.has(word) && VERB_STEMS.has(before))
  );
}

function stripPunctuation(word: string): string {
  let end = word.length;
  while (end > 0 && '.,!?)'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(word.startsWith('(') ? 1 : 0, end);
}
