import { slugFromTitle } from '#domain/slug.ts';

/** Names of a product's pictures under demo/pictures; the leading two of a sub-category are shown from a second side. */
export function productPictures(model: string, position: number): string[] {
  const name = slugFromTitle(model);
  return position < 2 ? [name, `${name}-2`] : [name];
}
