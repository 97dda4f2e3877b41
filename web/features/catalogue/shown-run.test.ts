import { describe, expect, it } from 'vitest';
import type { ProductCard } from './product.ts';
import { firstRun, keepRun, recallRun, runWithNextPage } from './shown-run.ts';

const wire = (id: string) => ({
  _id: id,
  pro_title: `Drill ${id}`,
  pro_description: '',
  pro_images: [],
  pro_price: 100,
  pro_discount: 0,
  pro_gst_percentage: 18,
  pro_category: 'Power Tools',
  pro_category_id: 'c1',
  pro_subcategory: 'Drills',
  pro_subcategory_id: 's1',
  pro_rating: [],
  pro_pdf_link: null,
  pro_metadetails: { img_alt: '' },
  pro_brand: '',
  pro_model: '',
  pro_hsn: '',
  pro_specifications: [],
});

const list = {
  choice: { page: 2, sort: 'price-asc' as const, filters: { brand: ['Vajra'] } },
  products: [{ id: 'p1' }, { id: 'p2' }] as ProductCard[],
  total: 5,
  isTotalExact: true,
  next: 'after-p2',
  facets: undefined,
};

describe('a run of pages', () => {
  it('grows by the page after its last product, each product once', async () => {
    const asked: object[] = [];
    const run = await runWithNextPage(firstRun(list), list, async (query) => {
      asked.push(query);
      const products = [wire('p2'), wire('p3')];
      return { products, total: 5, is_total_exact: true, page: 1, limit: 48, next: null };
    });
    expect(asked).toEqual([{ sort: 'price-asc', brand: ['Vajra'], after: 'after-p2' }]);
    expect(run.products.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(run).toMatchObject({ lastPage: 3, next: null });
  });

  it('is found again by its place, as long as not too many came after it', () => {
    keepRun('first', firstRun(list));
    expect(recallRun('first')).toEqual(firstRun(list));
    for (let number = 0; number < 20; number++) keepRun(`later ${number}`, firstRun(list));
    expect(recallRun('first')).toBeUndefined();
  });
});
