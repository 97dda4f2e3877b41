/** The smallest width of a picture that the shop has or makes; pictures elsewhere stay as they are. */
export function toThumbnail(image: string): string {
  const [, stored, widest] = /^(\/media\/.+)\.(1200|1920)\.webp$/.exec(image) ?? [];
  if (stored) return `${stored}.${widest === '1920' ? 640 : 320}.webp`;
  const [, name] = /^\/media\/(?!resized\/)(.+\.(?:jpe?g|png|webp|avif))$/i.exec(image) ?? [];
  return name ? `/media/resized/160.webp/${name}` : image;
}
