import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type JSXAttribute, type Node, parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '..');

/** Attributes whose value a person sees or hears. */
const TEXT_ATTRIBUTES =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|hint)$/;
/** Two letters in a row are a word; signs such as × or ₹ are the same in every language. */
const WORD = /\p{L}{2}/u;

/** The texts that a component contains literally instead of taking them from web/text/. */
function findLiteralTexts(source: string): string[] {
  const found: string[] = [];
  const addIfWord = (text: string | undefined) => {
    if (text !== undefined && WORD.test(text)) found.push(text.trim());
  };
  walk(parseSync(source, { syntax: 'typescript', tsx: true }), (node) => {
    if (node.type === 'JSXText') addIfWord(getStringValue(node));
    if (node.type === 'JSXAttribute' && TEXT_ATTRIBUTES.test(getAttributeName(node as JSXAttribute))) {
      collectLiterals((node as JSXAttribute).value).forEach(addIfWord);
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const { children } = node as unknown as { children: Node[] };
      for (const child of children) {
        if (child.type === 'JSXExpressionContainer') collectLiterals(child).forEach(addIfWord);
      }
    }
  });
  return found;
}

/** The texts that a value can have: a literal, both branches of a condition, the fixed parts of a template. */
function collectLiterals(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  switch (node.type) {
    case 'StringLiteral':
      return [getStringValue(value as Node)];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return collectLiterals(node.expression);
    case 'ConditionalExpression':
      return [...collectLiterals(node.consequent), ...collectLiterals(node.alternate)];
    case 'BinaryExpression':
      if (!/^(&&|\|\||\?\?|\+)$/.test(String(node.operator))) return [];
      return [...(node.operator === '&&' ? [] : collectLiterals(node.left)), ...collectLiterals(node.right)];
    case 'TemplateLiteral':
      return (node.quasis as { raw: string }[]).map(({ raw }) => raw);
    default:
      return [];
  }
}

function getStringValue(node: Node): string {
  return (node as unknown as { value: string }).value;
}

function getAttributeName({ name }: JSXAttribute): string {
  return 'value' in name ? String(name.value) : '';
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && typeof node.type === 'string') visit(node as Node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) walk(each, visit);
    else walk(value, visit);
  }
}

describe('literal texts', () => {
  it.each(globSync('**/*.tsx', { cwd: WEB, exclude: ['design/**'] }))('do not occur in %s', (file) => {
    expect(findLiteralTexts(readFileSync(path.join(WEB, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>\n  Hello you\n</p>', ['Hello you']],
    ["<p>{'Hello'}</p>", ['Hello']],
    ["<p>{isOpen ? 'Open' : 'Shut'}</p>", ['Open', 'Shut']],
    ["<p>{isOpen && 'Open'}</p>", ['Open']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code to be parsed.
    ['<p>{`Hello ${name}`}</p>', ['Hello']],
    ['<img alt="A drill" src="x.png" />', ['A drill']],
    ["<Field label={isNew ? 'Name' : text.a} />", ['Name']],
    ['<p className="text-ink">{text.a} × {count}</p>', []],
  ])('are found in %s', (jsx, texts) => {
    expect(findLiteralTexts(`export const Example = () => ${jsx};`)).toEqual(texts);
  });
});
