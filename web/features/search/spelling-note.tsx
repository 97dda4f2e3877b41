import { searchPath } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';

/** Says that the corrected spelling was searched for, with a link to search for the typed one. */
export function SpellingNote({ query, corrected }: { query: string; corrected: string }) {
  return (
    <div className="mb-4 wrap-anywhere">
      <p>
        {text.search.showingFor} <strong className="font-semibold">{corrected}</strong>
      </p>
      <p className="text-sm text-ink-soft">
        {text.search.searchInsteadFor}{' '}
        <Link
          to={searchPath(query, true)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand-ink md:pointer-fine:min-h-6"
        >
          {query}
        </Link>
      </p>
    </div>
  );
}
