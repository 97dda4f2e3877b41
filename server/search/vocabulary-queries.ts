import { sql } from 'drizzle-orm';
import { type KnownWord, lettersLike } from '#domain/search-spelling.ts';
import type { Database } from '#server/database/connect.ts';

/** Some words of a typed text that stand together, and what is known of them. */
export type Span = {
  /** Of the first word, from 0. */
  start: number;
  size: number;
  /** The words with spaces, in the singular. */
  phrase: string;
  /** The words written as one. */
  joined: string;
  /** Whether a product has that as a word. */
  isWord: boolean;
  /** Whether a product has a word that begins so. */
  isBeginning: boolean;
  /** What the synonyms say to find instead, in the singular; '' when a product need not have it. */
  replacements: string[];
};

/** What is typed beyond this many words is passed over. */
const MOST_WORDS = 12;
/** As many words may be one synonym or one part number. */
const LONGEST_SPAN = 4;
/** Comes after every word: words that begin with x lie between x and x with this. */
const LAST_CHARACTER = '\u{10ffff}';

/** Every word of a text and every few words that stand together, with what the catalogue's words and synonyms say of them. */
export async function selectSpans(database: Database, text: string): Promise<Span[]> {
  const { rows } = await database.execute<Span>(sql`
    with typed as (select (string_to_array(phrase_of(${text}), ' '))[1:${MOST_WORDS}] as words)
    select
      start - 1 as start,
      size,
      phrase,
      joined,
      (size = 1 or joined ~ '[0-9]') and coalesce(
        (select documents > 0 from search_words where word = joined), false) as "isWord",
      joined ~ '[0-9]' and exists (
        select from search_words where word >= joined and word < joined || ${LAST_CHARACTER} and documents > 0
      ) as "isBeginning",
      array(select phrase_of(replacement) from search_synonyms where search_synonyms.phrase = span.phrase) as replacements
    from typed
    cross join generate_series(1, cardinality(words)) as start
    cross join generate_series(1, least(${LONGEST_SPAN}, cardinality(words) - start + 1)) as size
    cross join lateral (
      select
        array_to_string(words[start:start + size - 1], ' ') as phrase,
        array_to_string(words[start:start + size - 1], '') collate "C" as joined) as span
    order by start, size`);
  return rows;
}

/** More words than this are not tried for the rest of a word. */
const MOST_COMPLETIONS = 12;
/** Once the words have this many products, rarer ones are left out: nobody could tell the difference. */
const ENOUGH_DOCUMENTS = 5000;

/** The words that begin so, the most frequent first. Part numbers count only when what is typed has a digit itself. */
export async function selectCompletions(database: Database, beginning: string): Promise<string[]> {
  const { rows } = await database.execute<{ word: string }>(sql`
    select word from (
      select word, documents, sum(documents) over (order by documents desc, word) - documents as before
      from (
        select word, documents from search_words
        where word >= ${beginning} and word < ${beginning + LAST_CHARACTER} and documents > 0
          and ${/\d/.test(beginning) ? sql`true` : sql`word !~ '[0-9]'`}
        ${/\d/.test(beginning) ? sql`limit 200` : sql``}) as begun) as counted
    where before < ${ENOUGH_DOCUMENTS}
    order by documents desc, word limit ${MOST_COMPLETIONS}`);
  return rows.map(({ word }) => word);
}

/** A synonym is as likely to be meant as a word of so many products. */
const DOCUMENTS_OF_SYNONYM = 20;
const MOST_NEIGHBOURS = 30;

/**
 * Words and synonyms that look like a misspelt one.
 * @param isBeginning whether only the beginning of the word may have been typed so far.
 */
export async function selectNeighbours(
  database: Database,
  typed: string,
  isBeginning: boolean,
): Promise<KnownWord[]> {
  const length = [...typed].length;
  const compared = isBeginning ? sql`left(word, ${length + 1}::integer)` : sql`word`;
  const fits = isBeginning
    ? sql`length(word) >= ${length - 2}`
    : sql`length(word) between ${length - 2} and ${length + 2}`;
  const starts = sql.param(lettersLike(typed.charAt(0)));
  const { rows } = await database.execute<KnownWord>(sql`
    select word, max(documents)::integer as documents from (
      select word, documents from search_words
      where word !~ '[0-9]' and documents > 0 and ${fits}
        and (left(word, 1) = any(${starts}::text[]) or word % ${typed})
      union all
      select phrase, ${DOCUMENTS_OF_SYNONYM} from search_synonyms where phrase !~ ' '
    ) as known
    where levenshtein_less_equal(${compared}, ${typed}, 4) <= 4
    group by word
    order by levenshtein_less_equal(${compared}, ${typed}, 4), documents desc
    limit ${MOST_NEIGHBOURS}`);
  return rows;
}
