/**
 * What of https://www.w3.org/TR/trusted-types/ is used here. Pages tell browsers that know it that no text becomes
 * markup or code but through these policies.
 */
type TrustedTypesPolicy = { createHTML(html: string): string };
type PolicyRules = {
  createHTML?: (html: string) => string;
  createScript?: (code: string) => string;
};
type PolicyFactory = { createPolicy(name: string, rules: PolicyRules): TrustedTypesPolicy };

const policyFactory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** With it React makes script elements that do not run. */
const REACT_SCRIPT_PLACEHOLDER = '<script></script>';

// For what libraries do by themselves: React puts what search engines are told into the head. Without a < that is no
// markup, wherever it is put. Everything else becomes nothing rather than an error: when React cannot take a page over
// it writes the page's own scripts anew, which have run long since, and the page must not break by that.
policyFactory?.createPolicy('default', {
  createHTML: (html) =>
    html === REACT_SCRIPT_PLACEHOLDER || (!html.includes('<') && isJson(html)) ? html : '',
  createScript: (code) => (isJson(code) ? code : ''),
});

/** For the operator's rich text, and nothing else: the API sanitises it when it is stored and when it is read. */
const richTextPolicy = policyFactory?.createPolicy('rich-text', { createHTML: (html) => html });

export function trustRichText(sanitised: string): string {
  return richTextPolicy?.createHTML(sanitised) ?? sanitised;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
