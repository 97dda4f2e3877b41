export const keys = {
  title: 'Keys',
  ofScreen: 'On this screen',
  everywhere: 'Everywhere',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openRow: 'Open the row',
  help: 'List of keys',
  palette: 'Search or go to …',
  goTo: (screen: string) => `Go to: ${screen}`,
  afterwards: 'then',
  singleKeys: 'Single letters are shortcuts',
  singleKeysHint: 'Switch this off if you speak to the computer or press keys by accident.',
};
