import type { DescribedProduct, WrittenSpecification } from './specification.ts';

/** The names of specifications that others imply: 'Supply: 415 V, three-phase' says the phase, too. */
export const PHASE = 'Phase';
export const PROTECTION = 'Protection';
export const POLES = 'Poles';

const PHASES: [pattern: RegExp, phase: string][] = [
  [/\b(?:three|3)[\s-]?ph(?:ase)?\b/i, 'Three phase'],
  [/\b(?:single|1)[\s-]?ph(?:ase)?\b/i, 'Single phase'],
  [/\b(?:two|2)[\s-]?ph(?:ase)?\b/i, 'Two phase'],
];

/** A value that a text names, and where. */
export type FoundValue = { value: string; start: number; end: number };

/** The value whose pattern a text has; of several none. */
function findOnly(
  patterns: readonly [pattern: RegExp, value: string][],
  text: string,
): FoundValue | undefined {
  const found = patterns.flatMap(([pattern, value]) => {
    const match = pattern.exec(text);
    return match ? [{ value, start: match.index, end: match.index + match[0].length }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The number of phases that a text names; several are a choice of their own and no answer. */
export function readPhase(text: string): FoundValue | undefined {
  return findOnly(PHASES, text);
}

/** The protection class that a text names: 'IP55'. */
export function readProtection(text: string): FoundValue | undefined {
  const match = /\bIP[\s-]?(\d\d[A-Z]?)\b/i.exec(text);
  if (!match?.[1]) return undefined;
  return { value: `IP${match[1].toUpperCase()}`, start: match.index, end: match.index + match[0].length };
}

const POLE_NUMBERS: [pattern: RegExp, poles: string][] = [
  [/\b(?:single|one|1)[\s-]?poles?\b|\b(?:1p|sp)\b/i, '1'],
  [/\b(?:double|two|2)[\s-]?poles?\b|\b(?:2p|dp)\b/i, '2'],
  [/\b(?:triple|three|3)[\s-]?poles?\b|\b(?:3p|tp)\b/i, '3'],
  [/\b(?:four|4)[\s-]?poles?\b|\b(?:4p|fp)\b/i, '4'],
  [/\b(?:six|6)[\s-]?poles?\b|\b6p\b/i, '6'],
];

/** The number of poles that a text names, of a switch or a motor: 'double pole', '2P'. */
export function readPoles(text: string): FoundValue | undefined {
  return findOnly(POLE_NUMBERS, text);
}

/** The specifications of a product with those that they or its title imply; phases in one spelling. */
export function withImplied({ title, specifications: written }: DescribedProduct): WrittenSpecification[] {
  const text = [title, ...written.map(({ value }) => value)].join(' ; ');
  const implied = [
    { name: PHASE, value: readPhase(text)?.value },
    { name: PROTECTION, value: readProtection(text)?.value },
    { name: POLES, value: readPoles(title)?.value },
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
  return (readPhase(value) ?? readPhase(`${value} phase`))?.value ?? value;
}
