import { useMediaUrl } from '#web/site/use-media-url.ts';
import { getPhoneVariant } from './picture-sources.ts';
import { SourceElements } from './source-elements.tsx';

type WidePictureProps = {
  /** Path or URL from the API. */
  src: string;
  width: number;
  height: number;
  sizes: string;
  isFirst?: boolean;
  className: string;
};

/** Slightly less than the real width, so that low-resolution screens load the next smaller file of half the bytes. */
const PHONE_SIZES = '85vw';

/** A banner or advertisement. Its caption is separate, so `alt` is empty. On a phone it shows the variant, if any. */
export function WidePicture({ src, width, height, sizes, isFirst = false, className }: WidePictureProps) {
  const mediaUrl = useMediaUrl();
  const phoneVariant = getPhoneVariant(src);
  return (
    <picture className="contents">
      {phoneVariant && (
        <SourceElements src={phoneVariant} sizes={PHONE_SIZES} media="(max-width: 39.99rem)" />
      )}
      <SourceElements src={src} sizes={sizes} />
      <img
        src={mediaUrl(src)}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
