import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

/** Adds a product to the wishlist. The code for it is loaded now: most visitors save nothing. */
export async function saveToWishlist(productId: string): Promise<void> {
  const module = await import('./add-to-wishlist.ts').catch(() => undefined);
  if (module) await module.addToWishlist(productId);
  else toast.error(text.form.somethingWrong);
}
