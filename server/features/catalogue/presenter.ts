import type { WireCategory, WireProduct, WireProductList } from '#contract/catalogue.ts';
import { pickDecidingSpecifications } from '#domain/deciding-specifications.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import { presentFacets } from './facets-presenter.ts';
import type { ProductPage } from './list-products.ts';
import type { Category, SubCategory } from './read-categories.ts';

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
    pro_deciding_specifications: pickDecidingSpecifications(
      product.specifications,
      product.decidingSpecifications ?? [],
    ),
  };
}

/** One page of a list. */
export function presentProductPage({ isTotalExact, facets, ...found }: ProductPage): WireProductList {
  return {
    products: found.products.map(({ isMentionOnly, ...product }) => ({
      ...presentProduct(product),
      ...(isMentionOnly && { is_mention_only: true as const }),
    })),
    total: found.total,
    is_total_exact: isTotalExact,
    page: found.page,
    limit: found.limit,
    next: found.next,
    ...(facets && { facets: presentFacets(facets) }),
  };
}

export function presentCategory({ id, name, image, subCategories }: Category): WireCategory {
  return {
    _id: id,
    cat_name: name,
    cat_image: image,
    sub_category: subCategories.map((sub) => ({
      _id: sub.id,
      subcat_name: sub.name,
      subcat_image: sub.image,
    })),
  };
}

export function presentSubCategory({ id, name, image, categoryId, categoryName }: SubCategory) {
  return {
    _id: id,
    subcat_name: name,
    subcat_image: image,
    cat_id: categoryId,
    cat_name: categoryName,
  };
}
