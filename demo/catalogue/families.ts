import type { DemoCategory, DemoProduct } from './demo-category.ts';

/** Products of the demo catalogue that differ in a few options only. */
type DemoFamily = {
  name: string;
  options: string[];
  /** The values of each model, in the order of the options. */
  variants: Record<string, string[]>;
};

const families: DemoFamily[] = [
  {
    name: 'Vajra VD corded drills',
    options: ['Chuck'],
    variants: { 'VD-10': ['10 mm'], 'VD-13RE': ['13 mm'] },
  },
  {
    name: 'Vajra VG angle grinders',
    options: ['Disc'],
    variants: { 'VG-100S': ['100 mm'], 'VG-125P': ['125 mm'] },
  },
  {
    name: 'Nirmaan NAG large angle grinders',
    options: ['Disc'],
    variants: { 'NAG-180': ['180 mm'], 'NAG-230X': ['230 mm'] },
  },
  {
    name: 'Vajra VRH rotary hammers',
    options: ['Drilling in concrete'],
    variants: { 'VRH-20': ['20 mm'], 'VRH-26M': ['26 mm'] },
  },
  {
    name: 'Lohit Fe 550D TMT bars, 12 m',
    options: ['Diameter'],
    variants: {
      'LT550D-8': ['8 mm'],
      'LT550D-10': ['10 mm'],
      'LT550D-12': ['12 mm'],
      'LT550D-16': ['16 mm'],
      'LT550D-20': ['20 mm'],
      'LT550D-25': ['25 mm'],
      'LT550D-32': ['32 mm'],
    },
  },
  {
    name: 'Setuva 50 kg cement',
    options: ['Type'],
    variants: { 'OPC-53': ['OPC 53 grade'], 'PPC-01': ['Pozzolana'], 'PSC-01': ['Slag'] },
  },
  {
    name: 'Gatika GM three-phase motors',
    options: ['Power', 'Poles'],
    variants: {
      'GM-80-4': ['1 HP', '4'],
      'GM-90-4': ['2 HP', '4'],
      'GM-100-4': ['3 HP', '4'],
      'GM-112-2': ['5 HP', '2'],
      'GM-112-4': ['5 HP', '4'],
      'GM-132-6': ['5 HP', '6'],
      'GM-132-4': ['7.5 HP', '4'],
      'GM-225-4': ['50 HP', '4'],
    },
  },
  {
    name: 'Vayuman VP air compressors',
    options: ['Motor', 'Tank'],
    variants: {
      'VP-2-100': ['2 HP', '100 l'],
      'VP-5-250': ['5 HP', '250 l'],
      'VP-10-500': ['10 HP', '500 l'],
    },
  },
  {
    name: 'Agnivar inverter arc welders',
    options: ['Output current'],
    variants: { 'AW-200I': ['200 A'], 'AW-250M': ['250 A'], 'AW-400T': ['400 A'] },
  },
  {
    name: 'Bhaarika hand pallet trucks',
    options: ['Capacity', 'Wheels'],
    variants: { 'BP-25': ['2500 kg', 'Polyurethane'], 'BP-30N': ['3000 kg', 'Nylon'] },
  },
  {
    name: 'Bhaarika BC chain pulley blocks',
    options: ['Capacity'],
    variants: { 'BC-1T': ['1 t'], 'BC-3T': ['3 t'] },
  },
  {
    name: 'Tamrika FR house wire, 90 m',
    options: ['Size', 'Colour'],
    variants: {
      'FR-15R': ['1.5 sq mm', 'Red'],
      'FR-15B': ['1.5 sq mm', 'Blue'],
      'FR-25R': ['2.5 sq mm', 'Red'],
      'FR-40B': ['4 sq mm', 'Blue'],
    },
  },
];

/** Products that come in sizes: each size is a product, and `ownSize` is that of the product in the catalogue. */
const sizes = [
  {
    model: 'RS-620D',
    name: 'Rakshan RS-620D safety shoes',
    ownSize: '8 UK',
    sizes: ['6 UK', '7 UK', '8 UK', '9 UK', '10 UK', '11 UK'],
  },
  { model: 'RG-13N', name: 'Rakshan RG-13N gloves', ownSize: '9', sizes: ['8', '9', '10'] },
];

const sizeFamilies = sizes.map((family): DemoFamily => {
  const variants = family.sizes.map((size) => [toModel(family, size), [size]]);
  return { name: family.name, options: ['Size'], variants: Object.fromEntries(variants) };
});

export const demoFamilies: DemoFamily[] = [...families, ...sizeFamilies];

function toModel({ model, ownSize }: { model: string; ownSize: string }, size: string): string {
  return size === ownSize ? model : `${model}-${Number.parseInt(size, 10)}`;
}

/** The category with every size of its products. The other sizes come last in their sub-category. */
export function withSizes(category: DemoCategory): DemoCategory {
  return {
    ...category,
    subCategories: category.subCategories.map((subCategory) => ({
      ...subCategory,
      products: [
        ...subCategory.products.map((product) => {
          const family = sizes.find(({ model }) => model === product.model);
          return family ? inSize(product, family, family.ownSize) : product;
        }),
        ...subCategory.products.flatMap((product) => {
          const family = sizes.find(({ model }) => model === product.model);
          const others = family?.sizes.filter((size) => size !== family.ownSize) ?? [];
          return family ? others.map((size) => inSize(product, family, size)) : [];
        }),
      ],
    })),
  };
}

function inSize(product: DemoProduct, family: (typeof sizes)[number], size: string): DemoProduct {
  const isOwn = size === family.ownSize;
  return {
    ...product,
    title: `${product.title}, Size ${size}`,
    model: toModel(family, size),
    specifications: product.specifications.map(([name, value]) =>
      name === 'Available sizes' ? ['Size', size] : [name, value],
    ),
    ...(isOwn ? { titleInAddress: product.title } : { pictureOf: product.model, ratings: [] }),
  };
}
