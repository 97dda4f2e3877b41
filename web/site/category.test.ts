import { describe, expect, it } from 'vitest';
import { categoryFromWire, categoryWithSubCategoriesFromWire, subCategoryTilesFromWire } from './category.ts';

const wire = {
  _id: 'c1',
  cat_name: 'Power Tools & More',
  cat_image: '/media/power-tools.svg',
  sub_category: [{ _id: 's1', subcat_name: 'Angle Grinders', subcat_image: '/media/angle-grinders.svg' }],
};

describe('category from the API', () => {
  it('builds the path from name and id', () => {
    expect(categoryFromWire(wire).path).toBe('/category/power-tools-more/c1');
  });

  it('gives each sub-category a URL of its own on the category’s page', () => {
    expect(categoryWithSubCategoriesFromWire(wire).subCategories).toEqual([
      { id: 's1', name: 'Angle Grinders', path: '/category/power-tools-more/c1?query=angle-grinders&sid=s1' },
    ]);
  });

  it('has sub-categories in menus only and their pictures in tiles only, to keep the data of every page small', () => {
    expect(subCategoryTilesFromWire(wire)[0]?.image).toBe('/media/angle-grinders.svg');
    expect(categoryWithSubCategoriesFromWire(wire).subCategories[0]).not.toHaveProperty('image');
    expect(categoryFromWire(wire)).not.toHaveProperty('subCategories');
  });
});
