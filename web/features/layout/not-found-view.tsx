import type { MouseEvent } from 'react';
import { isRouteErrorResponse, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { ALL_CATEGORIES_PATH, HOME_PATH } from '#domain/page-paths.ts';
import type { NotFoundWords } from '#web/routing/not-found-words.ts';
import { useRootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toTelUrl } from '#web/ui/tel-url.ts';

export function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404;
}

const DEFAULT_WORDS: NotFoundWords = {
  hint: text.errors.notFoundHint,
  link: { label: text.catalogue.allCategories, path: ALL_CATEGORIES_PATH },
};

/** The words that the page's loader gave with the error; React Router's own errors have other data. */
export function findNotFoundWords(error: unknown): NotFoundWords | undefined {
  return isRouteErrorResponse(error) && error.data?.hint ? error.data : undefined;
}

/** Shown for an unknown path, and for products, categories and orders that do not exist. */
export function NotFoundView({ words = DEFAULT_WORDS }: { words?: NotFoundWords | undefined }) {
  const navigate = useNavigate();
  const phone = useRootData()?.contactLinks.phone;
  const goBack = (event: MouseEvent) => {
    // React Router's `idx` counts the navigations within the shop; at 0, going back would leave it.
    if (!(history.state?.idx > 0)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <div className="px-4 py-16 text-center lg:py-24">
      <h1 className="text-2xl font-semibold">{text.errors.notFoundText}</h1>
      <p className="mt-3 text-ink-soft">{words.hint}</p>
      {words.hasPhone && phone && (
        <p className="mt-2">
          <a href={toTelUrl(phone)} className="font-semibold underline">
            {phone}
          </a>
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink variant="action" to={HOME_PATH} onClick={goBack}>
          {text.errors.goBack}
        </ButtonLink>
        <ButtonLink to={words.link.path}>{words.link.label}</ButtonLink>
      </div>
    </div>
  );
}
