/** The texts of the category menu on phones and tablets. */
export const categorySheetText = {
  close: 'Close categories',
  withPictures: 'See all categories with pictures',
};
