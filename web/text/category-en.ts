/** The texts of a category's page, in their own module so that other pages do not load them. */
export const categoryText = {
  heading: (name: string) => `All ${name} items`,
  description: (name: string) =>
    `${name} for businesses in India, with list price, discount, GST and specifications to compare. Request a quote.`,
  subCategoriesLabel: (name: string) => `Types of ${name}`,
};
