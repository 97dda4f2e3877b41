import type { ComponentProps } from 'react';
import { useMediaUrl } from '#web/site/use-media-url.ts';
import { getPictureSources, toSrcSet } from './picture-sources.ts';

type SizedImgProps = ComponentProps<'img'> & {
  /** Path or URL from the API. */
  src: string;
  sizes: string;
  /** Loads the picture at once. Others are loaded when they come near the viewport. */
  isFirst: boolean;
  /** Files wider than this are left out. */
  maxWidth?: number | undefined;
};

/**
 * The end of a `<picture>`: AVIF in all sizes, else WebP, which every browser of the last years knows. With `maxWidth`,
 * WebP in the largest size alone, because such pictures occur many times on a page and few browsers lack AVIF.
 */
export function SizedImg({ src, sizes, isFirst, maxWidth, ...rest }: SizedImgProps) {
  const mediaUrl = useMediaUrl();
  const [avif, webp] = getPictureSources(src, maxWidth);
  return (
    <>
      {avif && <source type={avif.type} sizes={sizes} srcSet={toSrcSet(avif, mediaUrl)} />}
      {/* biome-ignore lint/a11y/useAltText: the caller passes it. */}
      <img
        src={mediaUrl((maxWidth && webp?.files.at(-1)?.path) || src)}
        {...(webp && !maxWidth && { sizes, srcSet: toSrcSet(webp, mediaUrl) })}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        {...rest}
      />
    </>
  );
}
