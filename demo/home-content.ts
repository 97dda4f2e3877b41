/** Banners and ads of the demo home page. The left two fifths of each wide picture are empty, for text. */

export const banners: { categoryName: string; picture: string; alt: string }[] = [
  {
    categoryName: 'Power Tools',
    picture: 'banner-power-tools',
    alt: 'Power tools for site and workshop',
  },
  {
    categoryName: 'Small Business Machinary',
    picture: 'banner-small-business-machinary',
    alt: 'Machines to start your own unit',
  },
  {
    categoryName: 'Raw Materials',
    picture: 'banner-raw-materials',
    alt: 'Steel, cement and copper for your next job',
  },
  {
    categoryName: 'Air Compressors',
    picture: 'banner-air-compressors',
    alt: 'Compressed air for every workshop',
  },
  {
    categoryName: 'Agriculture Machinery',
    picture: 'banner-agriculture-machinery',
    alt: 'Farm machinery from sowing to harvest',
  },
];

export const ads: { type: 'ONE' | 'TWO'; picture: string; alt: string; link: string }[] = [
  {
    type: 'ONE',
    picture: 'ad-all-categories',
    alt: 'Every category under one roof',
    link: '/all-categories',
  },
  {
    type: 'TWO',
    picture: 'ad-measured-prices',
    alt: 'Weighing scales for shop and factory',
    link: '/search?query=weighing%20scales',
  },
  {
    type: 'TWO',
    picture: 'ad-rated-by-buyers',
    alt: 'Top rated by our buyers',
    link: '/products?sort=rating-desc',
  },
];
