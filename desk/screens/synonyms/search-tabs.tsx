import { BRANDS_PATH, SYNONYMS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** The words that the search knows beside those of the products. */
export function SearchTabs() {
  const { synonyms: words } = useText();
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { to: SYNONYMS_PATH, text: words.title },
        { to: BRANDS_PATH, text: words.brands },
      ]}
    />
  );
}
