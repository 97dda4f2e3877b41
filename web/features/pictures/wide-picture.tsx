import { useMediaUrl } from '#web/site/use-media-url.ts';
import { getPhoneVariant } from './picture-sources.ts';
import { SourceElements } from './source-elements.tsx';

type WidePictureProps = {
  /** As the API gives it. */
  src: string;
  width: number;
  height: number;
  sizes: string;
  isFirst?: boolean;
  className: string;
};

/** A little less than it is: on screens of few pixels the next smaller one of half the bytes will do. */
const PHONE_SIZES = '85vw';

/** A banner or advertisement; its words stand beside it, so it has none of its own. On a phone its twin, if there is one. */
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
