/** The texts of the category menu on phones and tablets. */
export const categorySheetText = {
  close: 'Close the categories',
  withPictures: 'See all categories with pictures',
};
