import { useMediaUrl } from '#web/site/use-media-url.ts';
import { getPictureSources, toSrcSet } from './picture-sources.ts';

type SourceElementsProps = {
  /** Path or URL from the API. */
  src: string;
  /** The `sizes` attribute. */
  sizes: string;
  media: string;
};

/** The `<source>` elements of a `<picture>`; none when the picture has one size only. */
export function SourceElements({ src, sizes, media }: SourceElementsProps) {
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
