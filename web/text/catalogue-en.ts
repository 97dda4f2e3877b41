/** The texts of pages about the whole catalogue, in their own module so that other pages do not load them. */
export const catalogueText = {
  allProductsDescription:
    'All machines, tools and materials in our catalogue, with list price, discount and GST.',
  allCategoriesDescription: 'All our product categories at a glance, from power tools to raw materials.',
};
