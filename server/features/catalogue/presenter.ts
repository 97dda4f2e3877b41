import type { WireCategory, WireProduct } from '#contract/catalogue.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import type { selectCategoriesWithSubCategories } from './repository.ts';

export function presentProduct(product: ProductSnapshot): WireProduct {
  return {
    _id: product.id,
    pro_title: product.title,
    pro_description: product.description,
    pro_images: product.images,
    pro_price: rupeesFromPaise(product.listPricePaise),
    pro_discount: percentFromBps(product.discountBps),
    pro_gst_percentage: percentFromBps(product.gstBps),
    pro_category: product.categoryName,
    pro_category_id: product.categoryId,
    pro_subcategory: product.subCategoryName,
    pro_subcategory_id: product.subCategoryId,
    pro_rating: product.ratings,
    pro_pdf_link: product.brochureUrl,
    pro_metadetails: { img_alt: product.imageAlt },
    pro_brand: product.brand,
    pro_model: product.model,
    pro_hsn: product.hsn,
    pro_specifications: product.specifications,
  };
}

type CategoryRow = Awaited<ReturnType<typeof selectCategoriesWithSubCategories>>[number];

/** Categories from rows of one sub-category each, in the rows' order. */
export function presentCategories(rows: readonly CategoryRow[]): WireCategory[] {
  const categories = new Map<string, WireCategory>();
  for (const row of rows) {
    const category = categories.get(row.id) ?? {
      _id: row.id,
      cat_name: row.name,
      cat_image: row.image,
      sub_category: [],
    };
    categories.set(row.id, category);
    if (row.subCategoryId === null) continue;
    category.sub_category.push({
      _id: row.subCategoryId,
      subcat_name: row.subCategoryName ?? '',
      subcat_image: row.subCategoryImage ?? '',
    });
  }
  return [...categories.values()];
}
