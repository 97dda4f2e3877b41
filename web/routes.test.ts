import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import * as pagePaths from '#domain/page-paths.ts';
import routes from './routes.ts';

const { UNKNOWN_PLACE, brandPath, furtherPagePath, productPath, categoryPath, orderPath } = pagePaths;
const { quotationPath, resetPasswordPath, savedListPath, verifyAccountPath, verifyPath } = pagePaths;

const PATHS = [
  ...Object.entries(pagePaths).flatMap(([name, path]) => (name.endsWith('_PATH') ? [String(path)] : [])),
  productPath('p1', 'Drill', UNKNOWN_PLACE),
  categoryPath('c1', 'Tools'),
  brandPath('Vajra'),
  furtherPagePath('faq'),
  orderPath('o1'),
  savedListPath('l1'),
  quotationPath('token'),
  resetPasswordPath('token'),
  verifyAccountPath('token'),
  verifyPath('EST/2026-27/000123', 'CODE'),
];

it('gives every route exactly one path in domain/page-paths.ts, and every path a route', () => {
  const matched = PATHS.map((path) => matchRoutes(routes as RouteObject[], path)?.at(-1)?.route.path ?? '');
  const patterns = routes.map(({ path = '' }) => path).filter((pattern) => pattern !== '*');
  expect(matched.toSorted()).toEqual(patterns.toSorted());
});
