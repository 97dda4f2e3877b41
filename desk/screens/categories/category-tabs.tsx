import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** How products are put together. */
export function CategoryTabs() {
  const { categories: words } = useText();
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { to: '/categories', text: words.title },
        { to: '/categories/families', text: words.families },
      ]}
    />
  );
}
