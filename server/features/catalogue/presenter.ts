import type { WireCategory, WireFamily, WireProduct, WireProductList } from '#contract/catalogue.ts';
import { pickDecidingSpecifications } from '#domain/deciding-specifications.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import { sortVariants } from '#domain/sort-variants.ts';
import { groupFigures } from '#domain/specifications/group-figures.ts';
import type { CatalogueProduct, ProductSnapshot, ProductVariant } from '#server/platform/database/schema.ts';
import { presentFacets } from './facets-presenter.ts';
import type { ProductPage } from './list-products.ts';
import type { Category, SubCategory } from './read-categories.ts';
import type { ProductDetail } from './read-products.ts';
import { presentFurtherTerms, presentTerms } from './terms-presenter.ts';

/** A product as an order keeps it. */
export function presentProduct(product: ProductSnapshot): WireProduct {
  return { ...presentWithTerms(product), ...presentFurtherTerms(product) };
}

export function presentListedProduct(product: CatalogueProduct): WireProduct {
  return { ...presentWithTerms(product), ...presentFamily(product) };
}

export function presentCartProduct(product: CatalogueProduct): WireProduct {
  return { ...presentProduct(product), ...presentFamily(product) };
}

export function presentProductDetail(product: ProductDetail): WireProduct {
  return { ...presentProduct(product), ...presentFamily(product, product.variants) };
}

function presentFamily(
  { family, familyValues }: CatalogueProduct,
  variants?: readonly ProductVariant[] | null,
): { pro_family?: WireFamily } {
  if (!family) return {};
  return {
    pro_family: {
      _id: family.id,
      name: family.name,
      options: family.options,
      values: familyValues,
      number_of_variants: family.variants,
      ...(variants && { variants: sortVariants(variants).map(presentVariant) }),
    },
  };
}

function presentVariant(variant: ProductVariant): NonNullable<WireFamily['variants']>[number] {
  return {
    _id: variant.id,
    pro_title: variant.title,
    pro_image: variant.image ?? '',
    pro_price: rupeesFromPaise(variant.listPricePaise),
    pro_discount: percentFromBps(variant.discountBps),
    pro_gst_percentage: percentFromBps(variant.gstBps),
    values: variant.values,
  };
}

function presentWithTerms(product: ProductSnapshot): WireProduct {
  const specifications = product.specifications.map(({ name, value }) => ({
    name,
    value: groupFigures(value),
  }));
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
    pro_specifications: specifications,
    pro_deciding_specifications: pickDecidingSpecifications(
      specifications,
      product.decidingSpecifications ?? [],
    ),
    ...presentTerms(product),
  };
}

/** One page of a list. */
export function presentProductPage({
  isTotalExact,
  facets,
  chosenSpecifications = [],
  ...found
}: ProductPage): WireProductList {
  return {
    products: found.products.map(({ isMentionOnly, missingValues = [], ...product }) => ({
      ...presentListedProduct(product),
      ...(isMentionOnly && { is_mention_only: true as const }),
      ...(missingValues.length > 0 && { pro_missing_values: missingValues }),
    })),
    total: found.total,
    is_total_exact: isTotalExact,
    page: found.page,
    limit: found.limit,
    next: found.next,
    ...(facets && { facets: presentFacets(facets, chosenSpecifications) }),
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

export function presentSubCategory({ id, name, image, categoryId, categoryName, columns }: SubCategory) {
  return {
    _id: id,
    subcat_name: name,
    subcat_image: image,
    cat_id: categoryId,
    cat_name: categoryName,
    subcat_columns: columns.map(({ isDeciding, ...column }) => ({ ...column, is_deciding: isDeciding })),
  };
}
