import { useMediaUrl } from '#web/site/use-media-url.ts';
import { SourceElements } from './source-elements.tsx';

type PictureProps = {
  /** As the API gives it; empty when there is none. */
  src: string;
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute; as in a grid of cards when left out. */
  sizes?: string;
  /** The picture that is seen first is fetched at once, the others when they come near. */
  isFirst?: boolean;
  className?: string;
};

const GRID_SIZES = '(min-width: 80rem) 304px, (min-width: 48rem) 25vw, calc(50vw - 1.5rem)';

/** A picture of the catalogue: 4:3 on its neutral ground, its place kept until it arrives. */
export function Picture({ src, alt, sizes = GRID_SIZES, isFirst = false, className = '' }: PictureProps) {
  const mediaUrl = useMediaUrl();
  const shape = `aspect-4/3 w-full bg-ground ${className}`;
  if (src === '') return <div className={`${shape} no-picture`} />;
  return (
    // Its sources would otherwise take a place each in a grid.
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
