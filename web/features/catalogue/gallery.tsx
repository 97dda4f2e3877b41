import { useRef, useState } from 'react';
import { text } from '#web/text/en.ts';
import { Picture } from './picture.tsx';

/** A product's pictures: a row to swipe, and a small picture of each to choose by. */
export function Gallery({ images, alt }: { images: readonly string[]; alt: string }) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const list = row.current;
    list?.scrollTo({ left: index * list.clientWidth });
  };
  const pictures = images.length > 0 ? images : [''];
  return (
    <section aria-label={text.product.pictures}>
      <ul
        ref={row}
        onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / list.clientWidth))}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded border border-rule [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((image, index) => (
          <li key={image} className="w-full shrink-0 snap-start">
            <Picture src={image} alt={index === 0 ? alt : ''} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="mt-2 flex gap-2 overflow-x-auto p-1 noscript:hidden">
          {pictures.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={text.product.showPicture(index + 1)}
                aria-current={index === current}
                className="block w-18 overflow-hidden rounded border border-rule aria-current:border-brand-ink aria-current:outline aria-current:outline-brand-ink"
                onClick={() => show(index)}
              >
                <Picture src={image} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
