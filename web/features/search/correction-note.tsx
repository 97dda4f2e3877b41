import { searchPath } from '#domain/page-paths.ts';
import { searchText } from '#web/text/search-en.ts';
import { AskForItemLink } from './ask-for-item-link.tsx';
import { NoteLink } from './note-link.tsx';

type CorrectionNoteProps = {
  query: string;
  /** What was searched for instead; null when it was the query, or nothing. */
  corrected: string | null;
  /** Brands in the query of which the catalogue has no product. */
  missingBrands: readonly string[];
};

/**
 * Says what was searched for instead of the query, with a link to search for the query as it is. A missing brand
 * cannot be searched for, only asked for.
 */
export function CorrectionNote({ query, corrected, missingBrands }: CorrectionNoteProps) {
  const isBrandMissing = missingBrands.length > 0;
  if (!isBrandMissing && corrected === null) return null;
  return (
    <div className="mb-4 wrap-anywhere">
      <p>
        {isBrandMissing && `${searchText.nothingBy(missingBrands)} `}
        {corrected !== null && (
          <>
            {searchText.showingFor} <strong className="font-semibold">{corrected}</strong>
          </>
        )}
      </p>
      {corrected !== null && (
        <p className="text-sm text-ink-soft">
          {isBrandMissing ? (
            <AskForItemLink query={query} />
          ) : (
            <>
              {searchText.searchInsteadFor} <NoteLink to={searchPath(query, true)}>{query}</NoteLink>
            </>
          )}
        </p>
      )}
    </div>
  );
}
