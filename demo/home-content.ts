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
    alt: 'Machines to start a small business with',
  },
  {
    categoryName: 'Raw Materials',
    picture: 'banner-raw-materials',
    alt: 'Steel, cement and copper for the next job',
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
    alt: 'Weigh up prices, lowest first',
    link: '/products?sort=price-asc',
  },
  {
    type: 'TWO',
    picture: 'ad-rated-by-buyers',
    alt: 'What buyers rate highest',
    link: '/products?sort=rating-desc',
  },
];
