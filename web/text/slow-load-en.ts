/** Of a page whose scripts have not arrived. */
export const slowLoadText =
  'This page is still loading. You can read and search; if a button does not respond, please reload the page.';
