import { PlainLeft } from '#web/features/pictures/plain-left.tsx';
import { WidePicture } from '#web/features/pictures/wide-picture.tsx';
import { carouselText } from '#web/text/carousel-en.ts';
import { homeText } from '#web/text/home-en.ts';
import { BannerCarousel } from '#web/ui/banner-carousel.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Banner } from './home.ts';

const AUTOPLAY_MS = 3000;

/** The operator's banners, each linked to its category, as a carousel that advances every three seconds. */
export function HomeBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <BannerCarousel label={homeText.banners} labels={carouselText} autoplay={AUTOPLAY_MS}>
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <BannerLink banner={banner} isFirst={index === 0} />
        </li>
      ))}
    </BannerCarousel>
  );
}

/** The caption is on the left part of the picture, on a phone below it. */
function BannerLink({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  return (
    <Link to={banner.path} className="banner">
      <WidePicture
        src={banner.image}
        phoneSrc={banner.phoneImage}
        width={1920}
        height={600}
        sizes="(min-width: 80rem) 60vw, 100vw"
        isFirst={isFirst}
        className="banner-picture"
      />
      <PlainLeft className="hidden sm:block" />
      <span className="banner-caption">
        <span>{banner.caption}</span>
        <span>
          {banner.category}
          <span className="icon icon-arrow-right size-4.5" />
        </span>
      </span>
    </Link>
  );
}
