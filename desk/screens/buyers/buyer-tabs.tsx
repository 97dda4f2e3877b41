import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** The screens about buyers. */
export function BuyerTabs() {
  const { buyers: words, menu } = useText();
  return (
    <Tabs
      label={menu.buyers}
      tabs={[
        { to: '/buyers', text: words.accounts },
        { to: '/buyers/blocked', text: words.blockedTab },
      ]}
    />
  );
}
