import { MAX_FILTER_VALUE_LENGTH } from '#contract/list-limits.ts';
import { isSizeRange } from '#domain/sizes.ts';
import { findUnit, formatInUnit, formatRange } from '#domain/specifications/measures.ts';
import {
  formatChoiceFilter,
  formatFigureFilter,
  isInRange,
  readFilterName,
  readSpecificationFilters,
} from '#domain/specifications/specification-filter.ts';
import { isSameFigure } from '#domain/specifications/stored-values.ts';
import type { SpecificationCount } from './count-specifications.ts';

/** A value that can be chosen, as an address names it, its name and how many products have it. */
type Option = { value: string; name: string; count: number };
type SpecificationFacet = { title: string; options: Option[] };

const MAX_FACETS = 5;
const MAX_CHOICES = 12;
/** More figures than these are offered as ranges, of which there are fewer. */
const MAX_FIGURES = 8;
const RANGES = 6;
/** A specification is offered if so many products have it, compared with the most frequent one. */
const MIN_SHARE = 0.2;
/** The first specifications of a product are those by which buyers choose. */
const DECIDING_PLACES = 3;
const DECIDING_WEIGHT = 3;

/**
 * The facets of specifications that a list offers: those by which buyers choose first, and all chosen ones.
 * @param chosen the values of `spec`.
 */
export function listSpecificationFacets(
  counts: readonly SpecificationCount[],
  chosen: readonly string[],
): SpecificationFacet[] {
  const groups = [...Map.groupBy(counts, ({ name }) => name)].map(([name, values]) => ({
    name,
    values: mergeCounts(values),
    products: sumProducts(values),
    weight: values.reduce(
      (sum, each) => sum + each.products * (each.place <= DECIDING_PLACES ? DECIDING_WEIGHT : 1),
      0,
    ),
  }));
  const most = Math.max(0, ...groups.map(({ products }) => products));
  const chosenNames = new Set(chosen.map(readFilterName));
  const offered = groups
    .filter(
      ({ name, values, products }) =>
        chosenNames.has(name) || (products >= MIN_SHARE * most && !areSizeRanges(name, values)),
    )
    .sort(
      (a, b) =>
        Number(chosenNames.has(b.name)) - Number(chosenNames.has(a.name)) ||
        b.weight - a.weight ||
        (a.name < b.name ? -1 : 1),
    )
    .map(({ name, values }) => ({ title: name, options: listOptions(name, values) }))
    .filter(({ title, options }) => options.length > 1 || chosenNames.has(title))
    .slice(0, Math.max(MAX_FACETS, chosenNames.size));
  return addChosen(offered, counts, chosen);
}

/** Who needs a size is not served by one of several ranges that hold it. */
const areSizeRanges = (name: string, values: readonly SpecificationCount[]) =>
  values.some(({ text }) => isSizeRange({ name, value: text }));

/** Adds chosen values that are not offered, so that they can be seen and removed. */
function addChosen(
  offered: SpecificationFacet[],
  counts: readonly SpecificationCount[],
  chosen: readonly string[],
): SpecificationFacet[] {
  const facets = [...offered];
  for (const text of chosen) {
    const name = readFilterName(text);
    const facet = facets.find(({ title }) => title === name) ?? { title: name, options: [] };
    if (!facets.includes(facet)) facets.push(facet);
    if (facet.options.some(({ value }) => value === text)) continue;
    // Those of all measures: it may have been offered where another one is more frequent.
    facet.options.push(
      toChosenOption(
        text,
        counts.filter((each) => each.name === name),
      ),
    );
  }
  return facets;
}

/** The names of chosen values with those of their specifications. */
export function labelChosen(
  facets: readonly SpecificationFacet[],
  chosen: readonly string[],
): Record<string, string> {
  const labels = facets.flatMap(({ title, options }) =>
    options.map(({ value, name }) => [value, `${title}: ${name}`] as const),
  );
  return Object.fromEntries(labels.filter(([value]) => chosen.includes(value)));
}

