import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dropUnused } from './unused-router-code.ts';

const ROUTER = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production/lib');

it('marks components as free of side effects and leaves out their names, but nothing inside of functions', () => {
  const code = `const Link = React$1.forwardRef(function LinkWithRef(props, ref) {
	Form.displayName = "Form";
});
Link.displayName = "Link";`;
  expect(
    dropUnused(code),
  ).toBe(`const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef(props, ref) {
	Form.displayName = "Form";
});
`);
});

it.each([
  [
    'router/router.js',
    [
      'init.patchRoutesOnNavigation',
      'init.instrumentations',
      '!isSubmissionNavigation(opts)',
      'isMutationMethod(submission.formMethod)',
      'blockerFunctions.size === 0',
      '(opts && opts.enableViewTransition) === true',
      'if (pendingViewTransitionEnabled)',
      'appliedViewTransitions.get(',
      '\t\tfetch,\n',
      '\t\tgetBlocker,\n',
    ],
  ],
  ['components.js', ['!viewTransitionOpts || !isViewTransitionAvailable', 'useIsRSCRouterContext() ||']],
  ['dom/ssr/components.js', ['= useIsRSCRouterContext()']],
  ['hooks.js', ['if (this.context)']],
  ['dom/ssr/single-fetch.js', ['request.method !== "GET"']],
  ['dom/ssr/fog-of-war.js', ['if (!isFogOfWarEnabled(']],
])('finds what is not used in %s of the installed version', (file, expressions) => {
  const code = readFileSync(path.join(ROUTER, file), 'utf8');
  for (const expression of expressions) {
    expect(code).toContain(expression);
    expect(dropUnused(code)).not.toContain(expression);
  }
});
