import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Scope = {
  /** The one rule to look at. */
  only?: string | undefined;
  /** What is left out, as a CSS selector. */
  except?: string | undefined;
};

/** What some cannot see or use, by the rules of WCAG 2.2 AA: each rule with the elements that break it. */
export async function findAxeViolations(page: Page, { only, except }: Scope = {}): Promise<string[]> {
  // Of many alike the first few stand for all; without frames the mode that opens no second page will do.
  const axe = new AxeBuilder({ page }).exclude('li:nth-child(n+5)').setLegacyMode();
  if (except) axe.exclude(except);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
  axe.options({
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: tags },
    // What is in order need not be described.
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
