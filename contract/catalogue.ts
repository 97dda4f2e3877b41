import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idList, looseId, singleLine } from './fields.ts';
import {
  AMOUNT_PATTERN,
  DEFAULT_PAGE_SIZE,
  MAX_FILTER_VALUE_LENGTH,
  MAX_FILTER_VALUES,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  PRODUCT_SORTS,
} from './list-limits.ts';

/** The catalogue in the API. Its names are those of the public interface, which is older than this code. */

export const subCategory = z.object({ _id: z.string(), subcat_name: z.string(), subcat_image: z.string() });

export const category = z.object({
  _id: z.string(),
  cat_name: z.string(),
  cat_image: z.string(),
  sub_category: z.array(subCategory),
});
export type WireCategory = z.infer<typeof category>;

const specification = z.object({ name: z.string(), value: z.string() });

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
  pro_specifications: z.array(specification),
  /** Up to three of its specifications by which buyers choose among the products of its sub-category. */
  pro_deciding_specifications: z.array(specification),
  /** Only in a search by best match, and only true: the text is in the description alone. */
  is_mention_only: z.optional(z.literal(true)),
});
export type WireProduct = z.infer<typeof product>;

/** A whole number from 1 in a query string. */
export function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}.`;
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, message))),
  );
}

/** A non-negative amount in a query string. */
function amount(name: string) {
  return z.pipe(
    z.string().check(z.regex(AMOUNT_PATTERN, `${name} must be a number, 0 or more.`)),
    z.transform(Number),
  );
}

/** A query parameter that may be repeated; a single value becomes a list of one. */
function repeatableParam<Value>(value: z.ZodMiniType<Value, string>) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((input) => (typeof input === 'string' ? [input] : input)),
    ),
    z
      .array(value)
      .check(z.maxLength(MAX_FILTER_VALUES, `At most ${MAX_FILTER_VALUES} values can be chosen at once.`)),
  );
}

const filterText = z.string().check(z.maxLength(MAX_FILTER_VALUE_LENGTH));

/** The query of every product list; without parameters the response is the first page. */
const listQuery = z.object({
  page: z._default(wholeNumber('page', MAX_PAGE), 1),
  limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  sort: z._default(z.enum(PRODUCT_SORTS, `sort must be one of ${PRODUCT_SORTS.join(', ')}.`), 'all'),
  /** The cursor `next` of the previous page; the cost of such a request does not grow with the page number. */
  after: z.optional(z.string().check(z.maxLength(200))),
  /** Id of a sub-category. */
  sid: z.optional(looseId()),
  /** Discounted price, before GST unless price_with_gst says otherwise, in rupees, both ends included. */
  min_price: z.optional(amount('min_price')),
  max_price: z.optional(amount('max_price')),
  /** `yes`: min_price and max_price are prices with GST. */
  price_with_gst: z.optional(z.literal('yes')),
  /** In per cent. */
  min_discount: z.optional(amount('min_discount')),
  /** Minimum average rating, 1 to 5. */
  min_rating: z.optional(amount('min_rating')),
  /** GST rates in per cent; may be repeated. */
  gst: z.optional(repeatableParam(amount('gst'))),
  /** Brands by name; may be repeated. */
  brand: z.optional(repeatableParam(filterText)),
  /** Category ids, for lists across categories; may be repeated. */
  category: z.optional(repeatableParam(filterText)),
  /** `yes`: the response contains `facets`. */
  facets: z.optional(z.literal('yes')),
});
export type ProductListQuery = z.output<typeof listQuery>;

const facetValue = <Value extends z.ZodMiniType>(value: Value) => z.object({ value, count: z.number() });

/**
 * The filters a list offers. Each count is the number of products with that value and the active filters of the other
 * facets. Values have the format of the query.
 */
export const facets = z.object({
  /** Lowest and highest discounted price in rupees; null when the list is empty. */
  price: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** Minimum discounts in per cent. */
  discount: z.array(facetValue(z.number())),
  /** Minimum average ratings. */
  rating: z.array(facetValue(z.number())),
  gst: z.array(facetValue(z.number())),
  brand: z.array(facetValue(z.string())),
  category: z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
});
export type WireFacets = z.infer<typeof facets>;

const productListReply = {
  products: z.array(product),
  /** The number of all matching products, or a lower bound when they are too many to count for each request. */
  total: z.number(),
  is_total_exact: z.boolean(),
  page: z.number(),
  limit: z.number(),
  /** The cursor for `after`; null on the last page. */
  next: z.nullable(z.string()),
  facets: z.optional(facets),
};
const productList = z.object(productListReply);
export type WireProductList = z.infer<typeof productList>;

export const listCategories = defineCall({
  summary: 'All categories with their sub-categories, in the operator’s order.',
  method: 'GET',
  path: '/api/category/getallCategory',
  auth: 'none',
  isCacheable: true,
  reply: z.object({ result: z.array(category) }),
});

export const getCategory = defineCall({
  summary: 'One category with its sub-categories.',
  method: 'GET',
  path: '/api/category/getCategoryById/{id}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ id }),
  reply: z.object({ result: category }),
});

export const getSubCategory = defineCall({
  summary: 'One sub-category and the category it belongs to.',
  method: 'GET',
  path: '/api/category/getSubCategoryById/{id}',
  auth: 'none',
  isCacheable: true,
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

export const listBestSellers = defineCall({
  summary: 'Up to 12 products: the most requested ones first, then random ones.',
  method: 'GET',
  path: '/api/product/getRandomProduct',
  auth: 'none',
  isCacheable: true,
  reply: z.object({ result: z.array(product) }),
});

export const listProducts = defineCall({
  summary: 'All products, page by page.',
  method: 'GET',
  path: '/api/product/getAllProducts',
  auth: 'none',
  isCacheable: true,
  query: listQuery,
  reply: productList,
});

export const listProductsOfCategory = defineCall({
  summary: 'The products of a category, page by page.',
  method: 'GET',
  path: '/api/product/getProductsByCategoryId/{id}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ id }),
  query: listQuery,
  reply: productList,
});

export const listProductsOfCategoryNamed = defineCall({
  summary: 'The products of the category with this name, page by page.',
  method: 'POST',
  path: '/api/product/getProductByCategory',
  auth: 'none',
  query: listQuery,
  body: z.object({ pro_category: singleLine('Category', 200) }),
  reply: productList,
});

export const getProduct = defineCall({
  summary: 'One product.',
  method: 'GET',
  path: '/api/product/getproductById/{id}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ id }),
  reply: z.object({ product }),
});

export const getCartDetails = defineCall({
  summary: 'The products of a cart; ids that are no longer in the catalogue are left out.',
  method: 'POST',
  path: '/api/product/getCartDetails',
  auth: 'none',
  body: z.object({ ids: idList }),
  reply: z.object({ result: z.array(product) }),
});

export const listSimilarProducts = defineCall({
  summary: 'Up to 12 alternatives to a product.',
  method: 'GET',
  path: '/api/product/getSimilarProducts/{id}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ id }),
  reply: z.object({ result: z.array(product) }),
});

export const listRecentlyViewed = defineCall({
  summary: 'The products with these ids, in their order; unknown ids are left out.',
  method: 'POST',
  path: '/api/product/getrecentView',
  auth: 'none',
  body: idList,
  reply: z.object({ result: z.array(product) }),
});

const interpretation = {
  /** The text that was searched for if the spelling was corrected or a brand left out, otherwise null. */
  corrected: z.nullable(z.string()),
  /** Known brands in the text of which there is no product; it was searched for without them. */
  missing_brands: z.array(z.string()),
  /** If a search found nothing: a similar text that finds something, to be offered as a link. Never in suggestions. */
  did_you_mean: z.nullable(z.string()),
};
/**
 * The price that a search text names, in rupees with GST, and the rest of the text, which is searched for; null when it
 * names none. It is a filter like min_price and max_price with price_with_gst, which take precedence.
 */
const priceInWords = z.nullable(
  z.object({ text: z.string(), min: z.nullable(z.number()), max: z.nullable(z.number()) }),
);
export type WirePriceInWords = z.infer<typeof priceInWords>;

export const searchProducts = defineCall({
  summary:
    'Products that match a text, best match first. A price in words, such as ‘under 5000’, is a filter. If nothing matches even inside words, the spelling is corrected.',
  method: 'GET',
  path: '/api/product/searchProducts/{query}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ query: z.string() }),
  query: z.extend(listQuery, {
    /** `yes`: search for the text as it is, without correcting its spelling or reading prices from it. */
    exact: z.optional(z.literal('yes')),
  }),
  reply: z.object({ ...productListReply, ...interpretation, price_in_words: priceInWords }),
});

/** What a list to choose from shows of a product. */
export const suggestedProduct = z.object({
  _id: z.string(),
  pro_title: z.string(),
  pro_image: z.string(),
  pro_price: z.number(),
  pro_discount: z.number(),
  pro_gst_percentage: z.number(),
});
export type WireSuggestedProduct = z.infer<typeof suggestedProduct>;

export const suggestProducts = defineCall({
  summary: 'Suggestions for a partly typed text: products, categories and sub-categories.',
  method: 'GET',
  path: '/api/product/suggest',
  auth: 'none',
  isCacheable: true,
  query: z.object({ q: z._default(z.string(), '') }),
  reply: z.object({
    products: z.array(z.extend(suggestedProduct, { is_mention_only: z.optional(z.literal(true)) })),
    categories: z.array(z.object({ _id: z.string(), cat_name: z.string() })),
    sub_categories: z.array(
      z.object({ _id: z.string(), subcat_name: z.string(), cat_id: z.string(), cat_name: z.string() }),
    ),
    /** The number of matching products, of which at most 100 are counted. */
    total: z.number(),
    is_total_exact: z.boolean(),
    /** Pieces of text, in lower case, that were searched for: where titles have them, they may be emphasised. */
    matched: z.array(z.string()),
    ...interpretation,
    price_in_words: priceInWords,
  }),
});
