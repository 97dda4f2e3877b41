export const palette = {
  title: 'Search or go to …',
  placeholder: 'A screen, request, firm or action',
  results: 'Results',
  screen: 'Screen',
  setting: 'Setting',
  help: 'Help',
  language: (name: string) => `Language: ${name}`,
  theme: (name: string) => `Theme: ${name}`,
  searching: 'Searching …',
  count: (count: number) => (count === 0 ? 'Nothing found.' : `${count} found`),
};
