import { expect, it } from 'vitest';
import { createRouteFinder } from './route-finder.ts';

const findRoute = createRouteFinder(['/', '/cart', '/lists/shared', '/lists/:listid', '/media/*', '/api/*']);

it.each([
  ['/', '/'],
  ['/cart/', '/cart'],
  ['/lists/shared', '/lists/shared'],
  ['/lists/4fGh2Kd', '/lists/:listid'],
  ['/media/drills/one.jpg', '/media/*'],
  ['/lists/4fGh2Kd/more', 'other'],
  ['/.env', 'other'],
])('finds the pattern of %s', (path, pattern) => {
  expect(findRoute(path)).toBe(pattern);
});
