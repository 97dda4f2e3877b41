import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { ShopCheck } from '../today/shop-check.tsx';
import { SellerForm } from './seller-form.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { ShopForm } from './shop-form.tsx';

export async function loader() {
  return api.getShopSettings();
}

/** What the shop is called, who sells, and what is left to do before it opens. */
export function Component() {
  const { shop, seller } = useLoaderData<typeof loader>().settings;
  return (
    <SettingsScreen part="shop">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ShopForm setting={shop} />
          <SellerForm setting={seller} />
        </div>
        {/* It is checked again when one of them changes. */}
        <ShopCheck key={`${shop.version} ${seller.version}`} />
      </div>
    </SettingsScreen>
  );
}
