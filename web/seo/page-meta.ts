import type { MetaDescriptor } from 'react-router';
import { type PageData, readPageData } from '#web/routing/page-data.ts';
import type { RootData } from '#web/site/root-data.ts';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';
import { openGraphMeta } from './open-graph-meta.ts';

/** The matches of a page as `meta` receives them, the root's first. */
export type RouteMatches = readonly [{ loaderData: PageData<RootData> | undefined }, ...unknown[]];

/** Undefined on the error page of a shop that could not load even these. */
export function readRootData([{ loaderData }]: RouteMatches): RootData | undefined {
  return loaderData && readPageData(loaderData);
}

type PageMeta = {
  /** The page's own title; `pageMeta` appends the brand name. */
  title: string;
  /** Defaults to the description of the shop. */
  description?: string | ((brandName: string) => string) | undefined;
  /** The canonical path of the page; left out where the page is of use to its visitor only. */
  path?: string | undefined;
  /** A picture of what the page is about, as the API returns it. */
  picture?: string | undefined;
  /**
   * The schema.org objects that describe the page. Search engines read them in documents; pages whose code shall be
   * small give them on the server alone (`import.meta.env.SSR`).
   */
  jsonLd?: ((site: Site, rootData: RootData) => object[]) | undefined;
};

/**
 * The head of a page: the title `{title} | {brand}`, and the tags that search engines and link previews read. A page
 * without a canonical path is kept out of search engines.
 */
export function pageMeta(matches: RouteMatches, page: PageMeta): MetaDescriptor[] {
  const rootData = readRootData(matches);
  if (!rootData) return [{ title: page.title }];
  const { site } = rootData;
  const template = page.description ?? text.layout.shopDescription;
  const description = typeof template === 'string' ? template : template(site.brandName);
  const meta: MetaDescriptor[] = [
    { title: `${page.title} | ${site.brandName}` },
    { name: 'description', content: description },
  ];
  if (page.path === undefined) return [...meta, { name: 'robots', content: 'noindex' }];
  meta.push(
    { tagName: 'link', rel: 'canonical', href: site.publicUrl + page.path },
    ...openGraphMeta(site, { title: page.title, description, path: page.path, picture: page.picture }),
  );
  if (page.jsonLd) {
    meta.push({
      'script:ld+json': { '@context': 'https://schema.org', '@graph': page.jsonLd(site, rootData) },
    });
  }
  return meta;
}
