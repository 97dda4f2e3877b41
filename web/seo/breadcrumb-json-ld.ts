import type { Site } from '#web/site/site.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';

/** The trail from the home page to a page, itself included, as a schema.org `BreadcrumbList`. */
export function breadcrumbJsonLd(trail: readonly Crumb[], site: Site) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.publicUrl + path,
    })),
  };
}
