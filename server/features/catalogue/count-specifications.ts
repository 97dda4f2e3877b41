import { fromStored, type StoredValues } from '#domain/specifications/stored-values.ts';
import type { TypedValue } from '#domain/specifications/typed-value.ts';

/** How many products of a list have a typed value. */
export type SpecificationCount = TypedValue & {
  name: string;
  /** Its place among the specifications of a product: 1 is the most important one. */
  place: number;
  products: number;
};

/** Counts the values of listings; the places are those of the first listing with a value. */
export function countSpecifications(listings: readonly StoredValues[]): SpecificationCount[] {
  const counts = new Map<string, Map<string | number, SpecificationCount>>();
  for (const values of listings) {
    for (const [index, [name, stored]] of Object.entries(values).entries()) {
      const byValue = counts.get(name) ?? new Map();
      counts.set(name, byValue);
      const value = fromStored(stored);
      const key = value.number ?? value.text;
      const count = byValue.get(key);
      if (count) count.products += 1;
      else byValue.set(key, { ...value, name, place: index + 1, products: 1 });
    }
  }
  return [...counts.values()].flatMap((byValue) => [...byValue.values()]);
}

/** A line of listing_counts: place, name and stored value, and how many products have it. */
export type CountedLine = [line: string, products: number];

export function readCountedSpecifications(lines: readonly CountedLine[]): SpecificationCount[] {
  return lines.map(([line, products]) => {
    const [place = '', name = '', stored = '[]'] = line.split('\t');
    return { ...fromStored(JSON.parse(stored)), name, place: Number(place), products };
  });
}
