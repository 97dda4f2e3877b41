import { describe, expect, test } from 'vitest';
import { getPhoneVariant, getPictureSources } from './picture-sources.ts';

describe('picture sources', () => {
  test('are derived from the path, AVIF before WebP', () => {
    expect(getPictureSources('/media/vd-13re.1200.webp')).toEqual([
      {
        type: 'image/avif',
        files: [
          { path: '/media/vd-13re.320.avif', width: 320 },
          { path: '/media/vd-13re.640.avif', width: 640 },
          { path: '/media/vd-13re.1200.avif', width: 1200 },
        ],
      },
      {
        type: 'image/webp',
        files: [
          { path: '/media/vd-13re.320.webp', width: 320 },
          { path: '/media/vd-13re.640.webp', width: 640 },
          { path: '/media/vd-13re.1200.webp', width: 1200 },
        ],
      },
    ]);
  });

  test.each([
    'https://cdn.example/drill.1200.webp',
    'https://cdn.example/media/drill.1200.webp',
    '/uploads/drill.1200.webp',
    '/media/drill.svg',
    '/media/drill.gif',
    '/media/brochures/drill.pdf',
    '',
  ])('do not exist for what the shop cannot resize: %s', (path) => {
    expect(getPictureSources(path)).toEqual([]);
    expect(getPhoneVariant(path)).toBeUndefined();
  });

  test.each(['/media/drill.webp', '/media/drills/one.1200.jpg', '/media/drills/ONE.JPG'])(
    'are the sizes that the shop makes of a picture of the operator: %s',
    (path) => {
      const name = path.slice('/media/'.length);
      const listFiles = (format: string) =>
        [320, 640, 1280, 1600].map((width) => ({ path: `/media/resized/${width}.${format}/${name}`, width }));
      expect(getPictureSources(path)).toEqual([
        { type: 'image/avif', files: listFiles('avif') },
        { type: 'image/webp', files: listFiles('webp') },
      ]);
      expect(getPhoneVariant(path)).toBeUndefined();
    },
  );

  test('include a phone variant for wide pictures only', () => {
    expect(getPhoneVariant('/media/banner-welding.1920.webp')).toBe('/media/banner-welding-phone.1200.webp');
    expect(getPhoneVariant('/media/vd-13re.1200.webp')).toBeUndefined();
  });
});
