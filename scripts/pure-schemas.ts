import type { Plugin } from 'vite';

/** Imports whose calls only create a schema or a declaration. Without a name, every import from the module counts. */
const PURE_IMPORTS: { from: RegExp; name?: string }[] = [
  { from: /^zod(\/mini)?$/ },
  { from: /\/call\.ts$/, name: 'defineCall' },
];

/**
 * Marks calls that create a schema as free of side effects, so that the bundler drops the schemas that a page does not
 * use. Only calls of the imports count, not those of a variable that happens to have the same name.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !PURE_IMPORTS.some(({ name = 'zod' }) => code.includes(name))) return null;
      const offsets = findPureCalls(this.parse(code, { lang: 'ts' }) as unknown as Node);
      return offsets.length === 0 ? null : { code: annotate(code, offsets), map: null };
    },
  };
}

type Node = { type: string; start: number; [property: string]: unknown };

/** The offsets of pure calls that run when the module is loaded. */
export function findPureCalls(program: Node): number[] {
  const names = new Set(getChildren(program).flatMap(readPureNames));
  const offsets = new Set<number>();
  const visit = (node: Node): void => {
    // Function bodies do not run at load, and only there can a local variable shadow an imported name.
    if (/Function/.test(node.type)) return;
    if (node.type === 'CallExpression' && names.has(findRootName(node))) offsets.add(node.start);
    for (const child of getChildren(node)) visit(child);
  };
  if (names.size > 0) visit(program);
  return [...offsets];
}

/** The local names of an import statement's pure imports. */
function readPureNames(statement: Node): unknown[] {
  if (statement.type !== 'ImportDeclaration') return [];
  const from = String((statement.source as { value: unknown }).value);
  const pure = PURE_IMPORTS.filter((each) => each.from.test(from));
  return (statement.specifiers as { imported?: { name: string }; local: { name: string } }[])
    .filter(({ imported }) => pure.some(({ name }) => name === undefined || name === imported?.name))
    .map(({ local }) => local.name);
}

/** Finds the identifier that an expression begins with: `z` in `z.string().check(…)`. */
function findRootName(node: Node): unknown {
  if (node.type === 'CallExpression') return findRootName(node.callee as Node);
  if (node.type === 'MemberExpression') return findRootName(node.object as Node);
  return node.type === 'Identifier' ? node.name : undefined;
}

function getChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

function annotate(code: string, offsets: readonly number[]): string {
  return offsets
    .toSorted((a, b) => b - a)
    .reduce((text, offset) => `${text.slice(0, offset)}/*#__PURE__*/ ${text.slice(offset)}`, code);
}
