/** The colour of the browser's own bars: the header's colour in both schemes, the same as in theme.css. */
export const THEME_COLOUR = { light: '#0f4c46', dark: '#0d3f3a' };
