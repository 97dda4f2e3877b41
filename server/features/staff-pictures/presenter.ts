import type { WirePictureDetails } from '#contract/staff-pictures.ts';
import type { PictureDetails } from './get-picture.ts';

export function presentPicture(picture: PictureDetails): WirePictureDetails {
  const { address, uses, focus } = picture;
  return {
    address,
    problem: picture.problem ?? null,
    bytes: picture.bytes ?? null,
    is_cropped: picture.isCropped,
    focus: focus ? { x: focus.x, y: focus.y } : null,
    version: focus?.version ?? 0,
    uses,
    product_count: picture.productCount,
  };
}
