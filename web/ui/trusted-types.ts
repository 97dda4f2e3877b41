/**
 * The part of https://www.w3.org/TR/trusted-types/ that is used here. In browsers that support it, the pages' security
 * policy allows text to become markup or code only through these policies.
 */
type TrustedTypesPolicy = { createHTML(html: string): string };
type PolicyRules = {
  createHTML?: (html: string) => string;
  createScript?: (code: string) => string;
  createScriptURL?: (url: string) => string;
};
type PolicyFactory = { createPolicy(name: string, rules: PolicyRules): TrustedTypesPolicy };

const policyFactory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** React sets this HTML to create script elements that do not run. */
const REACT_SCRIPT_PLACEHOLDER = '<script></script>';
const SERVICE_WORKER = '/sw.js';

// For what libraries do on their own: React writes the JSON-LD for search engines into the head. JSON without a < is
// not markup wherever it is put. Everything else becomes an empty string instead of an error: when hydration fails,
// React writes the page's own scripts again; they have already run, and the page must not break because of that.
policyFactory?.createPolicy('default', {
  createHTML: (html) =>
    html === REACT_SCRIPT_PLACEHOLDER || (!html.includes('<') && isJson(html)) ? html : '',
  createScript: (code) => (isJson(code) ? code : ''),
  createScriptURL: (url) => (url === SERVICE_WORKER ? url : ''),
});

/** For the operator's rich text only: the API sanitises it when it is stored and when it is read. */
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
