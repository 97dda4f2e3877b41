import type { CategoryWithSubCategories } from '#web/site/category.ts';
import { footerText } from '#web/text/footer-en.ts';
import { selectPopularCategories } from './popular-categories.ts';

/** Four categories with their sub-categories. */
export function PopularSearches({ categories }: { categories: readonly CategoryWithSubCategories[] }) {
  return (
    <nav
      data-pages=""
      aria-labelledby="popular-searches"
      className="footer-links border-b border-on-brand-soft/25"
    >
      <div className="mx-auto max-w-page px-4 py-8">
        <h2 id="popular-searches" className="font-semibold text-on-brand">
          {footerText.popularSearches}
        </h2>
        <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
          {selectPopularCategories(categories).map(({ id, name, path, subCategories }) => (
            <li key={id}>
              <a href={path} className="font-medium text-on-brand">
                {name}
              </a>
              <ul className="flex flex-wrap gap-x-4">
                {subCategories.map((sub) => (
                  <li key={sub.id}>
                    <a href={sub.path}>{sub.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
