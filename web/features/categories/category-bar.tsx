import { memo } from 'react';
import { Link, NavLink } from 'react-router';
import { ALL_CATEGORIES_PATH } from '#domain/page-paths.ts';
import type { Category } from '#web/site/category.ts';
import { text } from '#web/text/en.ts';
import { CategoryMenu } from './category-menu.tsx';

const QUICK_LINKS = 5;

/** Below the header: a menu of all categories and sub-categories, and links to the first five categories. */
export const CategoryBar = memo(function CategoryBar({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label={text.layout.categories} className="relative z-10 border-b border-rule bg-surface">
      <div className="mx-auto flex max-w-page lg:px-4">
        <div className="hidden lg:block">
          <CategoryMenu categories={categories} />
        </div>
        <ul className="flex overflow-x-auto overscroll-x-contain px-2 [scrollbar-width:none] lg:px-0">
          <li className="lg:hidden">
            <Link to={ALL_CATEGORIES_PATH} className={LINK}>
              {text.layout.allCategory}
            </Link>
          </li>
          {categories.slice(0, QUICK_LINKS).map((category) => (
            <li key={category.id}>
              <NavLink to={category.path} prefetch="intent" className={LINK}>
                {category.name}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
});

const LINK =
  'flex h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap -outline-offset-2 hover:text-brand-ink aria-[current=page]:border-brand-ink aria-[current=page]:text-brand-ink lg:px-4';
