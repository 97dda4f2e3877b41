import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { FloorForm } from './floor-form.tsx';
import { FloorTable } from './floor-table.tsx';
import { SettingsScreen } from './settings-screen.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ floors }, { categories }] = await Promise.all([api.listPriceFloors(), api.listCatalogueChoices()]);
  const chosen = new URL(request.url).searchParams.get('category');
  return { floors, categories, category: categories.find(({ id }) => id === chosen) };
}

/** The lowest agreed prices that need no owner's approval, by category. */
export function Component() {
  const { settings: words } = useText();
  const { floors, categories, category } = useLoaderData<typeof loader>();
  const mayChange = useMay('settings:write');
  return (
    <SettingsScreen part="floors">
      <p className="mb-4 max-w-3xl text-sm text-ink-soft">{words.floors.hint}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <FloorTable floors={floors} mayChange={mayChange} />
        {mayChange && (
          <FloorForm
            key={category?.id}
            categories={categories}
            category={category}
            floor={floors.find((each) => each.category === category?.id)}
          />
        )}
      </div>
    </SettingsScreen>
  );
}
