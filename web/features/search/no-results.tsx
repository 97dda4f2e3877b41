import { askPath, searchPath } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { searchText } from '#web/text/search-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

type NoResultsProps = {
  query: string;
  /** A similar query that finds products. */
  similarQuery: string | null;
};

/** A search that found nothing: a similar one, if there is one, and the way to ask for the item. */
export function NoResults({ query, similarQuery }: NoResultsProps) {
  return (
    <div className="mb-8 wrap-anywhere">
      <p className="text-lg font-medium">{text.catalogue.none}</p>
      {similarQuery !== null && (
        <p>
          <Link
            to={searchPath(similarQuery)}
            className="inline-flex min-h-11 items-center text-lg underline underline-offset-4 hover:text-brand-ink"
          >
            {searchText.didYouMean(similarQuery)}
          </Link>
        </p>
      )}
      <p className="mb-4 text-ink-soft">{searchText.noneHint}</p>
      <ButtonLink to={askPath(query)} variant="action">
        {searchText.askForItem}
      </ButtonLink>
    </div>
  );
}
