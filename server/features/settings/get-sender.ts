import type { Brand } from '#domain/brand.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { Sender } from '#server/platform/email/email-message.ts';
import { getBrand } from './read-settings.ts';

/** Of whom mails are: the shop as operators have named it. */
export async function getSender(db: DbExecutor, environment: Brand): Promise<Sender> {
  const { name, shopUrl } = await getBrand(db, environment);
  return { brandName: name, publicUrl: shopUrl };
}
