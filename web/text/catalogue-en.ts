/** The texts of pages about the whole catalogue, in their own module so that other pages do not load them. */
export const catalogueText = {
  allProductsDescription:
    'Every machine, tool and material of the catalogue, with list price, discount and GST.',
  allCategoriesDescription: 'The categories of the catalogue at a glance, from power tools to raw materials.',
};
