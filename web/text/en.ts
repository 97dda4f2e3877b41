/** Every text a person reads, in English. A second language is a second module of the same type. */
export const en = {
  tagline:
    'Discover the Ultimate B2B Marketplace for Seamless Buying and Renting of Machinery, Equipment and Raw Materials.',
  currencyNote: 'incl. GST',
  failed: {
    notFoundTitle: 'Page Not Found',
    notFoundText: '404 Error !! Page Not Found',
    somethingWrong: 'Something Wrong',
    goBack: 'Go Back',
  },
};

export type Texts = typeof en;
export const text: Texts = en;
