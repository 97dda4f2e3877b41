import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';

export type Crumb = { name: string; path: string };

/** The way from the home page to this one; the page itself is named by its heading. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="-ml-1 text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && <IconChevronRight aria-hidden="true" size={14} className="shrink-0 text-edge" />}
            <Link
              to={path}
              prefetch="intent"
              className="flex min-h-11 items-center px-1 underline-offset-4 hover:text-brand-ink hover:underline md:min-h-8"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
