import { useState } from 'react';
import type { PromotionKind } from '#contract/staff-home.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { Ads } from '#web/features/home/ads.tsx';
import { HomeBanners } from '#web/features/home/home-banners.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { getShownState, type Home, type PromotionInput } from './promotion.ts';

const WIDTHS = [1440, 360];

type PreviewProps = {
  kind: PromotionKind;
  /** Undefined for a new one. */
  id: string | undefined;
  input: PromotionInput;
  home: Home;
};

/** What visitors would see on a wide screen and on a phone, drawn by the storefront's own components. */
export function Preview({ kind, id, input, home }: PreviewProps) {
  const { home: words, theme } = useText();
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  if (input.image === '') return <Panel title={words.preview}>{words.noPreview}</Panel>;
  return (
    <Panel
      title={words.preview}
      actions={
        <span className="flex gap-2">
          {(['light', 'dark'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={scheme === each}
              onClick={() => setScheme(each)}
              className="desk-button aria-pressed:border-action aria-pressed:font-semibold"
            >
              {theme[each]}
            </button>
          ))}
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {WIDTHS.map((width) => (
          <figure key={width} className="min-w-0">
            <figcaption className="mb-1 text-sm text-ink-soft">{words.atWidth(width)}</figcaption>
            <PreviewFrame width={width} scheme={scheme} title={words.previewAt(width)}>
              {kind === 'banner' ? (
                <BannerPreview input={input} />
              ) : (
                <AdPreview id={id} input={input} home={home} />
              )}
            </PreviewFrame>
          </figure>
        ))}
      </div>
    </Panel>
  );
}

function toPromotion({ image, phone_image: phoneImage, alt }: PromotionInput) {
  return { id: 'preview', image, phoneImage, caption: alt };
}

/** As wide as the banners of the home page are beside its categories. */
function BannerPreview({ input }: { input: PromotionInput }) {
  return (
    <PageBody>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-6">
        <HomeBanners banners={[{ ...toPromotion(input), category: input.category, path: '/' }]} />
      </div>
    </PageBody>
  );
}

/** One that shares its row is beside its neighbour of today. */
function AdPreview({ id, input, home }: Omit<PreviewProps, 'kind'>) {
  const neighbour = home.ads.find(
    (ad) => ad.id !== id && ad.type === 'TWO' && getShownState(ad, home.today) === 'now',
  );
  const beside =
    input.type === 'TWO' && neighbour
      ? [
          {
            ...toPromotion({ ...input, ...neighbour, shown_from: '', shown_until: '' }),
            id: neighbour.id,
            link: '/',
          },
        ]
      : [];
  return (
    <PageBody>
      <Ads ads={[{ ...toPromotion(input), link: '/' }, ...beside]} />
    </PageBody>
  );
}
