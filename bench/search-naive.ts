import pg from 'pg';
import type { BenchShop } from './bench-shop.ts';
import { printProgress } from './progress.ts';
import { type Row, toSearchAddress } from './search-rows.ts';
import { rareWords } from './words.ts';

/**
 * Full text in PostgreSQL as tutorials show it, and as its critics measure it (README.md): a stored tsvector with a GIN
 * index, and ts_rank of every match. In a table of its own, because the shop's has other indexes.
 */
export type NaiveSearch = { search(word: string): Promise<string>; close(): Promise<void> };

const CREATE_TABLE = `
  create table naive_products as
    select id, title, description, to_tsvector('english', title || ' ' || description) as words from products;
  create index on naive_products using gin (words);
  analyze naive_products`;

const SEARCH = `
  select id, title, ts_rank(words, plainto_tsquery('english', $1)) as score
  from naive_products where words @@ plainto_tsquery('english', $1)
  order by score desc limit 10`;

/** Creates the table unless a kept database has it already. */
export async function openNaiveSearch(
  { connection }: BenchShop,
  products: number,
  clients: number,
): Promise<NaiveSearch> {
  // Not the shop's connections: PostgreSQL has its own defaults here, and no time limit.
  const options = '-c statement_timeout=0';
  const pool = new pg.Pool({ connectionString: connection.url, max: clients, options });
  const { rows } = await pool.query(`select to_regclass('naive_products') as existing`);
  if (rows[0]?.existing === null) {
    printProgress(`Indexing ${products} products once more for the textbook full text search.`);
    await pool.query(CREATE_TABLE);
  }
  return {
    async search(word) {
      const found = await pool.query({ name: 'naive', text: SEARCH, values: [word] });
      return JSON.stringify({ products: found.rows });
    },
    close: () => pool.end(),
  };
}

const WORD_COUNT = 40;
/** The shares of all documents that the critics' most and least frequent words occur in. */
const [MAX_SHARE, MIN_SHARE] = [0.027336, 0.000272];

/** Picks forty words that are spread over the same frequencies as those of the critics, the most frequent first. */
async function pickRotatingWords({ connection }: BenchShop, products: number): Promise<string[]> {
  const { rows } = await connection.pool.query<{ word: string; documents: number }>(
    'select word, documents from search_words where word = any($1) order by documents desc, word',
    [rareWords],
  );
  return Array.from({ length: WORD_COUNT }, (_, index) => {
    const share = MAX_SHARE * (MIN_SHARE / MAX_SHARE) ** (index / (WORD_COUNT - 1));
    const next = rows.findIndex(({ documents }) => documents <= share * products);
    const [picked] = rows.splice(next, 1);
    if (!picked) throw new Error(`Fewer than ${WORD_COUNT} words have the frequencies wanted.`);
    return picked.word;
  });
}

/** Far less than either side can answer, so that the slowest hundredth does not show a queue. */
const CALM_RATE = 50;

/** The critics' measurements: ten results of forty words in turn, by the shop and by the textbook. */
export async function createRotatingRows(
  shop: BenchShop,
  products: number,
  naive: NaiveSearch,
): Promise<Row[]> {
  const words = await pickRotatingWords(shop, products);
  let requests = 0;
  const nextWord = () => words[requests++ % words.length] ?? '';
  const shopRow = { name: 'forty words', send: () => shop.get(toSearchAddress(nextWord(), { limit: '10' })) };
  const naiveRow = { name: 'forty words, textbook', send: () => naive.search(nextWord()) };
  return [shopRow, naiveRow].flatMap((row) => [
    row,
    { ...row, name: `${row.name}, ${CALM_RATE} a second`, perSecond: CALM_RATE },
  ]);
}
