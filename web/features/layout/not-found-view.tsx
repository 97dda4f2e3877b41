import type { MouseEvent } from 'react';
import { isRouteErrorResponse, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { ALL_CATEGORIES_PATH, HOME_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404;
}

/** Shown for an unknown path, and for products and categories that are not in the catalogue. */
export function NotFoundView() {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    // React Router's `idx` counts the navigations within the shop; at 0, going back would leave it.
    if (!(history.state?.idx > 0)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <div className="px-4 py-16 text-center lg:py-24">
      <h1 className="text-2xl font-semibold">{text.errors.notFoundText}</h1>
      <p className="mt-3 text-ink-soft">{text.errors.notFoundHint}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink variant="action" to={HOME_PATH} onClick={goBack}>
          {text.errors.goBack}
        </ButtonLink>
        <ButtonLink to={ALL_CATEGORIES_PATH}>{text.catalogue.allCategories}</ButtonLink>
      </div>
    </div>
  );
}
