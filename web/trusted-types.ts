/**
 * What of https://www.w3.org/TR/trusted-types/ is used here. Pages tell browsers that know it that no text becomes
 * markup or code but through these policies.
 */
type Policy = { createHTML(html: string): string };
type Rules = {
  createHTML?: (html: string) => string;
  createScript?: (code: string) => string;
};
type Factory = { createPolicy(name: string, rules: Rules): Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** With it React makes script elements that do not run. */
const REACTS_SCRIPT = '<script></script>';

// For what libraries do by themselves: React puts what search engines are told into the head. Without a < that is no
// markup, wherever it is put. Everything else becomes nothing rather than an error: when React cannot take a page over
// it writes the page's own scripts anew, which have run long since, and the page must not break by that.
factory?.createPolicy('default', {
  createHTML: (html) => (html === REACTS_SCRIPT || (!html.includes('<') && isJson(html)) ? html : ''),
  createScript: (code) => (isJson(code) ? code : ''),
});

/** For the operator's rich text, and nothing else: the API sanitises it when it is stored and when it is read. */
const richText = factory?.createPolicy('rich-text', { createHTML: (html) => html });

export function trustRichText(sanitised: string): string {
  return richText?.createHTML(sanitised) ?? sanitised;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
