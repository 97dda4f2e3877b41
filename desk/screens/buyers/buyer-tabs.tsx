import { BLOCKED_BUYERS_PATH, BUYERS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** The screens about buyers. */
export function BuyerTabs() {
  const { buyers: words, menu } = useText();
  return (
    <Tabs
      label={menu.buyers}
      tabs={[
        { to: BUYERS_PATH, text: words.accounts },
        { to: BLOCKED_BUYERS_PATH, text: words.blockedTab },
      ]}
    />
  );
}
