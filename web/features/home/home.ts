import type { WireCategory } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import type { WireAd, WireBanner } from '#contract/content.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';
import { type Category, categoryFromWire } from '#web/site/category.ts';
import { text } from '#web/text/en.ts';
import { pickCategories } from './pick-categories.ts';

/** The category with a slider of its own, by the name it has in the catalogue. */
const FEATURED_CATEGORY = text.home.smallBusiness;
const FEATURED_COUNT = 12;
const PREVIEW_SIZE = 4;
const MAX_ADS = { ONE: 1, TWO: 2 };

/** `words` say what the picture says: they are shown with it, so that everybody can read them. */
export type Banner = { id: string; image: string; caption: string; category: string; path: string };
export type Ad = { id: string; image: string; caption: string; link: string };
/** A category with a few of its products; a heading and two handfuls of pictures. */
export type CategoryPreview = { id: string; name: string; path: string; products: ProductSummary[] };

export type HomeData = {
  banners: Banner[];
  bestSellers: ProductSummary[];
  adsTwo: Ad[];
  featured: { path: string | undefined; products: ProductSummary[] };
  adsOne: Ad[];
  categoryPreviews: CategoryPreview[];
};

/** All of the home page: what does not depend on each other is asked for at once. */
export async function loadHome(api: ApiClient): Promise<HomeData> {
  const catalogue = api.listCategories();
  const [categories, banners, ads, bestSellers, featured, categoryPreviews] = await Promise.all([
    catalogue,
    api.listBanners(),
    api.listAds(),
    api.listBestSellers(),
    api.listProductsOfCategoryNamed({
      body: { pro_category: FEATURED_CATEGORY },
      query: { limit: String(FEATURED_COUNT) },
    }),
    catalogue.then(({ result }) => loadCategoryPreviews(api, result)),
  ]);
  const known = categories.result.map(categoryFromWire);
  return {
    banners: bannersFromWire(banners.result, known),
    bestSellers: bestSellers.result.map(productSummaryFromWire),
    adsTwo: selectAds('TWO', ads.result),
    featured: {
      path: known.find(({ name }) => name === FEATURED_CATEGORY)?.path,
      products: featured.products.map(productSummaryFromWire),
    },
    adsOne: selectAds('ONE', ads.result),
    categoryPreviews,
  };
}

async function loadCategoryPreviews(
  api: ApiClient,
  wire: readonly WireCategory[],
): Promise<CategoryPreview[]> {
  // The first category is excluded by rule; the featured one has its products on the page already.
  const candidates = wire
    .slice(1)
    .map(categoryFromWire)
    .filter(({ name }) => name !== FEATURED_CATEGORY);
  const blocks = pickCategories(candidates).map(async ({ id, name, path }) => {
    const query = { limit: String(PREVIEW_SIZE) };
    const { products } = await api.listProductsOfCategory({ params: { id }, query });
    return { id, name, path, products: products.map(productSummaryFromWire) };
  });
  return (await Promise.all(blocks)).filter(({ products }) => products.length > 0);
}

/** A banner whose category is gone leads nowhere and is left out. */
export function bannersFromWire(wire: readonly WireBanner[], categories: readonly Category[]): Banner[] {
  return wire.flatMap(({ _id, bannerImg, bannerAlt, bannerCatID }) => {
    const category = categories.find(({ id }) => id === bannerCatID);
    if (!category) return [];
    return [{ id: _id, image: bannerImg, caption: bannerAlt, category: category.name, path: category.path }];
  });
}

export function selectAds(type: WireAd['adsType'], wire: readonly WireAd[]): Ad[] {
  return wire
    .filter(({ adsType }) => adsType === type)
    .slice(0, MAX_ADS[type])
    .map(({ _id, adsImg, adsAlt, adslink }) => ({ id: _id, image: adsImg, caption: adsAlt, link: adslink }));
}
