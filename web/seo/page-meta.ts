import type { MetaDescriptor } from 'react-router';
import type { RootData } from '#web/site/root-data.ts';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';
import { openGraphMeta } from './open-graph-meta.ts';

/** The matches of a page, the root's first: what `meta` receives. */
export type RouteMatches = readonly [{ loaderData: RootData | undefined }, ...unknown[]];

type PageMeta = {
  /** Stands before the brand name. */
  title: string;
  /** Without one the page is described as the shop is. */
  description?: string | ((brandName: string) => string);
  /** The one address of the page, from the root; left out where it is of no use to others than its visitor. */
  path?: string | undefined;
  /** A picture of what the page is about, as the API gives it. */
  picture?: string | undefined;
  /** What the page is in the words of schema.org, its parts side by side. */
  jsonLd?: (site: Site, frame: RootData) => object[];
};

/**
 * The head of a page: `{title} | {brand}`, and what search engines and those who show a passed-on link read. A page
 * without an address of its own is kept out of search engines.
 */
export function pageMeta(matches: RouteMatches, page: PageMeta): MetaDescriptor[] {
  const rootData = matches[0].loaderData;
  if (!rootData) return [{ title: page.title }];
  const { site } = rootData;
  const given = page.description ?? text.layout.shopDescription;
  const description = typeof given === 'string' ? given : given(site.brandName);
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
