/** The texts of the buyer's own lists of products, in their own module so that other pages do not load them. */
export const shortlistText = {
  nothingSaved: 'Press the heart on a product to keep it here.',
  nothingViewed: 'The products you look at are kept here, in this browser.',
  toProducts: 'See all products',
  remove: 'Remove from wishlist',
};
