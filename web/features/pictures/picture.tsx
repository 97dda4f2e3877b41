import { SizedImg } from './sized-img.tsx';

type PictureProps = {
  /** Path or URL from the API; empty when there is no picture. */
  src: string;
  alt: string;
  /** The `sizes` attribute; by default that of a card in a grid. */
  sizes?: string;
  /** Wider than a card: all files are offered. */
  isLarge?: boolean;
  /** Loads the picture at once. */
  isFirst?: boolean;
  className?: string;
};

/** A little less than the width of a card, so that screens with one pixel to one load the smallest file. */
const GRID_SIZES = '(min-width:48rem) 16vw,44vw';
/** Twice the width of a card, for screens with two pixels to one. */
const CARD_MAX_WIDTH = 640;

/** A picture of the catalogue, 4:3 on a neutral ground; its space is reserved while it loads. */
export function Picture({
  src,
  alt,
  sizes = GRID_SIZES,
  isLarge = false,
  isFirst = false,
  className = '',
}: PictureProps) {
  const classes = className === '' ? 'picture-4-3' : `picture-4-3 ${className}`;
  if (src === '') return <div className={`${classes} no-picture`} />;
  return (
    <picture className="picture">
      <SizedImg
        src={src}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
        maxWidth={isLarge ? undefined : CARD_MAX_WIDTH}
        className={classes}
      />
    </picture>
  );
}
