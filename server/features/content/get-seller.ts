import type { Brand } from '#domain/brand.ts';
import { toBrand } from '#server/features/settings/read-settings.ts';
import type { DbReader } from '#server/platform/database/connection.ts';
import { type ContactLinks, EMPTY_CONTACT_LINKS } from './get-contact-links.ts';
import { selectBrandAndContactLinks } from './repository.ts';

/** The shop and its seller as operators have set them, over what the environment says, and how to reach it. */
export async function getSeller(
  db: DbReader,
  environment: Brand,
): Promise<{ brand: Brand; contactLinks: ContactLinks }> {
  const { brand, contactLinks } = await selectBrandAndContactLinks(db);
  return { brand: toBrand(brand, environment), contactLinks: contactLinks ?? EMPTY_CONTACT_LINKS };
}
