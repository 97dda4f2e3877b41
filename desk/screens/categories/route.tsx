import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { UndoableNotice } from '#desk/ui/undoable-notice.tsx';
import { AddCategory } from './add-category.tsx';
import { CategoryTable } from './category-table.tsx';
import { CategoryTabs } from './category-tabs.tsx';

export async function loader() {
  return api.listCategoryTree();
}

/** The categories with their sub-categories, as buyers see them. */
export function Component() {
  const { categories: words } = useText();
  const { categories } = useLoaderData<typeof loader>();
  const mayChange = useMay('catalogue:write');
  const [done, setDone] = useState<Done>();
  const rows = categories.flatMap(({ sub_categories: subs, ...category }, index) => [
    { ...category, place: index + 1, count: categories.length },
    ...subs.map((sub, place) => ({ ...sub, parent: category.id, place: place + 1, count: subs.length })),
  ]);
  return (
    <Screen title={words.title}>
      <CategoryTabs />
      <UndoableNotice done={done} onChange={setDone} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <CategoryTable caption={words.title} rows={rows} onDone={setDone} />
        {mayChange && <AddCategory />}
      </div>
    </Screen>
  );
}
