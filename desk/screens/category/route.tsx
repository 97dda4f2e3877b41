import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { WireSubCategoryNode } from '#contract/staff-categories.ts';
import { useMay } from '#desk/api/session.ts';
import { CATEGORIES_PATH, categoryPath, PRODUCTS_PATH } from '#desk/paths.ts';
import { AddCategory } from '#desk/screens/categories/add-category.tsx';
import { CategoryTable } from '#desk/screens/categories/category-table.tsx';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { UndoableNotice } from '#desk/ui/undoable-notice.tsx';
import { CategoryForm } from './category-form.tsx';
import { type CategoryData, loadCategory } from './load-category.ts';
import { Specifications } from './specifications.tsx';

export const loader = loadCategory;

export function Component() {
  const data = useLoaderData<CategoryData>();
  // Each category has forms of its own.
  return <CategoryScreen key={data.category.id} data={data} />;
}

/** A category with its sub-categories, or a sub-category with its specifications. */
function CategoryScreen({ data }: { data: CategoryData }) {
  const { categories: words } = useText();
  const { category, parent, subCategories, specifications } = data;
  const mayChange = useMay('catalogue:write');
  const [done, setDone] = useState<Done>();
  const filter = parent ? { category: parent.id, sid: category.id } : { category: category.id };
  return (
    <Screen
      title={category.name}
      actions={
        <ButtonLink to={`${PRODUCTS_PATH}?${new URLSearchParams(filter)}`}>
          {words.seeProducts(category.products)}
        </ButtonLink>
      }
    >
      <nav aria-label={words.tabs} className="mb-4 flex flex-wrap gap-x-2 text-sm">
        <Link to={CATEGORIES_PATH} className="underline">
          {words.title}
        </Link>
        {parent && (
          <>
            <span aria-hidden="true">›</span>
            <Link to={categoryPath(parent.id)} className="underline">
              {parent.name}
            </Link>
          </>
        )}
      </nav>
      <UndoableNotice done={done} onChange={setDone} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CategoryForm data={data} onDone={setDone} />
          {subCategories && mayChange && <AddCategory parent={category.id} />}
        </div>
        {subCategories && (
          <CategoryTable
            caption={words.subCategories}
            rows={toRows(subCategories, category.id)}
            onDone={setDone}
          />
        )}
        {parent && (
          <Specifications
            specifications={specifications}
            subCategory={{ parent: parent.id, category: category.id }}
            onDone={setDone}
          />
        )}
      </div>
    </Screen>
  );
}

const toRows = (subCategories: readonly WireSubCategoryNode[], parent: string) =>
  subCategories.map((sub, index) => ({ ...sub, parent, place: index + 1, count: subCategories.length }));
