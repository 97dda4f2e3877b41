import * as z from 'zod/mini';
import { call } from './call.ts';
import { id, idList, line } from './fields.ts';

/** The catalogue on the wire: names as the storefront's public interface has always had them. */

export const subCategory = z.object({ _id: z.string(), subcat_name: z.string(), subcat_image: z.string() });

export const category = z.object({
  _id: z.string(),
  cat_name: z.string(),
  cat_image: z.string(),
  sub_category: z.array(subCategory),
});
export type WireCategory = z.infer<typeof category>;

/** Money in rupees, rates in per cent. */
export const product = z.object({
  _id: z.string(),
  pro_title: z.string(),
  pro_description: z.string(),
  pro_images: z.array(z.string()),
  /** List price of one piece before discount and GST. */
  pro_price: z.number(),
  pro_discount: z.number(),
  pro_gst_percentage: z.number(),
  pro_category: z.string(),
  pro_category_id: z.string(),
  pro_subcategory: z.string(),
  pro_subcategory_id: z.string(),
  pro_rating: z.array(z.number()),
  pro_pdf_link: z.nullable(z.string()),
  pro_metadetails: z.object({ img_alt: z.string() }),
  pro_brand: z.string(),
  pro_model: z.string(),
  pro_hsn: z.string(),
  pro_specifications: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type WireProduct = z.infer<typeof product>;

export const PRODUCT_SORTS = ['all', 'price-desc', 'price-asc', 'rating-desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const DEFAULT_PAGE_SIZE = 48;
export const MAX_PAGE_SIZE = 200;

/** A whole number written in a query string. */
function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}.`;
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, message))),
  );
}

/** Accepted by every product list; without parameters a list answers its first page. */
const listQuery = z.object({
  page: z._default(wholeNumber('page', 1_000_000_000), 1),
  limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  sort: z._default(z.enum(PRODUCT_SORTS, `sort must be one of ${PRODUCT_SORTS.join(', ')}.`), 'all'),
  /** Only the products of this sub-category. */
  sid: z.optional(z.string().check(z.maxLength(64))),
});
export type ProductListQuery = z.output<typeof listQuery>;

const productList = z.object({
  products: z.array(product),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export const listCategories = call({
  summary: 'All categories with their sub-categories, in the operator’s order.',
  method: 'GET',
  path: '/api/category/getallCategory',
  auth: 'none',
  reply: z.object({ result: z.array(category) }),
});

export const getCategory = call({
  summary: 'One category with its sub-categories.',
  method: 'GET',
  path: '/api/category/getCategoryById/{id}',
  auth: 'none',
  params: z.object({ id }),
  reply: z.object({ result: category }),
});

export const getSubCategory = call({
  summary: 'One sub-category and the category it belongs to.',
  method: 'GET',
  path: '/api/category/getSubCategoryById/{id}',
  auth: 'none',
  params: z.object({ id }),
  reply: z.object({
    result: z.object({
      _id: z.string(),
      subcat_name: z.string(),
      subcat_image: z.string(),
      cat_id: z.string(),
      cat_name: z.string(),
    }),
  }),
});

export const listBestSellers = call({
  summary: 'Up to 12 products: the most requested ones first, filled up at random.',
  method: 'GET',
  path: '/api/product/getRandomProduct',
  auth: 'none',
  reply: z.object({ result: z.array(product) }),
});

export const listProducts = call({
  summary: 'All products, page by page.',
  method: 'GET',
  path: '/api/product/getAllProducts',
  auth: 'none',
  query: listQuery,
  reply: productList,
});

export const listProductsOfCategory = call({
  summary: 'The products of a category, page by page.',
  method: 'GET',
  path: '/api/product/getProductsByCategoryId/{id}',
  auth: 'none',
  params: z.object({ id }),
  query: listQuery,
  reply: productList,
});

export const listProductsOfCategoryNamed = call({
  summary: 'The products of the category with this name, page by page.',
  method: 'POST',
  path: '/api/product/getProductByCategory',
  auth: 'none',
  query: listQuery,
  body: z.object({ pro_category: line('Category', 200) }),
  reply: productList,
});

export const getProduct = call({
  summary: 'One product.',
  method: 'GET',
  path: '/api/product/getproductById/{id}',
  auth: 'none',
  params: z.object({ id }),
  reply: z.object({ product }),
});

export const getCartDetails = call({
  summary: 'The products of a cart; ids that are no longer in the catalogue are left out.',
  method: 'POST',
  path: '/api/product/getCartDetails',
  auth: 'none',
  body: z.object({ ids: idList }),
  reply: z.object({ result: z.array(product) }),
});
