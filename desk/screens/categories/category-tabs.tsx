import { CATEGORIES_PATH, FAMILIES_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** How products are put together. */
export function CategoryTabs() {
  const { categories: words } = useText();
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { to: CATEGORIES_PATH, text: words.title },
        { to: FAMILIES_PATH, text: words.families },
      ]}
    />
  );
}
