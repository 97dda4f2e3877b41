import { ALL_CATEGORIES_PATH, PRODUCTS_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The shop's tagline, with links to all products and all categories. */
export function Hero({ tagline }: { tagline: string }) {
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
      <h1 className="max-w-[52ch] text-lg leading-snug font-semibold text-balance sm:text-xl lg:text-2xl lg:leading-tight">
        {tagline}
      </h1>
      <div className="flex shrink-0 flex-wrap gap-2 sm:gap-3">
        <ButtonLink variant="action" to={PRODUCTS_PATH}>
          {text.home.browse}
        </ButtonLink>
        <ButtonLink to={ALL_CATEGORIES_PATH}>{text.catalogue.allCategories}</ButtonLink>
      </div>
    </div>
  );
}
