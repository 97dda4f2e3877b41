import {
  countProductsWithPicture,
  type PictureUse,
  selectFocus,
  selectPictureUses,
} from '#server/features/admin/picture-queries.ts';
import { type FileProblem, findProblem } from '#server/features/readiness/check-files.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { findShopFile, type ShopFolders } from '#server/platform/media/find-shop-file.ts';

export type PictureDetails = {
  address: string;
  problem: FileProblem | undefined;
  /** Of the file; undefined when it is missing or elsewhere. */
  bytes: number | undefined;
  isCropped: boolean;
  /** In per cent from the left and from the top; undefined when nobody has set it. */
  focus: { x: number; y: number; version: number } | undefined;
  /** At most 100 products, and all else. */
  uses: PictureUse[];
  productCount: number;
};

const MAX_PRODUCTS = 100;
/** A wide picture, of which phones get a part unless it has a variant of its own. */
const WIDE = /^(\/media\/.+)\.1920\.webp$/;

/** What is known of a picture by its address: a path of the shop, or an https address. */
export async function getPicture(
  database: Database,
  folders: ShopFolders,
  address: string,
): Promise<PictureDetails> {
  const isOurs = address.startsWith('/');
  const file = isOurs ? await findShopFile(folders, address) : undefined;
  return {
    address,
    problem: isOurs ? await findProblem({ path: address, isPicture: true }, folders) : undefined,
    bytes: file?.stats.size,
    isCropped: await isCropped(folders, address),
    focus: await selectFocus(database, address),
    uses: await selectPictureUses(database, address, MAX_PRODUCTS),
    productCount: await countProductsWithPicture(database, address),
  };
}

async function isCropped(folders: ShopFolders, address: string): Promise<boolean> {
  const [, stem] = WIDE.exec(address) ?? [];
  return stem !== undefined && (await findShopFile(folders, `${stem}-phone.1200.webp`)) === undefined;
}
