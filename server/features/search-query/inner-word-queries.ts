import { sql } from 'drizzle-orm';
import type { KnownWord } from '#domain/search-spelling.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

const MAX_WORDS = 12;
/** A text of three letters is in so many words that only this many of each first letter are looked at, the most frequent. */
const MAX_FREQUENT_WORDS = 100;
/** The most part numbers to choose from: there may be very many, and any of them will do. */
const MAX_PART_NUMBERS = 200;

const hasTextInside = sql`word like '%' || inner_text || '%'`;

// Each condition repeats that of a partial index; the one on the text is checked before anything is read.
const wordsWithStatement = prepareStatement<{ text: string; words: KnownWord[] }>(sql`
  select
    inner_text as text,
    (
      select coalesce(json_agg(longer), '[]') from (
        select word, documents, headings from (
          (
            select word, documents, headings from search_words
            where length(inner_text) > 3 and inner_text !~ '[0-9]' and word !~ '[0-9]' and ${hasTextInside})
          union all (
            select word, documents, headings
            from unnest(string_to_array('abcdefghijklmnopqrstuvwxyz', null)) as start
            cross join lateral (
              select word from search_words
              where length(inner_text) = 3 and word !~ '[0-9]' and left(word, 1) = start
              order by frequency desc limit ${MAX_FREQUENT_WORDS}) as frequent
            join search_words using (word)
            where ${hasTextInside})
          union all (
            select word, documents, headings from search_words
            where inner_text ~ '[0-9]' and word ~ '[0-9]' and ${hasTextInside} limit ${MAX_PART_NUMBERS})) as found
        where documents > 0 and word <> inner_text
        order by headings desc, documents desc, word limit ${MAX_WORDS}) as longer) as words
  from unnest(${sql.placeholder('texts')}::text[]) as inner_text`);

/**
 * By text: words of the catalogue that have it inside, those of most headings first.
 * @param texts each at least three letters, or four letters and digits.
 */
export async function selectWordsWith(
  database: ReadDatabase,
  texts: readonly string[],
): Promise<Map<string, KnownWord[]>> {
  if (texts.length === 0) return new Map();
  const found = await wordsWithStatement(database, { texts });
  return new Map(found.map(({ text, words }) => [text, words]));
}
