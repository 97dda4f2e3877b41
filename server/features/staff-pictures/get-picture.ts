import type { WirePictureDetails } from '#contract/staff-pictures.ts';
import {
  countProductsWithPicture,
  selectFocus,
  selectPictureUses,
} from '#server/features/admin/picture-queries.ts';
import { findProblem } from '#server/features/readiness/check-files.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { findShopFile, type ShopFolders } from '#server/platform/media/find-shop-file.ts';

const MAX_PRODUCTS = 100;
/** A wide picture, of which phones get a part unless it has a variant of its own. */
const WIDE = /^(\/media\/.+)\.1920\.webp$/;

/** What is known of a picture by its address: a path of the shop, or an https address. */
export async function getPicture(
  database: Database,
  folders: ShopFolders,
  address: string,
): Promise<WirePictureDetails> {
  const isOurs = address.startsWith('/');
  const file = isOurs ? await findShopFile(folders, address) : undefined;
  const focus = await selectFocus(database, address);
  return {
    address,
    problem: (isOurs && (await findProblem({ path: address, isPicture: true }, folders))) || null,
    bytes: file?.stats.size ?? null,
    is_cropped: await isCropped(folders, address),
    focus: focus ? { x: focus.x, y: focus.y } : null,
    version: focus?.version ?? 0,
    uses: await selectPictureUses(database, address, MAX_PRODUCTS),
    product_count: await countProductsWithPicture(database, address),
  };
}

async function isCropped(folders: ShopFolders, address: string): Promise<boolean> {
  const [, stem] = WIDE.exec(address) ?? [];
  return stem !== undefined && (await findShopFile(folders, `${stem}-phone.1200.webp`)) === undefined;
}
