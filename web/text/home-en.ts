/** The texts of the home page alone, in their own module so that other pages do not load them. */
export const homeText = {
  title: 'Machinery, equipment and raw materials for business',
  browse: 'See all products',
  quickOrder: 'Have a list? Paste it into Quick order',
  smallBusiness: 'Small Business Machinary',
  banners: 'Banners',
  ads: 'Advertisements',
};
