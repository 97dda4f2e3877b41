import { createStoredChoice } from './stored-choice.ts';

export type Theme = 'system' | 'light' | 'dark';

/** Light, dark, or as the system is. */
export const theme = createStoredChoice<Theme>('theme', ['system', 'light', 'dark']);

const DARK = '(prefers-color-scheme: dark)';
/** Queries that are always, or never, true. */
const ANSWERS: Record<Theme, string> = {
  system: DARK,
  light: '(max-width: 0px)',
  dark: '(min-width: 0px)',
};
const writtenQueries = new WeakMap<CSSMediaRule, string>();

export function chooseTheme(chosen: Theme): void {
  theme.set(chosen);
  applyTheme();
}

/**
 * The design system asks the system which colours to show. Where a person has chosen others, its questions get another
 * answer, so that the colours stay in one place.
 */
export function applyTheme(): void {
  showTheme(theme.get(), document);
}

/** Shows a page in the colours of a theme, whatever the system asks for. */
export function showTheme(chosen: Theme, page: Document): void {
  page.documentElement.style.colorScheme = chosen === 'system' ? '' : chosen;
  for (const sheet of page.styleSheets) answerQueries(sheet.cssRules, ANSWERS[chosen]);
}

function answerQueries(rules: CSSRuleList, answer: string): void {
  for (const rule of rules) {
    if (isMediaRule(rule)) {
      const written = writtenQueries.get(rule) ?? rule.media.mediaText;
      if (written.includes(DARK)) {
        writtenQueries.set(rule, written);
        rule.media.mediaText = written.replace(DARK, answer);
      }
    }
    if ('cssRules' in rule) answerQueries(rule.cssRules as CSSRuleList, answer);
  }
}

/** Not `instanceof`, because the rules of another page are of other classes. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return rule.constructor.name === 'CSSMediaRule';
}
