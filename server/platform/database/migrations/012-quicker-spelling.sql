-- Spelling correction compares many words and keeps few: what it compares is read from the index alone. The number of
-- products is not in it, because that changes with every product and would then change the index too.
create index on search_words (left(word, 1), length(word)) include (word) where word !~ '[0-9]';
drop index search_words_left_frequency_idx;
create index on search_words (left(word, 1), frequency desc) include (word) where word !~ '[0-9]';
