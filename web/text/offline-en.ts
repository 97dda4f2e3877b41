/** Texts of the page that the service worker shows without a connection. */
export const offlinePageText = {
  language: 'en-IN',
  title: 'You are offline',
  hint: 'This page has not been saved on this device. The items in your cart are safe.',
  tryAgain: 'Try again',
};
