import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import * as pagePaths from '#domain/page-paths.ts';
import routes from './routes.ts';

const { UNKNOWN_PLACE, productPath, categoryPath, orderPath, resetPasswordPath, verifyAccountPath } =
  pagePaths;

const PATHS = [
  ...Object.entries(pagePaths).flatMap(([name, path]) => (name.endsWith('_PATH') ? [String(path)] : [])),
  productPath('p1', 'Drill', UNKNOWN_PLACE),
  categoryPath('c1', 'Tools'),
  orderPath('o1'),
  resetPasswordPath('token'),
  verifyAccountPath('token'),
];

it('gives every route exactly one path in domain/page-paths.ts, and every path a route', () => {
  const matched = PATHS.map((path) => matchRoutes(routes as RouteObject[], path)?.at(-1)?.route.path ?? '');
  const patterns = routes.map(({ path = '' }) => path).filter((pattern) => pattern !== '*');
  expect(matched.toSorted()).toEqual(patterns.toSorted());
});
