import { type SQL, sql } from 'drizzle-orm';
import type { KnownWord } from '#domain/search-spelling.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

const MAX_WORDS = 12;
/**
 * A text of three letters is in so many words that only this many of each first letter are looked at, the most
 * frequent.
 */
const MAX_FREQUENT_WORDS = 100;
/** The most part numbers to choose from: there may be very many, and any of them will do. */
const MAX_PART_NUMBERS = 200;

const innerText = sql`${sql.placeholder('text')}::text`;
const hasTextInside = sql`word like '%' || ${innerText} || '%'`;

const prepareWordsWith = (found: SQL) =>
  prepareStatement<KnownWord>(sql`
    select word, documents, headings from (${found}) as found
    where documents > 0 and word <> ${innerText}
    order by headings desc, documents desc, word limit ${MAX_WORDS}`);

const wordsWithLetters = prepareWordsWith(sql`
  select * from search_words where word !~ '[0-9]' and ${hasTextInside}`);
const wordsWithThreeLetters = prepareWordsWith(sql`
  select search_words.*
  from unnest(string_to_array('abcdefghijklmnopqrstuvwxyz', null)) as start
  cross join lateral (
    select word from search_words
    where word !~ '[0-9]' and left(word, 1) = start
    order by frequency desc limit ${MAX_FREQUENT_WORDS}) as frequent
  join search_words using (word)
  where ${hasTextInside}`);
const partNumbersWith = prepareWordsWith(sql`
  select * from search_words where word ~ '[0-9]' and ${hasTextInside} limit ${MAX_PART_NUMBERS}`);

/**
 * Words of the catalogue that have a text inside, those of most headings first.
 * @param text at least three letters, or four letters and digits.
 */
export async function selectWordsWith(database: ReadDatabase, text: string): Promise<KnownWord[]> {
  if (/\d/.test(text)) return partNumbersWith(database, { text });
  return (text.length > 3 ? wordsWithLetters : wordsWithThreeLetters)(database, { text });
}
