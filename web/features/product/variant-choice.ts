import type { Family, Variant } from './product-detail.ts';

/** A value of an option, and the variant that has it. */
export type VariantLink = {
  value: string;
  /** The one that differs least from the product itself. */
  variant: Variant;
  isChosen: boolean;
  /** What the variant has else than the product: 'Poles: 6'; empty where the value goes with all of its own. */
  differences: string[];
};
export type VariantChoice = { option: string; links: VariantLink[] };

/** What can be chosen of each option, given the product's values of the others. */
export function toVariantChoices({ options, values, variants }: Family): VariantChoice[] {
  return options.map((option, index) => {
    const offered = [...new Set(variants.map((variant) => variant.values[index] ?? ''))];
    return { option, links: offered.map((value) => toLink(value, index, values, options, variants)) };
  });
}

function toLink(
  value: string,
  index: number,
  own: readonly string[],
  options: readonly string[],
  variants: readonly Variant[],
): VariantLink {
  const differing = (variant: Variant) =>
    variant.values.flatMap((each, option) =>
      option !== index && each !== own[option] ? [`${options[option]}: ${each}`] : [],
    );
  const withValue = variants.filter((variant) => variant.values[index] === value);
  const [variant] = withValue.toSorted((a, b) => differing(a).length - differing(b).length);
  if (!variant) throw new RangeError(`No variant has ${value}.`);
  return { value, variant, isChosen: own[index] === value, differences: differing(variant) };
}
