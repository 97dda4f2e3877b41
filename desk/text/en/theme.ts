export const theme = {
  label: 'Theme',
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
};
