import { type SQL, sql } from 'drizzle-orm';
import { getMaxEdits, getSimilarLetters, type KnownWord } from '#domain/search-spelling.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { LAST_CHARACTER } from '#server/platform/database/last-character.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

/** One to four adjacent words of a search text, and what the vocabulary and the synonyms know about them. */
export type Span = {
  /** Index of the first word, from 0. */
  start: number;
  size: number;
  /** The words with spaces between, in the singular. */
  phrase: string;
  /** The words written as one. */
  joined: string;
  /** The number of products that contain `joined` as a word. */
  documents: number;
  /** The number of products that have it in their heading. */
  headings: number;
  /** What the synonyms replace it by, in the singular; '' makes it optional. */
  replacements: string[];
  /** If it ends the text: words of the catalogue that begin with it, most frequent first. */
  completions: KnownWord[];
  /** The known brand that the words name, if no product's brand is or contains it. */
  missingBrand: string | null;
};

/** Further words are ignored. */
const MAX_WORDS = 12;
/** The most words that a synonym or a part number may consist of. */
const MAX_SPAN_WORDS = 4;
/** The most completions of a word. */
const MAX_COMPLETIONS = 12;
/** The most part numbers to choose completions from: there may be very many, and any of them will do. */
const MAX_PART_NUMBERS = 200;

const hasPrefix = sql`word >= joined and word < joined || ${LAST_CHARACTER} and documents > 0`;
const hasDigit = sql`joined ~ '[0-9]'`;
/** Whether a product's brand is or contains the known brand: of Tata also Tata Steel. */
const isInCatalogue = sql`exists (
  select from listing_counts where scope = '' and kind = 'brand' and products > 0
    and strpos(' ' || lower(value) || ' ', ' ' || lower(name) || ' ') > 0)`;

// Materialized, so that the text is normalised and split only once.
const spansStatement = prepareStatement<Span>(sql`
  with typed as materialized (
    select (string_to_array(phrase_of(${sql.placeholder('text')}), ' '))[1:${MAX_WORDS}] as words),
  span as materialized (
    select
      start,
      size,
      array_to_string(words[start:start + size - 1], ' ') as phrase,
      array_to_string(words[start:start + size - 1], '') collate "C" as joined,
      start + size > cardinality(words) as is_last
    from typed
    cross join generate_series(1, cardinality(words)) as start
    cross join generate_series(1, least(${MAX_SPAN_WORDS}, cardinality(words) - start + 1)) as size)
  select
    start - 1 as start,
    size,
    phrase,
    joined,
    coalesce((select documents from search_words where word = joined), 0) as documents,
    coalesce((select headings from search_words where word = joined), 0) as headings,
    array(select phrase_of(replacement) from search_synonyms where search_synonyms.phrase = span.phrase) as replacements,
    (
      select coalesce(json_agg(completion), '[]') from (
        select * from (
          (
            select word, documents, headings from search_words
            where is_last and size = 1 and left(word, 1) = joined and word !~ '[0-9]' and documents > 0
            order by frequency desc limit ${4 * MAX_COMPLETIONS})
          union all (
            select word, documents, headings from search_words
            where is_last and size = 1 and length(joined) > 1 and not ${hasDigit} and ${hasPrefix} and word !~ '[0-9]')
          union all (
            select word, documents, headings from search_words
            where is_last and ${hasDigit} and ${hasPrefix} limit ${MAX_PART_NUMBERS})) as prefixed
        order by documents desc, word limit ${MAX_COMPLETIONS}) as completion) as completions,
    (select name from known_brands where known_brands.phrase = span.phrase and not ${isInCatalogue}) as "missingBrand"
  from span order by start, size`);

/** Every word of a text and every group of adjacent words, with what vocabulary and synonyms know about them. */
export async function selectSpans(database: ReadDatabase, typed: string): Promise<Span[]> {
  // PostgreSQL rejects NUL characters in text.
  return spansStatement(database, { text: typed.replaceAll('\0', ' ') });
}

/** Texts as they are searched for, in the same order. */
export async function selectPhrases(database: ReadDatabase, texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.execute<{ phrase: string }>(sql`
    select phrase_of(text) as phrase from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place)
    order by place`);
  return rows.map(({ phrase }) => phrase);
}

/** A synonym counts as likely as a word that this many products have in their heading. */
const SYNONYM_COUNT = 20;
const MAX_NEIGHBOURS = 30;
const MAX_EDITS = 4;
/** While a text is being typed, only this many words per first letter are compared, the most frequent ones. */
const MAX_COMPARED_WORDS = 100;

const typed = sql`${sql.placeholder('typed')}::text`;
const starts = sql`${sql.placeholder('starts')}::text[]`;
const maxEditsSql = sql`${sql.placeholder('maxEdits')}::integer`;
const wordsStartingWith = sql`select word from search_words where word !~ '[0-9]' and left(word, 1) = start`;

/**
 * Whether a product need not have a word, and it stands for no other. The collation is that of the index on phrases.
 */
const isStopWord = sql`coalesce(
  (select bool_and(replacement = '') from search_synonyms where phrase = word collate "default"), false)`;

const prepareNeighbours = (known: SQL, compared: SQL) =>
  prepareStatement<KnownWord>(sql`
    select word, max(documents) as documents, max(headings) as headings
    from (
      select word, distance, counts.*
      from (
        select *, levenshtein_less_equal(${compared}, ${typed}, ${maxEditsSql}) as distance
        from (
          select word, false as is_synonym from unnest(${starts}) as start cross join lateral (${known}) as same_start
          union all
          select phrase, true from search_synonyms where left(phrase, 1) = any(${starts}) and phrase !~ ' ') as known
      ) as compared
      cross join lateral (
        select documents, headings from search_words where not is_synonym and search_words.word = compared.word
        union all
        select ${SYNONYM_COUNT}, ${SYNONYM_COUNT} where is_synonym) as counts
      where distance <= ${maxEditsSql}
    ) as near
    where not ${isStopWord}
    group by word, distance having max(documents) > 0 order by distance, max(headings) desc limit ${MAX_NEIGHBOURS}`);

const wordNeighbours = prepareNeighbours(
  sql`${wordsStartingWith} and length(word) between length(${typed}) - ${maxEditsSql} and length(${typed}) + ${maxEditsSql}`,
  sql`word`,
);
const prefixNeighbours = prepareNeighbours(
  sql`
    select word from (${wordsStartingWith} order by frequency desc limit ${MAX_COMPARED_WORDS}) as frequent
    where length(word) >= length(${typed}) - 1`,
  sql`left(word, length(${typed}) + 1)`,
);

/**
 * Words and synonyms similar to a misspelt one, whose first letter sounds like its first letter or equals its second.
 * @param isPrefix whether the word may be unfinished.
 */
export async function selectNeighbours(
  database: ReadDatabase,
  typed: string,
  isPrefix: boolean,
): Promise<KnownWord[]> {
  const starts = [...new Set([...getSimilarLetters(typed.charAt(0)), typed.charAt(1)])];
  // Two transposed letters are one typing error but two edits; for an unfinished word one letter more is compared.
  const maxEdits = Math.min(2 * getMaxEdits(typed.length) + (isPrefix ? 1 : 0), MAX_EDITS);
  return (isPrefix ? prefixNeighbours : wordNeighbours)(database, {
    typed,
    starts,
    maxEdits,
  });
}
