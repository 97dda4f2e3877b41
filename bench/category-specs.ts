import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from './random.ts';

/** The categories of the generated catalogue, with their sub-categories, kinds of products and attributes. */

export type CategorySpec = {
  category: string;
  hsn: string;
  /** Attributes that appear in titles of this category. */
  attributes: string[];
  /** Kinds of products by sub-category. */
  kinds: Record<string, string[]>;
};

const readText = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8').trim();
const parseList = (names = '') => names.split(', ');

/** A category is a line with its HSN code and attributes; its sub-categories are the indented lines after it. */
export const categorySpecs: CategorySpec[] = readText('categories.txt')
  .split(/\n(?=\S)/)
  .map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [category = '', hsn = '', attributes] = head.split(' | ');
    const kinds = lines.map((line) => line.trim().split(': ')).map(([name, list]) => [name, parseList(list)]);
    return { category, hsn, attributes: parseList(attributes), kinds: Object.fromEntries(kinds) };
  });

/** The name of an attribute, how titles show a value (#), and its values. */
const attributes = new Map(
  readText('attributes.txt')
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([name = '', format = '', values]) => [name, { format, values: parseList(values) }]),
);

/** Draws an attribute's value with its unit, as titles show it. */
export function drawAttribute(name: string, random: Random): string {
  const attribute = attributes.get(name);
  if (!attribute) throw new Error(`There is no attribute '${name}'.`);
  return attribute.format.replace('#', random.pick(attribute.values));
}
