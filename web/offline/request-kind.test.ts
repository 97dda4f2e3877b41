import { describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import * as pagePaths from '#domain/page-paths.ts';
import { getRequestKind } from './request-kind.ts';

const {
  UNKNOWN_PLACE,
  categoryPath,
  orderPath,
  productPath,
  quotationPath,
  resetPasswordPath,
  verifyAccountPath,
} = pagePaths;

describe('requests that the service worker answers', () => {
  it('takes no part in any call of the API', () => {
    const paths = Object.values(api).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => getRequestKind(path) !== undefined)).toEqual([]);
  });

  it('takes no part in downloads, pictures, health checks or files for machines', () => {
    const paths = [
      '/media/brochures/drill.pdf',
      '/media/drill.600.webp',
      '/api/openapi.json',
      '/livez',
      '/readyz',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-pages.xml',
      pagePaths.MANIFEST_PATH,
      pagePaths.SERVICE_WORKER_FILE,
    ];
    expect(paths.filter((path) => getRequestKind(path) !== undefined)).toEqual([]);
  });

  it('takes no part in pages whose paths contain a secret', () => {
    expect(getRequestKind(resetPasswordPath('token'))).toBeUndefined();
    expect(getRequestKind(verifyAccountPath('token'))).toBeUndefined();
    expect(getRequestKind(quotationPath('token'))).toBeUndefined();
  });

  it('answers every other page', () => {
    const constants = Object.entries(pagePaths).flatMap(([name, path]) =>
      name.endsWith('_PATH') ? [String(path)] : [],
    );
    const pages = [
      ...constants,
      productPath('p1', 'Drill', UNKNOWN_PLACE),
      categoryPath('c1', 'Tools'),
      orderPath('o1'),
    ];
    expect(pages.filter((path) => getRequestKind(path) !== 'page')).toEqual([
      pagePaths.SOMETHING_WRONG_PATH,
      pagePaths.NOT_FOUND_PATH,
      pagePaths.MANIFEST_PATH,
    ]);
  });

  it('answers files of the build and icons', () => {
    for (const path of ['/assets/entry-D5JuIz9z.css', '/assets/latin-400-PKq5ijmd.woff2', '/icon.svg'])
      expect(getRequestKind(path)).toBe('file');
  });
});
