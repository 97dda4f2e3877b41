/** The texts of the footer, which only the server renders. */
export const footerText = {
  popularSearches: 'Popular searches by category',
  browse: 'Browse',
  contact: 'Contact',
  company: 'The shop',
  operatedBy: ({ legalName, gstin, cin }: { legalName: string; gstin: string; cin?: string | undefined }) =>
    `Run by ${legalName}, GSTIN ${gstin}${cin ? `, CIN ${cin}` : ''}`,
  followUs: 'Follow us',
  socialLabel: (brand: string, network: string) => `${brand} on ${network}`,
  pricesNote: 'All prices in Indian rupees. You pay nothing here: you ask for a quote.',
};
