/** The texts of the shop's own pages, in their own module so that other pages do not load them. */
export const contentText = {
  aboutUs: 'About Us',
  aboutUsDescription: (brand: string) =>
    `What ${brand} sells, how to request a quote, and who to contact and when.`,
  privacyPolicy: 'Privacy Policy',
  privacyPolicyDescription: (brand: string) =>
    `What ${brand} collects about you, why, how long it is kept, and your rights and how to exercise them.`,
  terms: 'Term & Conditions',
  termsDescription: (brand: string) =>
    `The terms on which ${brand} answers quote requests: prices, GST, validity of estimates, delivery, complaints and governing law.`,
  onThisPage: 'On this page',
};
