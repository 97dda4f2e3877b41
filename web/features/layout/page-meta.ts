import type { MetaDescriptor } from 'react-router';
import type { Frame } from './frame.ts';

/** The matches of a page, the root's first: what `meta` receives. */
type Matches = readonly [{ loaderData: Frame | undefined }, ...unknown[]];

type PageMeta = {
  /** Stands before the brand name. */
  title: string;
  description?: string;
  /** The one address of a page that has several, from the root. */
  canonicalPath?: string;
  /** False for pages that are of no use to somebody coming from a search engine. */
  isIndexed?: boolean;
};

/** The head of a page: `{title} | {brand}` and what search engines read. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const site = matches[0].loaderData?.site;
  const meta: MetaDescriptor[] = [{ title: site ? `${page.title} | ${site.brandName}` : page.title }];
  if (page.description) meta.push({ name: 'description', content: page.description });
  if (page.canonicalPath && site) {
    meta.push({ tagName: 'link', rel: 'canonical', href: site.publicUrl + page.canonicalPath });
  }
  if (page.isIndexed === false) meta.push({ name: 'robots', content: 'noindex' });
  return meta;
}
