import { CHANGES_PATH, LOGINS_PATH, READS_PATH, STAFF_LOGINS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** The logs of who did what. */
export function ChangeTabs() {
  const { changes: words, menu } = useText();
  return (
    <Tabs
      label={menu.changes}
      tabs={[
        { to: CHANGES_PATH, text: words.changed },
        { to: READS_PATH, text: words.reads },
        { to: STAFF_LOGINS_PATH, text: words.staffLogins },
        { to: LOGINS_PATH, text: words.logins },
      ]}
    />
  );
}
