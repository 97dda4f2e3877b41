import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { showTheme } from '#desk/state/theme.ts';
import { trustRichText } from '#web/ui/trusted-types.ts';

/** An empty page of its own, so that the storefront's rules for widths see the width of the frame. */
const EMPTY_PAGE = '<!doctype html><html lang="en-IN"><title>Preview</title><body></body></html>';

type PreviewFrameProps = {
  /** Of the screen that is shown, in pixels. */
  width: number;
  scheme: 'light' | 'dark';
  title: string;
  children: ReactNode;
};

/**
 * A part of the storefront as a screen of another width shows it, reduced to the room there is. Nothing in it can be
 * used.
 */
export function PreviewFrame({ width, scheme, title, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [size, setSize] = useState({ height: 0, scale: 1 });

  useEffect(() => {
    // Not an attribute in JSX: React would make text of what is trusted. Its addresses are relative to those of the
    // desk.
    if (frame.current) frame.current.srcdoc = trustRichText(EMPTY_PAGE);
  }, []);

  useEffect(() => {
    const box = room.current;
    if (!page || !box) return;
    const measure = () => {
      const scale = Math.min(1, box.clientWidth / width);
      const { height } = page.body.getBoundingClientRect();
      setSize((last) => (last.height === height && last.scale === scale ? last : { height, scale }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(page.body);
    observer.observe(box);
    return () => observer.disconnect();
  }, [page, width]);

  useEffect(() => {
    if (page) showTheme(scheme, page);
  }, [page, scheme]);

  const open = async (loaded: Document | null) => {
    if (!loaded) return;
    await copyStyles(loaded);
    // The frame may have got its page meanwhile.
    if (frame.current?.contentDocument === loaded) setPage(loaded);
  };
  return (
    <div
      ref={room}
      className="overflow-hidden rounded border border-rule"
      style={{ height: size.height * size.scale, maxWidth: width }}
    >
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        onLoad={({ currentTarget }) => void open(currentTarget.contentDocument)}
        className="origin-top-left"
        style={{ width, height: size.height, transform: `scale(${size.scale})` }}
      />
      {page && createPortal(<div inert>{children}</div>, page.body)}
    </div>
  );
}

/** Gives a page the style sheets of this one. Resolves when they are loaded. */
async function copyStyles(page: Document): Promise<void> {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')].map(
    (sheet) => page.importNode(sheet, true) as HTMLElement,
  );
  const loaded = sheets
    .filter((sheet) => sheet.tagName === 'LINK')
    .map(
      (sheet) =>
        new Promise((resolve) => {
          sheet.addEventListener('load', resolve);
          sheet.addEventListener('error', resolve);
        }),
    );
  page.head.append(...sheets);
  await Promise.all(loaded);
}
