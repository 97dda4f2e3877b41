import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { DataTable } from '#desk/ui/data-table.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { ShopCheck } from '../today/shop-check.tsx';
import { SellerForm } from './seller-form.tsx';
import { SettingsScreen } from './settings-screen.tsx';

export async function loader() {
  return api.getShopSettings();
}

type Value = Awaited<ReturnType<typeof loader>>['brand'][number];

/** Who sells, and what only the environment sets, which is shown with the names of its variables. */
export function Component() {
  const { settings: words } = useText();
  const { settings, brand } = useLoaderData<typeof loader>();
  const { names } = words.shop;
  return (
    <SettingsScreen part="shop">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SellerForm setting={settings.seller} />
          <Panel title={words.shop.title}>
            <p className="mb-4 max-w-3xl text-sm text-ink-soft">{words.shop.hint}</p>
            <DataTable<Value>
              caption={words.shop.title}
              columns={[
                {
                  key: 'name',
                  heading: words.shop.what,
                  cell: ({ variable }) => names[variable as keyof typeof names] ?? variable,
                },
                {
                  key: 'value',
                  heading: words.shop.value,
                  cell: ({ value }) => (
                    <span className="block min-w-48 wrap-anywhere">{value || words.shop.notSet}</span>
                  ),
                },
                {
                  key: 'variable',
                  heading: words.shop.variable,
                  cell: ({ variable }) => <code className="text-xs whitespace-nowrap">{variable}</code>,
                },
              ]}
              rows={brand}
              getKey={({ variable }) => variable}
              empty=""
            />
          </Panel>
        </div>
        {/* It is checked again when the seller changes. */}
        <ShopCheck key={settings.seller.version} />
      </div>
    </SettingsScreen>
  );
}
