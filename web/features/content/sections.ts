import { slugFromTitle } from '#domain/slug.ts';

export type Section = { id: string; title: string };

/** Gives each heading of the content an anchor to link to. @returns the content and its sections. */
export function addSectionAnchors(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const htmlWithAnchors = html.replace(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
    const title = toPlainText(heading);
    const slug = slugFromTitle(title);
    const isTaken = sections.some(({ id }) => id === slug);
    const id = isTaken ? `${slug}-${sections.length + 1}` : slug;
    sections.push({ id, title });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: htmlWithAnchors, sections };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of some HTML, without its tags. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();
}
