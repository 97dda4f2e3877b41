import type { MetaDescriptor } from 'react-router';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';

/** For a page without a picture of its own; the file is in public/. */
const SHOP_PICTURE = { path: '/share.png', width: '1200', height: '630' };

type OpenGraphPage = { title: string; description: string; path: string; picture: string | undefined };

/** The preview that messengers and social networks show for a shared link. They do not draw SVG. */
export function openGraphMeta(
  site: Site,
  { title, description, path, picture }: OpenGraphPage,
): MetaDescriptor[] {
  const hasPicture = picture !== undefined && picture !== '' && !picture.endsWith('.svg');
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brandName },
    { property: 'og:locale', content: text.locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: site.publicUrl + path },
    ...(hasPicture
      ? [{ property: 'og:image', content: new URL(picture, site.apiUrl || site.publicUrl).href }]
      : [
          { property: 'og:image', content: site.publicUrl + SHOP_PICTURE.path },
          { property: 'og:image:width', content: SHOP_PICTURE.width },
          { property: 'og:image:height', content: SHOP_PICTURE.height },
        ]),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
