import { useRef, useState } from 'react';
import { Picture } from '#web/features/pictures/picture.tsx';
import { productText } from '#web/text/product-en.ts';
import { toast } from '#web/ui/toast.ts';
import type { PictureViewer } from './picture-viewer.tsx';

/** A product's pictures: a row to swipe, thumbnails, and a full-screen viewer that is loaded when it is opened. */
export function Gallery({ images, alt }: { images: readonly string[]; alt: string }) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const [Loaded, setLoaded] = useState<{ Viewer: typeof PictureViewer }>();
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const list = row.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior });
  };
  const enlarge = async (index: number) => {
    try {
      const { PictureViewer: Viewer } = await import('./picture-viewer.tsx');
      setLoaded({ Viewer });
      setEnlarged(index);
    } catch {
      toast.error(productText.viewerFailed);
    }
  };
  const showEnlarged = (index: number) => {
    setEnlarged(index);
    show(index, 'instant');
  };
  if (images.length === 0) return <Picture src="" alt="" className="rounded border border-rule" />;
  return (
    <section aria-label={productText.pictures}>
      <div className="relative">
        <ul
          ref={row}
          onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / list.clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded border border-rule [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {images.map((image, index) => (
            <li key={image} className="w-full shrink-0 snap-start">
              <button
                type="button"
                className="relative block w-full cursor-zoom-in -outline-offset-2"
                onClick={() => enlarge(index)}
              >
                <Picture
                  src={image}
                  alt={index === 0 ? alt : ''}
                  sizes="(min-width: 80rem) 620px, (min-width: 48rem) 50vw, 100vw"
                  isLarge
                  isFirst={index === 0}
                />
                <span className="sr-only">{` ${productText.enlarge}`}</span>
              </button>
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-2 bottom-2 grid size-9 place-items-center rounded bg-surface text-ink noscript:hidden print:hidden"
        >
          <span className="icon icon-zoom-in" />
        </span>
      </div>
      {images.length > 1 && (
        <ul className="mt-2 flex gap-2 overflow-x-auto p-1 noscript:hidden print:hidden">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={productText.showPicture(index + 1)}
                aria-current={index === current}
                className="block w-18 overflow-hidden rounded border border-rule aria-current:border-brand-ink aria-current:outline aria-current:outline-brand-ink"
                onClick={() => show(index)}
              >
                <Picture src={image} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Loaded && enlarged !== undefined && (
        <Loaded.Viewer
          pictures={images}
          alt={alt}
          current={enlarged}
          onShow={showEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </section>
  );
}
