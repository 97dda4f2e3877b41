import { type SQL, sql } from 'drizzle-orm';
import { type KnownWord, lettersLike, slipsAllowed } from '#domain/search-spelling.ts';
import type { Database } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';

/** Some words of a typed text that stand together, and what is known of them. */
export type Span = {
  /** Of the first word, from 0. */
  start: number;
  size: number;
  /** The words with spaces, in the singular. */
  phrase: string;
  /** The words written as one. */
  joined: string;
  /** How many products have that as a word. */
  documents: number;
  /** What the synonyms say to find instead, in the singular; '' when a product need not have it. */
  replacements: string[];
  /** If it ends the text: the catalogue's words that begin so, the most frequent first. */
  completions: KnownWord[];
};

/** What is typed beyond this many words is passed over. */
const MOST_WORDS = 12;
/** As many words may be one synonym or one part number. */
const LONGEST_SPAN = 4;
/** Comes after every word: words that begin with x lie between x and x with this. */
const LAST_CHARACTER = '\u{10ffff}';
/** More words than this are not tried for the rest of a word. */
const MOST_COMPLETIONS = 12;
/** Part numbers are many; among more than this, any will do. */
const MOST_PART_NUMBERS = 200;

const isBegun = sql`word >= joined and word < joined || ${LAST_CHARACTER} and documents > 0`;
const isNumber = sql`joined ~ '[0-9]'`;

// Materialized, so that no part of the text is worked out more than once.
const spans = prepared<Span>(sql`
  with typed as materialized (
    select (string_to_array(phrase_of(${sql.placeholder('text')}), ' '))[1:${MOST_WORDS}] as words),
  span as materialized (
    select
      start,
      size,
      array_to_string(words[start:start + size - 1], ' ') as phrase,
      array_to_string(words[start:start + size - 1], '') collate "C" as joined,
      start + size > cardinality(words) as is_last
    from typed
    cross join generate_series(1, cardinality(words)) as start
    cross join generate_series(1, least(${LONGEST_SPAN}, cardinality(words) - start + 1)) as size)
  select
    start - 1 as start,
    size,
    phrase,
    joined,
    coalesce((select documents from search_words where word = joined), 0) as documents,
    array(select phrase_of(replacement) from search_synonyms where search_synonyms.phrase = span.phrase) as replacements,
    (
      select coalesce(json_agg(completion), '[]') from (
        select * from (
          (
            select word, documents from search_words
            where is_last and size = 1 and left(word, 1) = joined and word !~ '[0-9]' and documents > 0
            order by frequency desc limit ${4 * MOST_COMPLETIONS})
          union all (
            select word, documents from search_words
            where is_last and size = 1 and length(joined) > 1 and not ${isNumber} and ${isBegun} and word !~ '[0-9]')
          union all (
            select word, documents from search_words
            where is_last and ${isNumber} and ${isBegun} limit ${MOST_PART_NUMBERS})) as begun
        order by documents desc, word limit ${MOST_COMPLETIONS}) as completion) as completions
  from span order by start, size`);

/** Every word of a text and every few words that stand together, with what the catalogue's words and synonyms say of them. */
export async function selectSpans(database: Database, typed: string): Promise<Span[]> {
  // The database takes no NUL characters, which nobody types.
  return spans(database, { text: typed.replaceAll('\0', ' ') });
}

/** A synonym is as likely to be meant as a word of so many products. */
const DOCUMENTS_OF_SYNONYM = 20;
const MOST_NEIGHBOURS = 30;
const MOST_EDITS = 4;
/** While a text is being typed, only the more frequent words with the same beginning are compared. */
const MOST_COMPARED = 100;

const typed = sql`${sql.placeholder('typed')}::text`;
const starts = sql`${sql.placeholder('starts')}::text[]`;
const most = sql`${sql.placeholder('most')}::integer`;
const begun = sql`select word from search_words where word !~ '[0-9]' and left(word, 1) = start`;

const neighbours = (known: SQL, compared: SQL) =>
  prepared<KnownWord>(sql`
    select word, max(documents) as documents
    from (
      select
        word,
        distance,
        case when is_synonym then ${DOCUMENTS_OF_SYNONYM}
          else (select documents from search_words where search_words.word = compared.word) end as documents
      from (
        select *, levenshtein_less_equal(${compared}, ${typed}, ${most}) as distance
        from (
          select word, false as is_synonym from unnest(${starts}) as start cross join lateral (${known}) as begun
          union all
          select phrase, true from search_synonyms where left(phrase, 1) = any(${starts}) and phrase !~ ' ') as known
      ) as compared
      where distance <= ${most}
    ) as near
    group by word, distance having max(documents) > 0 order by distance, max(documents) desc limit ${MOST_NEIGHBOURS}`);

const neighboursOfWord = neighbours(
  sql`${begun} and length(word) between length(${typed}) - ${most} and length(${typed}) + ${most}`,
  sql`word`,
);
const neighboursOfBeginning = neighbours(
  sql`
    select word from (${begun} order by frequency desc limit ${MOST_COMPARED}) as frequent
    where length(word) >= length(${typed}) - 1`,
  sql`left(word, length(${typed}) + 1)`,
);

/**
 * Words and synonyms that look like a misspelt one and begin with a letter that sounds like its first, or its second.
 * @param isBeginning whether only the beginning of the word may have been typed so far.
 */
export async function selectNeighbours(
  database: Database,
  typed: string,
  isBeginning: boolean,
): Promise<KnownWord[]> {
  const starts = [...new Set([...lettersLike(typed.charAt(0)), typed.charAt(1)])];
  // Two letters changed round are one slip and two edits; of a beginning one letter more is compared.
  const mostEdits = Math.min(2 * slipsAllowed(typed.length) + (isBeginning ? 1 : 0), MOST_EDITS);
  return (isBeginning ? neighboursOfBeginning : neighboursOfWord)(database, {
    typed,
    starts,
    most: mostEdits,
  });
}
