import { catalogue } from './catalogue/catalogue.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';
import { toTermRow } from './catalogue/terms.ts';

/** What the rating plate of each model says, so that pictures agree with the products' specifications. */
export function listRatings(): Record<string, string[]> {
  const subCategories = catalogue.flatMap(({ subCategories }) => subCategories);
  return Object.fromEntries(
    subCategories.flatMap(({ name, products }) =>
      products.map((product) => [product.model, engrave(product, name)]),
    ),
  );
}

function engrave(product: DemoProduct, subCategory: string): string[] {
  const { brand, model } = product;
  const find = finderOf(product);
  const power = find('Rated power', 'Power', 'Motor', 'Output current');
  const frame = find('Frame');
  const standard = toTermRow(product, subCategory).terms.standards?.[0]?.standard;
  const rows = [
    [power?.replace(/,? (single|three|two) phase.*$/, ''), find('Capacity'), findSupply(product)],
    [find('No-load speed', 'Speed', 'Maximum speed'), frame && `FRAME ${frame}`],
    [find('Efficiency'), find('Protection'), find('Weight', 'Weight without battery')],
    [standard],
  ];
  return [
    brand.toUpperCase(),
    `MODEL ${model}`,
    ...rows.map((row) => row.filter(Boolean).join('   ')).filter((row) => row !== ''),
  ];
}

/** Volts and frequency, as far as the product's text tells them; hand-held tools run on 230 V. */
function findSupply(product: DemoProduct): string | undefined {
  const find = finderOf(product);
  const battery = find('Battery voltage', 'Battery');
  if (battery) return battery;
  const words = [find('Supply'), find('Power'), find('Motor'), product.title].join(' ');
  if (/three phase|415 V/i.test(words)) return '415 V  50 Hz';
  return /single phase|230 V/i.test(words) || find('Rated power') ? '230 V  50 Hz' : undefined;
}

/** Finds the value of the first specification with one of the names. */
const finderOf =
  ({ specifications }: DemoProduct) =>
  (...names: string[]) =>
    specifications.find(([name]) => names.includes(name))?.[1];
