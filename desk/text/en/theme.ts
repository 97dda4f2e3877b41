export const theme = {
  label: 'Theme',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};
