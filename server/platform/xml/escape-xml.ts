const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain, not even escaped (section 2.2). */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an element or an attribute of an XML document. */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, '�').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
