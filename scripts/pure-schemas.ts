import type { Plugin } from 'vite';

/** What is imported from where and makes nothing but a schema or a declaration. */
const PURE_IMPORTS: { from: RegExp; name?: string }[] = [
  { from: /^zod(\/mini)?$/ },
  { from: /\/call\.ts$/, name: 'defineCall' },
];

/**
 * Marks calls that make a schema as free of effects, so that schemas which a page does not use are left out of its code.
 * Only calls of what is imported count: a variable that happens to have the same name is left alone.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !PURE_IMPORTS.some(({ name = 'zod' }) => code.includes(name))) return null;
      const places = pureCalls(this.parse(code, { lang: 'ts' }) as unknown as Node);
      return places.length === 0 ? null : { code: annotate(code, places), map: null };
    },
  };
}

type Node = { type: string; start: number; [property: string]: unknown };

/** Where calls of what is imported begin that run when the module is loaded. */
export function pureCalls(program: Node): number[] {
  const names = new Set(childrenOf(program).flatMap(pureNames));
  const places = new Set<number>();
  const visit = (node: Node): void => {
    // What a function does it does when it is called; and only there can another variable have the name.
    if (/Function/.test(node.type)) return;
    if (node.type === 'CallExpression' && names.has(rootOf(node))) places.add(node.start);
    for (const child of childrenOf(node)) visit(child);
  };
  if (names.size > 0) visit(program);
  return [...places];
}

/** What an import statement names that `PURE_IMPORTS` has. */
function pureNames(statement: Node): unknown[] {
  if (statement.type !== 'ImportDeclaration') return [];
  const from = String((statement.source as { value: unknown }).value);
  const pure = PURE_IMPORTS.filter((each) => each.from.test(from));
  return (statement.specifiers as { imported?: { name: string }; local: { name: string } }[])
    .filter(({ imported }) => pure.some(({ name }) => name === undefined || name === imported?.name))
    .map(({ local }) => local.name);
}

/** `z` of `z.string().check(…)`. */
function rootOf(node: Node): unknown {
  if (node.type === 'CallExpression') return rootOf(node.callee as Node);
  if (node.type === 'MemberExpression') return rootOf(node.object as Node);
  return node.type === 'Identifier' ? node.name : undefined;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

function annotate(code: string, places: readonly number[]): string {
  return places
    .toSorted((a, b) => b - a)
    .reduce((text, place) => `${text.slice(0, place)}/*#__PURE__*/ ${text.slice(place)}`, code);
}
