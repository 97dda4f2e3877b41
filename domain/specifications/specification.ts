/**
 * What kind of values a specification of a sub-category has. A 'text' is neither a filter nor sorted by; 'yes_no' is a
 * choice of two.
 */
export const SPECIFICATION_KINDS = ['number', 'choice', 'yes_no', 'text'] as const;
export type SpecificationKind = (typeof SPECIFICATION_KINDS)[number];

/** Which figure is better, all else being equal. */
export const BETTER_FIGURES = ['higher', 'lower', 'none'] as const;
export type BetterFigure = (typeof BETTER_FIGURES)[number];

/** How the specifications with a name are read in a sub-category. */
export type SpecificationType = {
  kind: SpecificationKind;
  /** Of numbers: the unit that they are shown in ('HP'); '' for plain numbers. */
  unit: string;
};

/** A specification as it is written: 'Power', '5 HP (3.7 kW)'. */
export type WrittenSpecification = { name: string; value: string };

export type DescribedProduct = { title: string; specifications: readonly WrittenSpecification[] };

/** The values of one specification that a list is filtered by: any of these choices or figures. */
export type SpecificationFilter = {
  name: string;
  choices: string[];
  /** In the base unit, both ends included; null where there is no bound. */
  ranges: FigureRange[];
};
export type FigureRange = { min: number | null; max: number | null };
