import { escapeXml } from './escape-xml.ts';

export type XmlElement = {
  name: string;
  attributes?: Record<string, string>;
  /** A text, or the elements in it. */
  content: string | readonly XmlElement[];
};

/** Renders an element and all in it, each on a line of its own. */
export function renderElement({ name, attributes = {}, content }: XmlElement, indent = ''): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)];
  const inside =
    typeof content === 'string'
      ? escapeXml(content)
      : `\n${content.map((element) => renderElement(element, `${indent} `)).join('')}${indent}`;
  return `${indent}<${start.join(' ')}>${inside}</${name}>\n`;
}
