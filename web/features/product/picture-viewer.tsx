import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useMediaUrl } from '#web/site/use-media-url.ts';
import { productText } from '#web/text/product-en.ts';
import { useModal } from '#web/ui/use-modal.ts';
import { usePan } from './use-pan.ts';
import { useSwipe } from './use-swipe.ts';

type PictureViewerProps = {
  pictures: readonly string[];
  alt: string;
  /** Index of the shown picture. */
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

const viewerText = productText.viewer;

/**
 * The pictures in full screen, with zoom. The arrow keys change the picture, + and - zoom, Escape closes the viewer.
 */
export function PictureViewer({ pictures, alt, current, onShow, onClose }: PictureViewerProps) {
  const dialog = useModal(true);
  const [isZoomed, setZoomed] = useState(false);
  const mediaUrl = useMediaUrl();
  const { area, panToPointer, panByKey } = usePan(isZoomed);

  const hasOthers = pictures.length > 1;
  const step = (by: 1 | -1) => {
    if (hasOthers && !isZoomed) onShow((current + by + pictures.length) % pictures.length);
  };
  const swipe = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === '+' || key === '=') setZoomed(true);
    if (key === '-') setZoomed(false);
    panByKey(event);
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={viewerText.title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-ground text-on-ground open:flex [--focus-ring:var(--color-action)]"
    >
      <div className="flex shrink-0 items-center gap-1 border-b border-on-ground/20 pr-1 pl-4">
        <p aria-live="polite" className="grow tabular-nums">
          {hasOthers && viewerText.picture(current + 1, pictures.length)}
        </p>
        <Control
          name={isZoomed ? viewerText.zoomOut : viewerText.zoomIn}
          onClick={() => setZoomed(!isZoomed)}
        >
          {isZoomed ? (
            <span className="icon icon-zoom-out size-6" />
          ) : (
            <span className="icon icon-zoom-in size-6" />
          )}
        </Control>
        <Control name={viewerText.close} onClick={() => dialog.current?.close()}>
          <span className="icon icon-x size-6" />
        </Control>
      </div>
      <div className="relative min-h-0 grow">
        <div
          ref={area}
          tabIndex={isZoomed ? 0 : undefined}
          className="flex size-full overflow-auto overscroll-contain -outline-offset-2"
          onPointerMove={panToPointer}
          {...swipe}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above and the keys + and - do the same. */}
          <img
            src={mediaUrl(pictures[current] ?? '')}
            alt={current === 0 ? alt : viewerText.picture(current + 1, pictures.length)}
            onClick={(event) => {
              panToPointer(event);
              setZoomed(!isZoomed);
            }}
            className={
              isZoomed
                ? 'm-auto w-[300%] max-w-none shrink-0 cursor-zoom-out md:w-[200%]'
                : 'size-full cursor-zoom-in object-contain'
            }
          />
        </div>
        {hasOthers && !isZoomed && (
          <>
            <Control name={viewerText.previous} onClick={() => step(-1)} className={`${STEP_CONTROL} left-4`}>
              <span className="icon icon-chevron-left size-6" />
            </Control>
            <Control name={viewerText.next} onClick={() => step(1)} className={`${STEP_CONTROL} right-4`}>
              <span className="icon icon-chevron-right size-6" />
            </Control>
          </>
        )}
      </div>
    </dialog>
  );
}

const STEP_CONTROL =
  'absolute bottom-6 border border-edge bg-ground md:top-1/2 md:bottom-auto md:-translate-y-1/2';

type ControlProps = { name: string; onClick: () => void; className?: string; children: ReactNode };

function Control({ name, onClick, className = '', children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onClick}
      className={`grid size-12 place-items-center rounded -outline-offset-4 hover:text-brand ${className}`}
    >
      {children}
    </button>
  );
}
