export const keys = {
  title: 'Keyboard shortcuts',
  ofScreen: 'On this screen',
  everywhere: 'Everywhere',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openRow: 'Open the row',
  help: 'Keyboard shortcuts',
  palette: 'Search or go to …',
  goTo: (screen: string) => `Go to: ${screen}`,
  afterwards: 'then',
  singleKeys: 'Single letters are shortcuts',
  singleKeysHint: 'Switch this off if you use speech input or press keys by accident.',
};
