/** The metadata of a page's HTML, for search engines and for sites that show a link to it. */
export type PageHead = {
  lang: string | undefined;
  title: string | undefined;
  canonical: string | undefined;
  /** By `name` or `property`; a doubled one is a mistake and fails. */
  meta: Record<string, string>;
  /** The things described in the words of schema.org, by their type. */
  described: Record<string, Record<string, unknown>>;
  headings: number;
};

export function readHead(html: string): PageHead {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
  const meta: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const key = attribute(tag, 'name') ?? attribute(tag, 'property');
    if (key === undefined || key === 'theme-color') continue;
    if (key in meta) throw new Error(`${key} stands twice in the head.`);
    meta[key] = attribute(tag, 'content') ?? '';
  }
  const described: PageHead['described'] = {};
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const data = JSON.parse(json);
    if (data['@context'] !== 'https://schema.org') throw new Error(`Not of schema.org: ${json}`);
    for (const thing of data['@graph']) described[thing['@type']] = thing;
  }
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const canonical = links.filter((tag) => attribute(tag, 'rel') === 'canonical');
  if (canonical.length > 1) throw new Error('There are two canonical addresses.');
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    title: decode(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    canonical: canonical[0] && attribute(canonical[0], 'href'),
    meta,
    described,
    headings: [...html.matchAll(/<h1[ >]/g)].length,
  };
}

function attribute(tag: string, name: string): string | undefined {
  return decode(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
}

function decode(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
