import { readFileSync } from 'node:fs';
import path from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Compiling what is written for people takes a browser half as long again. */
const AXE = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

type Scope = {
  /** The one rule to look at. */
  only?: string | undefined;
  /** What alone is looked at, and what is left out, as CSS selectors. */
  within?: string | undefined;
  except?: string | undefined;
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe?: typeof axe;
    /** Where the page was scrolled to when it was looked at before. */
    lastScrollY?: number;
  }
}

/** What some cannot see or use, by the rules of WCAG 2.2 AA: each rule with the elements that break it. */
export async function findAxeViolations(page: Page, { only, within, except }: Scope = {}): Promise<string[]> {
  await waitForStillness(page);
  // Compiling it takes the browser a third of the time that the rules take.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  // Of many alike the first few stand for all.
  const context = {
    ...(within && { include: [within] }),
    exclude: ['li:nth-child(n+5)', ...(except ? [except] : [])],
  };
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: TAGS },
    // What is in order need not be described, and no element by a selector.
    resultTypes: ['violations'],
    selectors: false,
  };
  return page.evaluate(
    async ([selection, settings]) => {
      // A message that begins to fade out meanwhile does so at once.
      const still = new CSSStyleSheet();
      still.replaceSync('* { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const { violations } = await (window.axe as typeof axe).run(selection, settings);
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [context, options] as const,
  );
}

/** What is fading in or out has other contrasts on its way, and what moves may be covered. */
async function waitForStillness(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // While the page glides, its head may half cover a button.
    const isStill = window.lastScrollY === scrollY;
    window.lastScrollY = scrollY;
    return (
      isStill &&
      // A message stands there unseen for a moment before it begins to appear.
      !document.querySelector('[data-sonner-toast][data-mounted="false"]') &&
      document
        .getAnimations()
        .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running')
    );
  });
}
