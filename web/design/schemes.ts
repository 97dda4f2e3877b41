export type Schemes = Record<'light' | 'dark', Record<string, string>>;

/** The colours of theme.css in both schemes, whichever of them the browser prefers. */
export function readSchemes(): Schemes {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet, false));
  const light = coloursOf(rules.filter(({ isDark }) => !isDark));
  return { light, dark: { ...light, ...coloursOf(rules.filter(({ isDark }) => isDark)) } };
}

type FoundRule = { rule: CSSStyleRule; isDark: boolean };

function rulesIn(group: CSSStyleSheet | CSSGroupingRule, isDark: boolean): FoundRule[] {
  return [...group.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':root') ? [{ rule, isDark }] : [];
    if (rule instanceof CSSMediaRule) {
      if (rule.conditionText.includes('print')) return [];
      return rulesIn(rule, isDark || rule.conditionText.includes('dark'));
    }
    return rule instanceof CSSGroupingRule ? rulesIn(rule, isDark) : [];
  });
}

function coloursOf(rules: FoundRule[]): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap(({ rule: { style } }) =>
      [...style]
        .filter((name) => name.startsWith('--color-'))
        .map((name) => [name, style.getPropertyValue(name)]),
    ),
  );
}
