import type { CategoryWithSubCategories } from '#web/site/category.ts';

type CategoryLinksProps = {
  categories: readonly CategoryWithSubCategories[];
  /** A class of components.css that lays out both levels. */
  className: string;
};

/** Categories with their sub-categories as links. Only the server renders it. */
export function CategoryLinks({ categories, className }: CategoryLinksProps) {
  return (
    <ul data-pages="" className={className}>
      {categories.map(({ id, name, path, subCategories }) => (
        <li key={id}>
          <a href={path}>{name}</a>
          <ul>
            {subCategories.map((sub) => (
              <li key={sub.id}>
                <a href={sub.path}>{sub.name}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
