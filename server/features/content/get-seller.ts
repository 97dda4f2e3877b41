import type { Brand } from '#domain/brand.ts';
import { toBrand } from '#server/features/settings/read-settings.ts';
import type { DbReader } from '#server/platform/database/connection.ts';
import { type ContactLinks, EMPTY_CONTACT_LINKS } from './get-contact-links.ts';
import { selectSellerAndContactLinks } from './repository.ts';

/** The seller as operators have set it, over what the environment says, and how to reach it. */
export async function getSeller(
  db: DbReader,
  environment: Brand,
): Promise<{ brand: Brand; contactLinks: ContactLinks }> {
  const { seller, contactLinks } = await selectSellerAndContactLinks(db);
  return { brand: toBrand(seller, environment), contactLinks: contactLinks ?? EMPTY_CONTACT_LINKS };
}
