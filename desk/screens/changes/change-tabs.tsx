import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** The logs of who did what. */
export function ChangeTabs() {
  const { changes: words, menu } = useText();
  return (
    <Tabs
      label={menu.changes}
      tabs={[
        { to: '/changes', text: words.changed },
        { to: '/changes/reads', text: words.reads },
        { to: '/changes/staff-logins', text: words.staffLogins },
        { to: '/changes/logins', text: words.logins },
      ]}
    />
  );
}
