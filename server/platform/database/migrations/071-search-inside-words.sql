-- Texts are also looked for inside the catalogue's words (proof in flameproof). Letters and part numbers are apart: there
-- are far more part numbers than words. An entry is written at once, because a search would read through a pending list.
create extension if not exists pg_trgm;
create index search_words_letters_inside_idx on search_words using gin (word gin_trgm_ops) with (fastupdate = off)
  where word !~ '[0-9]';
create index search_words_numbers_inside_idx on search_words using gin (word gin_trgm_ops) with (fastupdate = off)
  where word ~ '[0-9]';

-- In how many products' headings a word is: spelling is corrected to such words first.
alter table search_words add column headings integer not null default 0;
update search_words set headings = counted.headings
from (
  select substr(lexeme, 2) as word, count(*)::integer as headings
  from listings, unnest(tsvector_to_array(words)) as lexeme
  where lexeme collate "C" > 'H' and lexeme collate "C" < 'I'
  group by 1) as counted
where search_words.word = counted.word;

-- How often each product was asked for of late; the worker counts again every hour.
create table product_requests (
  listing_number bigint primary key,
  requests integer not null
);

-- It gets a parameter and a column; its file creates it again.
drop function listings_matching;
