import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** The words that the search knows beside those of the products. */
export function SearchTabs() {
  const { synonyms: words } = useText();
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { to: '/synonyms', text: words.title },
        { to: '/synonyms/brands', text: words.brands },
      ]}
    />
  );
}
