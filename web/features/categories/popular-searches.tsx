import type { CategoryWithSubCategories } from '#web/site/category.ts';
import { footerText } from '#web/text/footer-en.ts';
import { CategoryLinks } from './category-links.tsx';

/** The drawn categories with their sub-categories. */
export function PopularSearches({ categories }: { categories: readonly CategoryWithSubCategories[] }) {
  return (
    <nav aria-labelledby="popular-searches" className="footer-links border-b border-on-brand-soft/25">
      <div className="mx-auto max-w-page px-4 py-3 lg:py-8">
        <h2 id="popular-searches" className="font-semibold text-on-brand">
          {footerText.popularSearches}
        </h2>
        <CategoryLinks categories={categories} className="popular-searches" />
      </div>
    </nav>
  );
}
