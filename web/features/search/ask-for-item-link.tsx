import { askPath } from '#domain/page-paths.ts';
import { searchText } from '#web/text/search-en.ts';
import { NoteLink } from './note-link.tsx';

/** The way to ask for what a search has not found. */
export function AskForItemLink({ query }: { query: string }) {
  return <NoteLink to={askPath(query)}>{searchText.askForItem}</NoteLink>;
}
