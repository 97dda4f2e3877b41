import sanitizeHtml from 'sanitize-html';

/** Tags whose removal is not reported: those around a document, and h1, which becomes h2. */
const UNREPORTED_TAGS = new Set(['html', 'head', 'title', 'body', 'h1']);

/**
 * Names what sanitising took out of a page: `<script>` for a tag, `onclick` for an attribute of a tag that stayed.
 * @param content what is left of the HTML.
 */
export function listRemovedMarkup(html: string, content: string): string[] {
  const [before, after] = [countMarkup(html), countMarkup(content)];
  const tags = [...before.keys()].filter((tag) => !after.has(tag) && !UNREPORTED_TAGS.has(tag));
  const attributes = [...before].flatMap(([tag, counts]) => {
    const kept = after.get(tag);
    return kept ? [...counts.keys()].filter((name) => (counts.get(name) ?? 0) > (kept.get(name) ?? 0)) : [];
  });
  return [...tags.map((tag) => `<${tag}>`), ...new Set(attributes)];
}

/** Counts the attributes of each tag, by name. */
function countMarkup(html: string): Map<string, Map<string, number>> {
  const tags = new Map<string, Map<string, number>>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      const counts = tags.get(tag) ?? new Map<string, number>();
      for (const name of Object.keys(attributes)) counts.set(name, (counts.get(name) ?? 0) + 1);
      tags.set(tag, counts);
    },
  });
  return tags;
}
