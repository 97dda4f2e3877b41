/** The texts of a brand's page, in their own module so that other pages do not load them. */
export const brandText = {
  heading: (name: string) => `${name} products`,
  description: (name: string) =>
    `All ${name} products in our catalogue, with list price, discount, GST and specifications to compare. Request a quote.`,
};
