import { QUICK_ORDER_PATH } from '#domain/page-paths.ts';
import { CategoryShortcuts } from '#web/features/categories/category-shortcuts.tsx';
import type { Category } from '#web/site/category.ts';
import { text } from '#web/text/en.ts';
import { homeText } from '#web/text/home-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { Banner } from './home.ts';
import { HomeBanners } from './home-banners.tsx';

type HeroProps = { banners: readonly Banner[]; tagline: string; categories: readonly Category[] };

/** The banners, and beside them on wide screens the shop's tagline and categories. */
export function Hero({ banners, tagline, categories }: HeroProps) {
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-6 min-[90rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <HomeBanners banners={banners} />
      <div className="flex min-w-0 flex-col justify-between gap-3">
        <h1 className="text-lg leading-snug font-semibold text-balance sm:text-xl xl:text-lg/snug">
          {tagline}
        </h1>
        {/* Wider screens have it in the bar above. */}
        <Link
          to={QUICK_ORDER_PATH}
          className="flex min-h-11 w-fit items-center underline underline-offset-4 hover:text-brand-ink xl:hidden"
        >
          {homeText.quickOrder}
        </Link>
        <nav aria-labelledby="shop-by-category" className="grow">
          <h2 id="shop-by-category" className="sr-only">
            {text.home.byCategory}
          </h2>
          <CategoryShortcuts categories={categories} />
        </nav>
      </div>
    </div>
  );
}
