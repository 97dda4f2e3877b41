import { Link } from 'react-router';
import type { Category } from '#web/site/category.ts';
import { text } from '#web/text/en.ts';
import { selectPopularCategories } from './popular-categories.ts';

/** Four categories with their sub-categories. */
export function PopularSearches({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-labelledby="popular-searches" className="border-b border-on-brand-soft/25">
      <div className="mx-auto max-w-page px-4 py-8">
        <h2 id="popular-searches" className="font-semibold text-on-brand">
          {text.layout.popularSearches}
        </h2>
        <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
          {selectPopularCategories(categories).map((category) => (
            <li key={category.id}>
              <Link to={category.path} className={`${LINK} font-medium text-on-brand`}>
                {category.name}
              </Link>
              <ul className="flex flex-wrap gap-x-4">
                {category.subCategories.map((sub) => (
                  <li key={sub.id}>
                    <Link to={sub.path} className={LINK}>
                      {sub.name}
                    </Link>
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

const LINK =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-on-brand hover:underline md:pointer-fine:min-h-8';
