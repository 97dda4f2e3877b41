import { Link } from './link.tsx';

export type Crumb = { name: string; path: string };

type BreadcrumbsProps = {
  label: string;
  crumbs: readonly Crumb[];
  /** Name of the page itself, where its heading alone does not say to what it belongs. */
  currentPage?: string;
};

/** Links to the pages between the home page and this one. */
export function Breadcrumbs({ label, crumbs, currentPage }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="-ml-1 text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            <Link
              to={path}
              className="flex min-h-11 min-w-11 items-center justify-center px-1 underline-offset-4 hover:text-brand-ink hover:underline md:pointer-fine:min-h-8 md:pointer-fine:min-w-0"
            >
              {name}
            </Link>
            {(currentPage || index < crumbs.length - 1) && <Separator />}
          </li>
        ))}
        {currentPage && (
          <li aria-current="page" className="px-1">
            {currentPage}
          </li>
        )}
      </ol>
    </nav>
  );
}

function Separator() {
  return <span className="icon icon-chevron-right size-3.5 text-edge" />;
}