function toChosenOption(text: string, values: readonly SpecificationCount[]): Option {
  const [filter] = readSpecificationFilters([text]);
  const [choice = ''] = filter?.choices ?? [];
  const [range] = filter?.ranges ?? [];
  const figures = values.filter(({ number }) => number !== null);
  const matching = values.filter(({ number, text: own }) =>
    number === null ? own === choice : range !== undefined && isInRange(number, range),
  );
  const unit = (matching[0] ?? figures[0])?.text;
  const label = range && unit !== undefined ? formatBounds(range.min, range.max, unit) : choice;
  return { value: text, name: label, count: sumProducts(matching) };
}

function formatBounds(min: number | null, max: number | null, unit: string): string {
  if (min !== null && max !== null)
    return isSameFigure(min, max, unit) ? formatInUnit(max, unit) : formatRange(min, max, unit);
  return min === null ? `≤ ${formatInUnit(max ?? 0, unit)}` : `≥ ${formatInUnit(min, unit)}`;
}

const sumProducts = (counts: readonly SpecificationCount[]) =>
  counts.reduce((sum, { products }) => sum + products, 0);

/**
 * One count for each value, of the kind that most products have: cubic centimetres and horsepower, which some call
 * 'Engine', have no order in common. Ranges are shown in the unit that most products are described in.
 */
function mergeCounts(counts: readonly SpecificationCount[]): SpecificationCount[] {
  const [ofKind = []] = [...Map.groupBy(counts, findKind).values()].sort(
    (a, b) => sumProducts(b) - sumProducts(a),
  );
  const merged = new Map<string | number, SpecificationCount>();
  for (const count of ofKind.toSorted((a, b) => b.products - a.products)) {
    const key = count.number ?? count.text;
    const same = merged.get(key);
    merged.set(key, { ...(same ?? count), products: (same?.products ?? 0) + count.products });
  }
  return [...merged.values()];
}

/** Words, or what a figure measures; a unit that is none of measure, such as 'cups/min', stands for itself. */
function findKind({ number, text }: SpecificationCount): string {
  return number === null ? 'words' : (findUnit(text)?.measure ?? text);
}

function listOptions(name: string, values: readonly SpecificationCount[]): Option[] {
  const options = values[0]?.number === null ? listChoices(name, values) : listFigures(name, values);
  return options.filter(({ value }) => value.length <= MAX_FILTER_VALUE_LENGTH);
}

function listChoices(name: string, values: readonly SpecificationCount[]): Option[] {
  return values
    .toSorted((a, b) => b.products - a.products || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_CHOICES)
    .map(({ text, products }) => ({ value: formatChoiceFilter(name, text), name: text, count: products }));
}

/** Figures from low to high: each one as it is described, or ranges of about the same number of products. */
function listFigures(name: string, values: readonly SpecificationCount[]): Option[] {
  const unit = values[0]?.text ?? '';
  const figures = values
    .flatMap(({ number, text, products }) =>
      number === null ? [] : { min: number, max: number, unit: text, count: products },
    )
    .sort((a, b) => a.min - b.min);
  const bins = joinBins(figures, (last, next) => isSameFigure(last.min, next.max, unit));
  const isFew = bins.length <= MAX_FIGURES;
  return (isFew ? bins : joinToRanges(bins)).map(({ min, max, unit: stated, count }) => ({
    value: formatFigureFilter(name, min, max),
    name: isFew ? formatInUnit(max, stated) : formatRange(min, max, unit),
    count,
  }));
}

type Bin = { min: number; max: number; unit: string; count: number };

function joinToRanges(bins: readonly Bin[]): Bin[] {
  const perRange = bins.reduce((sum, { count }) => sum + count, 0) / RANGES;
  return joinBins(bins, (last, next) => last.count + next.count / 2 <= perRange);
}

/** Joins neighbours as long as they belong together. */
function joinBins(bins: readonly Bin[], belongs: (last: Bin, next: Bin) => boolean): Bin[] {
  const joined: Bin[] = [];
  for (const bin of bins) {
    const last = joined.at(-1);
    if (last && belongs(last, bin))
      joined.splice(-1, 1, { ...last, max: bin.max, count: last.count + bin.count });
    else joined.push(bin);
  }
  return joined;
}
