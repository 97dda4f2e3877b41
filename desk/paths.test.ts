import { expect, it } from 'vitest';
import { MENU } from './menu.ts';
import * as paths from './paths.ts';
import { SCREENS } from './screens.ts';
import { en } from './text/en.ts';

/** Screens of somebody who is not at the desk yet are not in the list. */
const BEFORE_LOGIN = [paths.LOGIN_PATH];

const { settingPath, ...others } = paths;
const EXAMPLES = [
  ...Object.values(others).map((path) => (typeof path === 'string' ? path : fill(path))),
  ...Object.keys(en.settings.parts).map(settingPath),
];

it.each(EXAMPLES.filter((path) => !BEFORE_LOGIN.includes(path)))('%s is the path of a screen', (path) => {
  expect(findPatterns(path)).not.toEqual([]);
});

it('every screen has a path', () => {
  const reached = new Set(EXAMPLES.flatMap(findPatterns));
  expect(Object.keys(SCREENS).filter((pattern) => !reached.has(pattern))).toEqual([]);
});

it('the menu leads to screens', () => {
  expect(MENU.filter(({ path }) => !(path.slice(1) in SCREENS))).toEqual([]);
});

function fill(build: (...parameters: never[]) => string): string {
  const parameters = Array.from({ length: build.length }, (_, index) => `value${index}`);
  return build(...(parameters as never[]));
}

/** Those of screens that an address of its own, or one with values in it, leads to. */
function findPatterns(path: string): string[] {
  return Object.keys(SCREENS).filter((pattern) =>
    new RegExp(`^/${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );
}
