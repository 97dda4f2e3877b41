/** Texts of the page that the service worker shows without a connection. */
export const offlinePageText = {
  language: 'en-IN',
  title: 'There is no connection',
  hint: 'This page has not been stored on this device. What is in your cart stays there.',
  tryAgain: 'Try again',
};
