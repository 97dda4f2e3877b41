import { Picture } from '#web/features/pictures/picture.tsx';
import type { Category } from '#web/site/category.ts';
import { Link } from '#web/ui/link.tsx';

const MAX_SHORTCUTS = 12;

/** The first categories in little room: a small picture beside each name, on a phone names in two rows to swipe. */
export function CategoryShortcuts({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="category-shortcuts">
      {categories.slice(0, MAX_SHORTCUTS).map(({ id, name, image, path }) => (
        <li key={id}>
          <Link to={path}>
            <Picture src={image} alt="" sizes="56px" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
