export type ColourSchemes = Record<'light' | 'dark', Record<string, string>>;

/** The colours of theme.css in both schemes, independent of the browser's preference. */
export function readColourSchemes(): ColourSchemes {
  const rules = [...document.styleSheets].flatMap((sheet) => collectRootRules(sheet, false));
  const light = collectColours(rules.filter(({ isDark }) => !isDark));
  return { light, dark: { ...light, ...collectColours(rules.filter(({ isDark }) => isDark)) } };
}

type RootRule = { rule: CSSStyleRule; isDark: boolean };

function collectRootRules(group: CSSStyleSheet | CSSGroupingRule, isDark: boolean): RootRule[] {
  return [...group.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':root') ? [{ rule, isDark }] : [];
    if (rule instanceof CSSMediaRule) {
      if (rule.conditionText.includes('print')) return [];
      return collectRootRules(rule, isDark || rule.conditionText.includes('dark'));
    }
    return rule instanceof CSSGroupingRule ? collectRootRules(rule, isDark) : [];
  });
}

function collectColours(rules: RootRule[]): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap(({ rule: { style } }) =>
      [...style]
        .filter((name) => name.startsWith('--color-'))
        .map((name) => [name, style.getPropertyValue(name)]),
    ),
  );
}
