import type { DescribedProduct, WrittenSpecification } from './specification.ts';

/** The names of specifications that others imply: 'Supply: 415 V, three-phase' says the phase, too. */
export const PHASE = 'Phase';
export const PROTECTION = 'Protection';

const PHASES: [pattern: RegExp, phase: string][] = [
  [/\b(?:three|3)[\s-]?ph(?:ase)?\b/i, 'Three phase'],
  [/\b(?:single|1)[\s-]?ph(?:ase)?\b/i, 'Single phase'],
  [/\b(?:two|2)[\s-]?ph(?:ase)?\b/i, 'Two phase'],
];

/** The number of phases that a text names; several are a choice of their own and no answer. */
export function readPhase(text: string): { phase: string; start: number; end: number } | undefined {
  const found = PHASES.flatMap(([pattern, phase]) => {
    const match = pattern.exec(text);
    return match ? [{ phase, start: match.index, end: match.index + match[0].length }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The protection class that a text names: 'IP55'. */
export function readProtection(text: string): { protection: string; start: number; end: number } | undefined {
  const match = /\bIP[\s-]?(\d\d[A-Z]?)\b/i.exec(text);
  if (!match?.[1]) return undefined;
  return {
    protection: `IP${match[1].toUpperCase()}`,
    start: match.index,
    end: match.index + match[0].length,
  };
}

/** The specifications of a product with those that they or its title imply; phases in one spelling. */
export function withImplied({ title, specifications: written }: DescribedProduct): WrittenSpecification[] {
  const text = [title, ...written.map(({ value }) => value)].join(' ; ');
  const implied = [
    { name: PHASE, value: readPhase(text)?.phase },
    { name: PROTECTION, value: readProtection(text)?.protection },
  ];
  return [
    ...written.map(({ name, value }) => ({ name, value: isNamed(name, PHASE) ? spellPhase(value) : value })),
    ...implied.flatMap(({ name, value }) =>
      value === undefined || written.some((each) => isNamed(each.name, name)) ? [] : [{ name, value }],
    ),
  ];
}

const isNamed = (name: string, other: string) => name.toLowerCase() === other.toLowerCase();

/** 'Three', '3' and '3-phase' as 'Three phase'. */
function spellPhase(value: string): string {
  return (readPhase(value) ?? readPhase(`${value} phase`))?.phase ?? value;
}
