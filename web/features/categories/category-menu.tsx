import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Category } from '#web/site/category.ts';
import { text } from '#web/text/en.ts';
import { useDetailsMenu } from '#web/ui/use-details-menu.ts';

/** The menu of all categories with their sub-categories. It opens without JavaScript too. */
export function CategoryMenu({ categories }: { categories: readonly Category[] }) {
  const details = useDetailsMenu();
  return (
    <details ref={details} className="group">
      <summary className="flex h-11 list-none items-center gap-2 bg-brand px-4 font-medium text-on-brand -outline-offset-4 [--focus-ring:var(--color-on-brand)] [&::-webkit-details-marker]:hidden">
        <IconMenu2 aria-hidden="true" size={20} />
        {text.layout.allCategory}
        <IconChevronDown
          aria-hidden="true"
          size={18}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[75vh] overflow-y-auto overscroll-contain border-y border-rule bg-surface shadow-float">
        <ul className="mx-auto max-w-page columns-4 gap-8 px-4 py-6">
          {categories.map((category) => (
            <li key={category.id} className="mb-6 break-inside-avoid">
              <Link
                to={category.path}
                className="block border-b border-rule pb-1.5 font-semibold hover:text-brand-ink"
              >
                {category.name}
              </Link>
              <ul className="mt-1.5">
                {category.subCategories.map((sub) => (
                  <li key={sub.id}>
                    <Link
                      to={sub.path}
                      className="block py-1 text-sm text-ink-soft underline-offset-4 hover:text-brand-ink hover:underline"
                    >
                      {sub.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
