import * as z from 'zod/mini';
import { RENT_PERIODS } from '#domain/product-terms.ts';
import { BETTER_FIGURES, SPECIFICATION_KINDS } from '#domain/specifications/specification.ts';
import { defineCall } from './call.ts';
import { id, idList, looseId, singleLine } from './fields.ts';
import {
  AMOUNT_PATTERN,
  DEFAULT_PAGE_SIZE,
  isSpecificationSort,
  MAX_FILTER_VALUE_LENGTH,
  MAX_FILTER_VALUES,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  PRODUCT_SORTS,
  type SpecificationSort,
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

/** Products that differ in a few options only, each a product of its own. */
const family = z.object({
  _id: z.string(),
  name: z.string(),
  /** What varies: 'Size', 'Colour'. */
  options: z.array(z.string()),
  /** This product's value of each option, in their order. */
  values: z.array(z.string()),
  number_of_variants: z.number(),
  /** Only in the response of one product: all of them in the order of their values, at most 200. */
  variants: z.optional(z.array(z.extend(suggestedProduct, { values: z.array(z.string()) }))),
});
export type WireFamily = z.infer<typeof family>;

/** How a product is sold. What is unknown is absent. */
const termsInLists = {
  /** Unit quantity code of GST, with its words: 'BAG', 'bag', 'bags'. Orders of older versions have none. */
  pro_unit: z.optional(z.string()),
  pro_unit_name: z.optional(z.string()),
  pro_unit_plural: z.optional(z.string()),
  /** What one unit contains: '50 kg'. */
  pro_unit_content: z.optional(z.string()),
  /** In how many working days it is dispatched. */
  pro_dispatch_days: z.optional(z.object({ from: z.number(), to: z.number() })),
  /** Only true: pro_price is a guide, and the price is asked for. */
  pro_price_on_request: z.optional(z.literal(true)),
  /** Can be rented, too, for this time or longer. */
  for_rent: z.optional(z.object({ least_period: z.enum(RENT_PERIODS) })),
  pro_family: z.optional(family),
};

/** Not in lists, but in the response of one product, in carts and in orders. */
const furtherTerms = {
  /** The shop's own number for it. */
  pro_sku: z.optional(z.string()),
  /** In units, as information: carts take 1 to 5 of every product. */
  pro_minimum_quantity: z.optional(z.number()),
  pro_quantity_multiple: z.optional(z.number()),
  pro_availability: z.optional(z.string()),
  pro_warranty: z.optional(z.string()),
  pro_country_of_origin: z.optional(z.string()),
  /** Standards that it meets, with the licence of the Bureau of Indian Standards if it needs one. */
  pro_standards: z.optional(z.array(z.object({ standard: z.string(), licence: z.optional(z.string()) }))),
  /** Of one unit. */
  pro_weight_kg: z.optional(z.number()),
  pro_documents: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
};

/** Money in rupees, rates in per cent. */
export const product = z.object({
  _id: z.string(),
  pro_title: z.string(),
  pro_description: z.string(),
  pro_images: z.array(z.string()),
  /** List price of one unit before discount and GST. */
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
  ...termsInLists,
  ...furtherTerms,
  /** Only in a search by best match, and only true: the text is in the description alone. */
  is_mention_only: z.optional(z.literal(true)),
  /** Only in a search that nothing matches entirely: the values of the text that it does not have: ‘2 ton’. */
  pro_missing_values: z.optional(z.readonly(z.array(z.string()))),
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

const SORT_MESSAGE = `sort must be one of ${PRODUCT_SORTS.join(', ')}, or spec-asc: or spec-desc: and the name of a specification.`;
/**
 * With `sid`, whatever else is sorted by; without one it sorts like `all`. Products without the specification come
 * last.
 */
const specificationSort = z.string().check(z.refine(isSpecificationSort)) as z.ZodMiniType<
  SpecificationSort,
  SpecificationSort
>;

/** The query of every product list; without parameters the response is the first page. */
export const listQuery = z.object({
  page: z._default(wholeNumber('page', MAX_PAGE), 1),
  limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  sort: z._default(z.union([z.enum(PRODUCT_SORTS), specificationSort], SORT_MESSAGE), 'all'),
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
  /**
   * Specifications: `Grade:Fe 500D`, or figures in the base unit of what they measure, both ends included,
   * `Power:700-900` (watts), `Power:700-`, `Power:-900`. Values of one name are alternatives; at most six names. May be
   * repeated.
   */
  spec: z.optional(repeatableParam(filterText)),
  /** `yes`: only products that can be rented. */
  for_rent: z.optional(z.literal('yes')),
  /** At most so many working days until dispatch. */
  max_dispatch: z.optional(amount('max_dispatch')),
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
  /** Specifications, the most useful ones first; `value` is one of `spec`. */
  spec: z.optional(
    z.array(
      z.object({
        title: z.string(),
        options: z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
      }),
    ),
  ),
  /** What the chosen values of `spec` are called without their option: 'Power: 5 HP'. */
  spec_labels: z.optional(z.record(z.string(), z.string())),
  /** How many products can be rented, of which at most 1,000 are counted; absent if there are none. */
  for_rent: z.optional(z.number()),
  /** Maximum working days until dispatch. */
  dispatch: z.optional(z.array(facetValue(z.number()))),
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
      /** How its products' specifications are read: the deciding ones first. */
      subcat_columns: z.optional(
        z.array(
          z.object({
            name: z.string(),
            kind: z.enum(SPECIFICATION_KINDS),
            /** Of numbers: the unit that they are shown in; '' for plain numbers. */
            unit: z.string(),
            /** Which figure is better, all else being equal. */
            better: z.enum(BETTER_FIGURES),
            is_deciding: z.boolean(),
          }),
        ),
      ),
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

export const listProductsOfBrand = defineCall({
  summary:
    'The products of a brand, page by page, by its name as it is in the URL of its page. `brand` in the query has no effect.',
  method: 'GET',
  path: '/api/product/getProductsByBrand/{slug}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ slug: z.string().check(z.refine((slug) => !slug.includes('\0'))) }),
  query: listQuery,
  reply: z.object({
    ...productListReply,
    /** As most of its products spell it. */
    brand_name: z.string(),
  }),
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

/**
 * The search that a page goes on to: the text without the words that are filters, and these filters, which narrow the
 * results further; absent when the text names none. Specifications ('5 hp motor') are named only if a product found has
 * them, and the reply's products are still those of all words. Filters of the query take precedence over a price.
 */
const wordsAsFilters = z.object({
  text: z.string(),
  filters: z.object({
    min_price: z.optional(z.string()),
    max_price: z.optional(z.string()),
    price_with_gst: z.optional(z.literal('yes')),
    spec: z.optional(z.array(z.string())),
  }),
});
export type WireWordsAsFilters = z.infer<typeof wordsAsFilters>;

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
  reply: z.object({
    ...productListReply,
    ...interpretation,
    /** Only true: no product has the text but in its description. These have a part of it, or only mention it. */
    is_partial_match: z.optional(z.literal(true)),
    price_in_words: priceInWords,
    words_as_filters: z.optional(wordsAsFilters),
  }),
});

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
    /** The text names values such as '5 hp', by which its results may be narrowed: they may be fewer than `total`. */
    names_values: z.optional(z.literal(true)),
    /** Pieces of text, in lower case, that were searched for: where titles have them, they may be emphasised. */
    matched: z.array(z.string()),
    ...interpretation,
    price_in_words: priceInWords,
  }),
});
