import { isShopPageName, toPageName } from '#contract/page-names.ts';
import { useText } from '#desk/text/language.ts';

/** What a page is called: those that every shop has in the operator's language. */
export function usePageTitle() {
  const { pages: words } = useText();
  return ({ key, further }: { key: string; further: { title: string } | null }): string => {
    const name = toPageName(key);
    return isShopPageName(name) ? words.names[name] : (further?.title ?? name);
  };
}
