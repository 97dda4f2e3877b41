import type { CategoryWithSubCategories } from '#web/site/category.ts';

/** The content of the category menu. Only the server renders it. */
export function CategoryMenuPanel({ categories }: { categories: readonly CategoryWithSubCategories[] }) {
  return (
    <ul data-pages="" className="category-menu">
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
