import { slugFromTitle } from '#domain/slug.ts';
import type { DemoProduct } from './demo-category.ts';

/**
 * Names of a product's pictures under demo/pictures: its own or that of another model. The first two products of a
 * sub-category have a second view.
 */
export function listPictureNames(
  { model, pictureOf }: Pick<DemoProduct, 'model' | 'pictureOf'>,
  position: number,
): string[] {
  if (pictureOf !== undefined) return [slugFromTitle(pictureOf)];
  const name = slugFromTitle(model);
  return position < 2 ? [name, `${name}-2`] : [name];
}
