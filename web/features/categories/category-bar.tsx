import { memo } from 'react';
import { LOGIN_PATH, NOT_FOUND_PATH, REGISTER_PATH, SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { useCurrentPath } from '#web/routing/use-current-path.ts';
import type { Category } from '#web/site/category.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { CategorySheetLink } from './category-sheet-link.tsx';

const QUICK_LINKS = 5;

/** Pages that it would distract from. */
const PATHS_WITHOUT_CATEGORY_BAR = [LOGIN_PATH, REGISTER_PATH, NOT_FOUND_PATH, SOMETHING_WRONG_PATH];

/** Below the header: a menu of all categories and sub-categories, and links to the first five categories. */
export const CategoryBar = memo(function CategoryBar({ categories }: { categories: readonly Category[] }) {
  const currentPath = useCurrentPath();
  return (
    // Hidden instead of left out: its menu comes with the document, and other pages need it.
    <nav
      hidden={PATHS_WITHOUT_CATEGORY_BAR.includes(currentPath)}
      aria-label={text.layout.categories}
      // A phone shows a product's price instead, and its category in the breadcrumbs.
      data-product={currentPath.startsWith('/product/') || undefined}
      className="category-bar"
    >
      <div className="mx-auto flex max-w-page lg:px-4">
        <CategoryMenu />
        <ul className="flex overflow-x-auto overscroll-x-contain px-2 [scrollbar-width:none] lg:px-0">
          <li className="lg:hidden">
            <CategorySheetLink />
          </li>
          {categories.slice(0, QUICK_LINKS).map(({ id, path, name }) => (
            <li key={id}>
              <Link
                to={path}
                aria-current={path.toLowerCase() === currentPath ? 'page' : undefined}
                className="category-link"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
});
