import { createRequire } from 'node:module';
import plugin from 'tailwindcss/plugin';

/** `body` is the content of an SVG of 24 × 24. */
type IconSet = { icons: Record<string, { body: string }> };

const { icons }: IconSet = createRequire(import.meta.url)('@iconify-json/tabler/icons.json');

export const iconNames = Object.keys(icons);

/**
 * A class `icon-NAME` for each of Tabler's icons, of which the style sheet gets those that are used. It sets `--icon`
 * to the drawing, which the class `icon` of web/ui/icons.css shows. The lines of `icon-NAME/1` are 1 wide instead of 2.
 */
export default plugin(({ matchUtilities }) =>
  matchUtilities(
    { icon: (name, { modifier }) => ({ '--icon': toDataUrl(icons[name]?.body ?? '', modifier ?? '2') }) },
    { values: Object.fromEntries(iconNames.map((name) => [name, name])), modifiers: 'any' },
  ),
);

function toDataUrl(body: string, lineWidth: string): string {
  const drawing = body.replace('stroke-width="2"', `stroke-width="${lineWidth}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[<>#%]/g, encodeURIComponent)}")`;
}
