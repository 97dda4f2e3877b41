import type { ReactNode } from 'react';
import type { StaffPermission } from '#contract/staff-permissions.ts';
import { useSession } from '#desk/api/session.ts';
import { settingPath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import type { DeskText } from '#desk/text/load-texts.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { Tabs } from '#desk/ui/tabs.tsx';

type Part = keyof DeskText['settings']['parts'];

/** The parts of the settings, in their order, and what a role must allow to see them. */
const PARTS: Record<Part, StaffPermission> = {
  contact: 'settings:read',
  answers: 'quotes:read',
  quotations: 'settings:read',
  texts: 'texts:read',
  floors: 'quotes:read',
  branches: 'settings:read',
  tally: 'settings:read',
  keys: 'staff:write',
  webhooks: 'settings:read',
  shop: 'settings:read',
};

/** The frame of a part of the settings. */
export function SettingsScreen({ part, children }: { part: Part; children: ReactNode }) {
  const { settings: words, menu } = useText();
  const { permissions } = useSession();
  const parts = (Object.keys(PARTS) as Part[]).filter((each) => permissions.includes(PARTS[each]));
  return (
    <Screen title={`${menu.settings}: ${words.parts[part]}`}>
      <Tabs
        label={menu.settings}
        tabs={parts.map((each) => ({
          to: settingPath(each),
          text: words.parts[each],
          isCurrent: each === part,
        }))}
      />
      {children}
    </Screen>
  );
}
