import { describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { deriveColumns, type TableColumn, tableRowFromWire, toTable } from './table-row.ts';

const specification = (name: string, value: string) => ({ name, value });
const drill: WireProduct = {
  _id: 'p1',
  pro_title: 'Drill',
  pro_description: '',
  pro_images: [],
  pro_price: 1000,
  pro_discount: 0,
  pro_gst_percentage: 18,
  pro_category: 'Tools',
  pro_category_id: 'c1',
  pro_subcategory: 'Drills',
  pro_subcategory_id: 's1',
  pro_rating: [],
  pro_pdf_link: null,
  pro_metadetails: { img_alt: 'Drill' },
  pro_brand: 'Vajra',
  pro_model: 'VD-13',
  pro_hsn: '8467',
  pro_specifications: [specification('Chuck', '13 mm'), specification('Power', '750 W')],
  pro_deciding_specifications: [specification('Power', '750 W')],
};

const column = (name: string): TableColumn => ({
  name,
  kind: 'number',
  unit: '',
  better: 'none',
  is_deciding: true,
});

describe('a row', () => {
  it('has the value of each column by its name, capitals aside', () => {
    const columns = ['power', 'Speed', 'Chuck'].map(column);
    expect(tableRowFromWire(drill, columns).cells).toEqual(['750 W', '', '13 mm']);
  });
});

it('shows the deciding ones of the operator’s columns', () => {
  const { columns, products } = toTable(
    [drill],
    [column('Chuck'), { ...column('Power'), is_deciding: false }],
  );
  expect(columns.map(({ name }) => name)).toEqual(['Chuck']);
  expect(products[0]?.cells).toEqual(['13 mm']);
});

it('leaves out columns that a single product fills', () => {
  const columns = [column('Chuck'), column('Power'), column('Torque')];
  const shown = (products: WireProduct[]) => toTable(products, columns).columns.map(({ name }) => name);
  const saw = { ...drill, pro_specifications: [specification('power', '500 W')] };
  expect(shown([drill, saw])).toEqual(['Power']);
  expect(shown([drill])).toEqual(['Chuck', 'Power']);
});

describe('columns without the operator’s', () => {
  it('are the deciding specifications, the most frequent first', () => {
    const withChuck = { ...drill, pro_deciding_specifications: drill.pro_specifications };
    expect(deriveColumns([withChuck, drill]).map(({ name }) => name)).toEqual(['Power', 'Chuck']);
  });

  it('are what at least half of the products of several sub-categories show', () => {
    const saw = { ...drill, pro_subcategory_id: 's2', pro_deciding_specifications: drill.pro_specifications };
    const pump = {
      ...drill,
      pro_subcategory_id: 's3',
      pro_deciding_specifications: [specification('Head', '90 m')],
    };
    expect(deriveColumns([drill, saw, pump]).map(({ name }) => name)).toEqual(['Power']);
    expect(deriveColumns([{ ...drill, pro_deciding_specifications: [] }, drill, pump])).toEqual([]);
  });

  it('are replaced by one with the values, a bare number with its name', () => {
    const deciding = [specification('Power', '5 HP'), specification('Poles', '4')];
    const row = tableRowFromWire({ ...drill, pro_deciding_specifications: deciding }, []);
    expect(row.summary).toBe('5 HP · Poles 4');
  });
});
