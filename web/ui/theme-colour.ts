/** What a browser paints its own frame with: the header's colour in both schemes, as theme.css has it. */
export const THEME_COLOUR = { light: '#0f4c46', dark: '#0d3f3a' };
