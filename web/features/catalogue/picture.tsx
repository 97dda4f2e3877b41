import { useMediaUrl } from '#web/use-media-url.ts';

type PictureProps = {
  /** As the API gives it; empty when there is none. */
  src: string;
  alt: string;
  /** The picture that is seen first is fetched at once, the others when they come near. */
  isFirst?: boolean;
  className?: string;
};

/** A picture of the catalogue: 4:3 on its neutral ground, its place kept until it arrives. */
export function Picture({ src, alt, isFirst = false, className = '' }: PictureProps) {
  const mediaUrl = useMediaUrl();
  const shape = `aspect-4/3 w-full bg-ground ${className}`;
  if (src === '') return <div className={shape} />;
  return (
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
  );
}
