import { useMediaUrl } from '#web/site/use-media-url.ts';
import { SourceElements } from './source-elements.tsx';

type PictureProps = {
  /** Path or URL from the API; empty when there is no picture. */
  src: string;
  alt: string;
  /** The `sizes` attribute; by default that of a card in a grid. */
  sizes?: string;
  /** Loads the picture at once. Others are loaded when they come near the viewport. */
  isFirst?: boolean;
  className?: string;
};

const GRID_SIZES = '(min-width: 80rem) 304px, (min-width: 48rem) 25vw, calc(50vw - 1.5rem)';

/** A picture of the catalogue, 4:3 on a neutral ground; its space is reserved while it loads. */
export function Picture({ src, alt, sizes = GRID_SIZES, isFirst = false, className = '' }: PictureProps) {
  const mediaUrl = useMediaUrl();
  const shape = `aspect-4/3 w-full bg-ground ${className}`;
  if (src === '') return <div className={`${shape} no-picture`} />;
  return (
    // Without this class, each source would take a cell of a grid.
    <picture className="contents [&>source]:hidden">
      <SourceElements src={src} sizes={sizes} />
      <img
        src={mediaUrl(src)}
        alt={alt}
        width={800}
        height={600}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={`${shape} object-cover dark:brightness-90`}
      />
    </picture>
  );
}
