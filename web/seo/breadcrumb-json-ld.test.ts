import { expect, it } from 'vitest';
import type { Site } from '#web/site/site.ts';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';

it('numbers the pages of a trail and gives them absolute URLs', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Drills', path: '/category/drills/1?query=drills&sid=2' },
  ];
  expect(breadcrumbJsonLd(trail, { publicUrl: 'https://shop.example' } as Site)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Drills',
        item: 'https://shop.example/category/drills/1?query=drills&sid=2',
      },
    ],
  });
});
