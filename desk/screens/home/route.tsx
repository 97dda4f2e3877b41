import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { promotionPath } from '#desk/paths.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { type Done, DoneNotice } from '#desk/ui/done-notice.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { PromotionList } from './promotion-list.tsx';

export async function loader() {
  return api.getHome();
}

/** The banners and advertisements of the home page, in their order. */
export function Component() {
  const { home: words } = useText();
  const { banners, ads, today } = useLoaderData<typeof loader>();
  const reload = useReload();
  const mayChange = useMay('pages:write');
  const [done, setDone] = useState<Done>();
  return (
    <Screen
      title={words.title}
      actions={
        mayChange && (
          <>
            <ButtonLink to={promotionPath('banner', 'new')}>{words.newBanner}</ButtonLink>
            <ButtonLink to={promotionPath('ad', 'new')}>{words.newAd}</ButtonLink>
          </>
        )
      }
    >
      <p className="mb-4 text-sm text-ink-soft">{words.hint}</p>
      {done && (
        <DoneNotice
          done={done}
          undo={(change) => api.undoHomeChange({ body: { change } })}
          onUndone={async (outcome) => {
            await reload();
            setDone(outcome);
          }}
          onDismiss={() => setDone(undefined)}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PromotionList kind="banner" title={words.banners} rows={banners} today={today} onDone={setDone} />
        <PromotionList kind="ad" title={words.ads} rows={ads} today={today} onDone={setDone} />
      </div>
    </Screen>
  );
}
