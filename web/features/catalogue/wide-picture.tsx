import { useMediaUrl } from '#web/use-media-url.ts';
import { phoneTwin } from './picture-sources.ts';
import { Sources } from './sources.tsx';

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
const ON_A_PHONE = '85vw';

/** A banner or advertisement; its words stand beside it, so it has none of its own. On a phone its twin, if there is one. */
export function WidePicture({ src, width, height, sizes, isFirst = false, className }: WidePictureProps) {
  const mediaUrl = useMediaUrl();
  const twin = phoneTwin(src);
  return (
    <picture className="contents">
      {twin && <Sources src={twin} sizes={ON_A_PHONE} media="(max-width: 39.99rem)" />}
      <Sources src={src} sizes={sizes} />
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
