import type { ApiClient } from '#contract/client.ts';
import type { WireAd, WireBanner } from '#contract/content.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';
import { type Category, categoriesFromWire } from '#web/site/category.ts';
import { drawCategories } from '#web/site/category-draw.ts';
import { homeText } from '#web/text/home-en.ts';

/** The category with a carousel of its own, by its name in the catalogue. */
const FEATURED_CATEGORY = homeText.smallBusiness;
/** Two screens of five. */
const CAROUSEL_COUNT = 10;
const PREVIEW_SIZE = 4;
const MAX_ADS = { ONE: 1, TWO: 2 };

/** What banners and advertisements have in common. */
type Promotion = {
  id: string;
  image: string;
  /** Empty when phones show the same picture. */
  phoneImage: string;
  /** The picture's alternative text; it is shown with the picture, so that everybody can read it. */
  caption: string;
};
export type Banner = Promotion & { category: string; path: string };
export type Ad = Promotion & { link: string };
/** A category with a few of its products. */
export type CategoryPreview = { id: string; name: string; path: string; products: ProductSummary[] };

export type HomeData = {
  banners: Banner[];
  bestSellers: ProductSummary[];
  adsTwo: Ad[];
  featured: { path: string | undefined; products: ProductSummary[] };
  adsOne: Ad[];
  categoryPreviews: CategoryPreview[];
};

/**
 * Loads the home page's data; independent calls run in parallel.
 * @param draw decides which categories have a preview.
 */
export async function loadHome(api: ApiClient, draw: number): Promise<HomeData> {
  const catalogue = api.listCategories();
  const [categories, banners, ads, bestSellers, featured, categoryPreviews] = await Promise.all([
    catalogue,
    api.listBanners(),
    api.listAds(),
    api.listBestSellers(),
    api.listProductsOfCategoryNamed({
      body: { pro_category: FEATURED_CATEGORY },
      query: { limit: String(CAROUSEL_COUNT) },
    }),
    catalogue.then(({ result }) => loadCategoryPreviews(api, draw, categoriesFromWire(result))),
  ]);
  const knownCategories = categoriesFromWire(categories.result);
  return {
    banners: bannersFromWire(banners.result, knownCategories),
    bestSellers: bestSellers.result.slice(0, CAROUSEL_COUNT).map(productSummaryFromWire),
    adsTwo: selectAds('TWO', ads.result),
    featured: {
      path: knownCategories.find(({ name }) => name === FEATURED_CATEGORY)?.path,
      products: featured.products.map(productSummaryFromWire),
    },
    adsOne: selectAds('ONE', ads.result),
    categoryPreviews,
  };
}

/** Four random categories; the first one is always excluded. */
export function selectPreviewed(draw: number, categories: readonly Category[]): Category[] {
  return drawCategories(draw, categories.slice(1));
}

async function loadCategoryPreviews(
  api: ApiClient,
  draw: number,
  categories: readonly Category[],
): Promise<CategoryPreview[]> {
  const previews = selectPreviewed(draw, categories).map(async ({ id, name, path }) => {
    const query = { limit: String(PREVIEW_SIZE) };
    const { products } = await api.listProductsOfCategory({ params: { id }, query });
    return { id, name, path, products: products.map(productSummaryFromWire) };
  });
  return (await Promise.all(previews)).filter(({ products }) => products.length > 0);
}

/** Leaves out banners whose category is gone: they would lead nowhere. */
export function bannersFromWire(wire: readonly WireBanner[], categories: readonly Category[]): Banner[] {
  return wire.flatMap(({ _id, bannerImg, bannerPhoneImg = '', bannerAlt, bannerCatID }) => {
    const category = categories.find(({ id }) => id === bannerCatID);
    if (!category) return [];
    const { name, path } = category;
    return [
      { id: _id, image: bannerImg, phoneImage: bannerPhoneImg, caption: bannerAlt, category: name, path },
    ];
  });
}

export function selectAds(type: WireAd['adsType'], wire: readonly WireAd[]): Ad[] {
  return wire
    .filter(({ adsType }) => adsType === type)
    .slice(0, MAX_ADS[type])
    .map(({ _id, adsImg, adsPhoneImg = '', adsAlt, adslink }) => ({
      id: _id,
      image: adsImg,
      phoneImage: adsPhoneImg,
      caption: adsAlt,
      link: adslink,
    }));
}
