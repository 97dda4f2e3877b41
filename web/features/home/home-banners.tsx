import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { WidePicture } from '#web/features/pictures/wide-picture.tsx';
import { text } from '#web/text/en.ts';
import { BannerCarousel } from '#web/ui/banner-carousel.tsx';
import type { Banner } from './home.ts';

const AUTOPLAY_MS = 3000;

/** The operator's banners, each linked to its category, as a carousel that advances every three seconds. */
export function HomeBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <BannerCarousel label={text.home.banners} labels={text.carousel} autoplay={AUTOPLAY_MS}>
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <BannerLink banner={banner} isFirst={index === 0} />
        </li>
      ))}
    </BannerCarousel>
  );
}

/** The caption is on the plain left part of the picture, on a phone below it. */
function BannerLink({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  return (
    <Link
      to={banner.path}
      className="group relative flex h-full flex-col bg-surface -outline-offset-4 sm:bg-ground sm:text-on-ground"
    >
      <WidePicture
        src={banner.image}
        phoneSrc={banner.phoneImage}
        width={1920}
        height={600}
        sizes="(min-width: 80rem) 1280px, 100vw"
        isFirst={isFirst}
        className="aspect-7/4 w-full bg-ground object-cover object-right sm:aspect-16/5 dark:brightness-90"
      />
      <span className="flex grow flex-col justify-center gap-1 p-4 pr-16 sm:absolute sm:inset-y-0 sm:left-0 sm:w-[42%] sm:p-6 lg:gap-3 lg:pb-16 lg:pl-12">
        <span className="text-lg leading-tight font-semibold text-balance lg:text-3xl">{banner.caption}</span>
        <span className="flex items-center gap-1.5 underline-offset-4 group-hover:underline">
          {banner.category}
          <IconArrowRight aria-hidden="true" size={18} className="shrink-0" />
        </span>
      </span>
    </Link>
  );
}
