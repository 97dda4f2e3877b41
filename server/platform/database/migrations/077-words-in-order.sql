-- Migration 071 wrote all words anew, in no order. Completing a word reads those that begin with it, often hundreds: they
-- belong beside each other, as count_listings writes them.
cluster search_words using search_words_pkey;
analyze search_words;
