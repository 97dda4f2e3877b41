/** The texts of the shop's own pages, in their own module so that other pages do not load them. */
export const contentText = {
  aboutUs: 'About Us',
  aboutUsDescription: (brand: string) =>
    `What ${brand} sells, how asking for a quote works, and who answers in which hours.`,
  privacyPolicy: 'Privacy Policy',
  privacyPolicyDescription: (brand: string) =>
    `What ${brand} collects about you, why, how long it is kept, your rights and how to use them.`,
  terms: 'Term & Conditions',
  termsDescription: (brand: string) =>
    `The terms on which ${brand} answers quote requests: prices, GST, validity of estimates, delivery, complaints and law.`,
  onThisPage: 'On this page',
};
