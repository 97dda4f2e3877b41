/** Sitemaps in the format of sitemaps.org, rendered in chunks so that they can be streamed. */

import { escapeXml } from '#server/platform/xml/escape-xml.ts';

export type SitemapEntry = { url: string; changedAt?: Date | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of a shop's sitemaps. */
export function renderSitemapIndex(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => `<sitemap>${renderEntry(entry)}</sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

export const SITEMAP_START = `${HEAD}<urlset ${NAMESPACE}>\n`;
export const SITEMAP_END = '</urlset>\n';

/** Some entries of a sitemap; all of them go between SITEMAP_START and SITEMAP_END. */
export function renderSitemapEntries(entries: readonly SitemapEntry[]): string {
  return entries.map((entry) => `<url>${renderEntry(entry)}</url>\n`).join('');
}

function renderEntry({ url, changedAt }: SitemapEntry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${escapeXml(url)}</loc>${lastmod}`;
}
