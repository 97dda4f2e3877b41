import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the shop does not use of React Router. A change of its code makes the pages larger again,
 * which tests/budgets notices, but never wrong.
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

/**
 * Expression → the value that it always has here: routes are not discovered, nothing is instrumented or submitted
 * through the router, and there are no fetchers, blockers, view transitions or server components.
 */
const CONSTANTS: [RegExp, string][] = [
  [/(?<!function )\bisFogOfWarEnabled\([^()]*\)/g, 'false'],
  [/\binit\.patchRoutesOnNavigation\b/g, 'undefined'],
  [/\binit\.instrumentations\b/g, 'undefined'],
  [/(?<!function )\bis(?:SubmissionNavigation|MutationMethod)\([^()]*\)/g, 'false'],
  [/\brequest\.method !== "GET"/g, 'false'],
  [/\bblockerFunctions\.size === 0/g, 'true'],
  [/!viewTransitionOpts \|\| !isViewTransitionAvailable/g, 'true'],
  [/\(opts && opts\.enableViewTransition\) === true/g, 'false'],
  [/\bif \(pendingViewTransitionEnabled\)/g, 'if (false)'],
  [/\bappliedViewTransitions\.get\([^()]*\)/g, 'undefined'],
  [/\bappliedViewTransitions\.has\([^()]*\)/g, 'false'],
  [/(?<!function )\buseIsRSCRouterContext\(\)/g, 'false'],
  // Of the only class that reads it; it says whether there are server components.
  [/\bthis\.context\b/g, 'false'],
];

const UNUSED_PROPERTY =
  /^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|_internalFetchControllers: fetchControllers),$/gm;

export function dropUnused(code: string): string {
  const folded = CONSTANTS.reduce((text, [expression, value]) => text.replace(expression, value), code);
  return (
    folded
      // The router's ways into what is not used, a property a line.
      .replace(UNUSED_PROPERTY, '')
      // Components stay because their names for developer tools are set on them …
      .replace(/^\w+\.displayName = .*;$/gm, '')
      // … and because this call might have side effects.
      .replace(/^(const \w+ = )(?=[\w$]+\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
  );
}
