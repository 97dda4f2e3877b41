import { useMediaUrl } from '#web/site/use-media-url.ts';
import { getPhoneVariant, getPictureSources, toSrcSet } from './picture-sources.ts';
import { SizedImg } from './sized-img.tsx';

type WidePictureProps = {
  /** Path or URL from the API. */
  src: string;
  /** Path or URL of the operator's own picture for phones; empty when there is none. */
  phoneSrc: string;
  width: number;
  height: number;
  sizes: string;
  isFirst?: boolean;
  className: string;
};

/** Slightly less than the real width, so that low-resolution screens load the next smaller file of half the bytes. */
const PHONE_SIZES = '85vw';
const PHONE = '(max-width:39.99rem)';

/** A banner or advertisement. Its caption is separate, so `alt` is empty. On a phone it shows the variant, if any. */
export function WidePicture({ src, phoneSrc, isFirst = false, ...rest }: WidePictureProps) {
  const mediaUrl = useMediaUrl();
  const phonePicture = phoneSrc || getPhoneVariant(src);
  return (
    <picture className="picture">
      {phonePicture && <SourceElements src={phonePicture} sizes={PHONE_SIZES} media={PHONE} />}
      {phoneSrc && <source media={PHONE} srcSet={mediaUrl(phoneSrc)} />}
      <SizedImg src={src} alt="" isFirst={isFirst} {...rest} />
    </picture>
  );
}

type SourceElementsProps = {
  /** Path or URL from the API. */
  src: string;
  /** The `sizes` attribute. */
  sizes: string;
  media: string;
};

/** The `<source>` elements of a `<picture>`; none when the picture has one size only. */
function SourceElements({ src, sizes, media }: SourceElementsProps) {
  const mediaUrl = useMediaUrl();
  return getPictureSources(src).map((source) => (
    <source
      key={source.type}
      type={source.type}
      media={media}
      sizes={sizes}
      srcSet={toSrcSet(source, mediaUrl)}
    />
  ));
}
