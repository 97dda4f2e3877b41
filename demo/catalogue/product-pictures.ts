import { slugFromTitle } from '#domain/slug.ts';
import type { DemoProduct } from './demo-category.ts';

/** Names of a product's pictures under demo/pictures. The first two products of a sub-category have a second view. */
export function listPictureNames({ model }: Pick<DemoProduct, 'model'>, position: number): string[] {
  const name = slugFromTitle(model);
  return position < 2 ? [name, `${name}-2`] : [name];
}
