import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useMediaUrl } from '#web/use-media-url.ts';

/** The first thing a visitor sees: what the shop is, beside its picture. */
export function HomeHero() {
  const mediaUrl = useMediaUrl();
  return (
    <div className="relative overflow-hidden rounded border border-rule bg-surface md:bg-ground">
      <img
        src={mediaUrl('/media/hero.svg')}
        alt=""
        width={1600}
        height={600}
        fetchPriority="high"
        className="aspect-7/4 w-full bg-ground object-cover object-[100%_100%] md:h-72 lg:h-96 dark:brightness-90"
      />
      <div className="flex flex-col items-start justify-center gap-5 p-4 md:absolute md:inset-y-0 md:left-0 md:w-1/2 md:px-8 md:pb-16 md:text-on-ground lg:w-[46%] lg:pl-12">
        <h1 className="text-xl leading-tight font-semibold text-balance md:text-lg lg:text-2xl">
          {text.tagline}
        </h1>
        <div className="flex flex-wrap gap-2 max-sm:*:px-3 sm:gap-3">
          <ButtonLink variant="action" to="/products" prefetch="intent">
            {text.home.browse}
          </ButtonLink>
          <ButtonLink to="/all-categories" prefetch="intent" className="md:max-lg:hidden">
            {text.catalogue.allCategories}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
