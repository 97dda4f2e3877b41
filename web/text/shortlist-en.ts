/** The texts of the buyer's own lists of products, in their own module so that other pages do not load them. */
export const shortlistText = {
  recentTitle: 'Recently Viewed Product',
  nothingSaved: 'Select the heart on a product to save it here.',
  nothingViewed: 'Products you view in this browser will appear here.',
  toProducts: 'See all products',
  remove: 'Remove from wishlist',
};
