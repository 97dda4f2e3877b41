import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the shop does not use of React Router, a sixth of it. A change of its code makes the pages
 * larger again, which tests/budgets notices, but never wrong.
 */
export function unusedRouterCode(): Plugin {
  return {
    name: 'unused-router-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({ code: dropUnused(code), map: null }),
    },
  };
}

/** Expression → the value that it always has here: routes are not discovered, and nothing is instrumented. */
const CONSTANTS: [RegExp, string][] = [
  [/(?<!function )\bisFogOfWarEnabled\([^()]*\)/g, 'false'],
  [/\binit\.patchRoutesOnNavigation\b/g, 'undefined'],
  [/\binit\.instrumentations\b/g, 'undefined'],
];

export function dropUnused(code: string): string {
  const folded = CONSTANTS.reduce((text, [expression, value]) => text.replace(expression, value), code);
  return (
    folded
      // Components stay because their names for developer tools are set on them …
      .replace(/^\w+\.displayName = .*;$/gm, '')
      // … and because this call might have side effects.
      .replace(/^(const \w+ = )(?=[\w$]+\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
  );
}
