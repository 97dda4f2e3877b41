import { useMediaUrl } from '#web/site/use-media-url.ts';
import { getPictureSources } from './picture-sources.ts';

type SourceElementsProps = {
  /** As the API gives it. */
  src: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  media?: string;
};

/** The choices a browser has within a `<picture>`; none when the picture is kept in one size only. */
export function SourceElements({ src, sizes, media }: SourceElementsProps) {
  const mediaUrl = useMediaUrl();
  return getPictureSources(src).map(({ type, files }) => (
    <source
      key={type}
      type={type}
      media={media}
      sizes={sizes}
      srcSet={files.map(({ path, width }) => `${mediaUrl(path)} ${width}w`).join(', ')}
    />
  ));
}
