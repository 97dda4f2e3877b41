import { useMediaUrl } from '#web/features/layout/use-media-url.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The first thing a visitor sees: what the shop is, beside its picture. */
export function HomeHero() {
  const mediaUrl = useMediaUrl();
  return (
    <div className="overflow-hidden rounded border border-rule bg-surface md:grid md:grid-cols-[1fr_1.2fr]">
      <img
        src={mediaUrl('/media/hero.svg')}
        alt=""
        width={1600}
        height={640}
        fetchPriority="high"
        className="aspect-5/2 w-full bg-ground object-cover md:order-2 md:aspect-auto md:h-full dark:brightness-90"
      />
      <div className="flex flex-col items-start justify-center gap-5 p-5 md:p-8 lg:p-12">
        <h1 className="text-xl leading-tight font-semibold text-balance lg:text-2xl">{text.tagline}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="action" to="/products" prefetch="intent">
            {text.home.browse}
          </ButtonLink>
          <ButtonLink to="/all-categories" prefetch="intent">
            {text.catalogue.allCategories}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
