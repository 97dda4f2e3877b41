import { createContext as createReactContext, use, useLayoutEffect, useRef } from 'react';
import { createContext } from 'react-router';

/**
 * HTML that is the same on every page. The server renders it once for all pages; browsers keep what came with the
 * document, and need neither the code nor the data of it.
 */
export type StaticHtml = { logo: string; contacts: string; categoryMenu: string; footer: string };

/** HTML of one page; on pages that are opened later, browsers render these parts themselves. */
export type PageHtml = { productHead: string; productTerms: string; productTexts: string };

/** Set by the root route's loader, for the renderer of the page. */
export const staticHtmlContext = createContext<StaticHtml | null>(null);
/** Set by the loader of a page that has such parts. */
export const pageHtmlContext = createContext<PageHtml | null>(null);
/** Null in browsers. */
export const StaticHtmlContext = createReactContext<(StaticHtml & Partial<PageHtml>) | null>(null);

type StaticPartProps = {
  name: keyof StaticHtml | keyof PageHtml;
  as?: 'div' | 'footer' | 'span';
  className?: string;
};

export function StaticPart({ name, as: Element = 'div', className }: StaticPartProps) {
  const html = use(StaticHtmlContext)?.[name] ?? '';
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React creates the element again, and empty, for an error page and when hydration fails.
    if (element.current?.hasChildNodes() === false)
      element.current.append(...(servedNodes.get(name) ?? []).map((node) => node.cloneNode(true)));
  }, [name]);
  return (
    <Element
      ref={element}
      data-static={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The document's own nodes by the name of their part. Scripts are at its end, so all of them are there. */
const servedNodes = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [
        part.dataset.static,
        [...part.childNodes],
      ]),
);
