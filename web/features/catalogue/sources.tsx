import { useMediaUrl } from '#web/use-media-url.ts';
import { pictureSources } from './picture-sources.ts';

type SourcesProps = {
  /** As the API gives it. */
  src: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  media?: string;
};

/** The choices a browser has within a `<picture>`; none when the picture is kept in one size only. */
export function Sources({ src, sizes, media }: SourcesProps) {
  const mediaUrl = useMediaUrl();
  return pictureSources(src).map(({ type, files }) => (
    <source
      key={type}
      type={type}
      media={media}
      sizes={sizes}
      srcSet={files.map(({ path, width }) => `${mediaUrl(path)} ${width}w`).join(', ')}
    />
  ));
}
