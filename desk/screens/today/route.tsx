import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useLive } from '#desk/state/use-live.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { LongestWaiting } from './longest-waiting.tsx';
import { NextToLapse } from './next-to-lapse.tsx';
import { ShopCheck } from './shop-check.tsx';
import { ShortFigures } from './short-figures.tsx';
import { TodayCounts } from './today-counts.tsx';

export const loader = () => api.getToday();

export function Component() {
  const { menu } = useText();
  const today = useLoaderData<typeof loader>();
  useLive(['requests', 'messages', 'mails']);
  const maySeeSettings = useMay('settings:read');
  return (
    <Screen title={menu.today}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TodayCounts today={today} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <LongestWaiting requests={today.longest_waiting} />
          <NextToLapse offers={today.next_to_lapse} />
        </div>
        <ShortFigures />
        {maySeeSettings && <ShopCheck />}
      </div>
    </Screen>
  );
}
