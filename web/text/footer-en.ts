/** The texts of the footer, which only the server renders. */
export const footerText = {
  popularSearches: 'Popular searches by category',
  browse: 'Browse',
  lists: 'Your lists',
  contact: 'Contact',
  company: 'Company',
  operatedBy: ({ legalName, gstin, cin }: { legalName: string; gstin: string; cin?: string | undefined }) =>
    `${legalName} · GSTIN ${gstin}${cin ? ` · CIN ${cin}` : ''}`,
  followUs: 'Follow us',
  socialLabel: (brand: string, network: string) => `${brand} on ${network}`,
  pricesNote: 'All prices in Indian rupees. No online payment: you request a quote.',
};
