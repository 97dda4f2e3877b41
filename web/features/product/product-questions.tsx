import { partsText } from '#web/text/product-parts-en.ts';
import { toTelUrl } from '#web/ui/tel-url.ts';
import { pathOfProduct } from './product.ts';
import type { ProductPart } from './product-part.ts';
import { IconLink } from './product-terms.tsx';
import { toWhatsAppUrl } from './whatsapp-url.ts';

/** Whom to ask about the product: a chat that names it, and the shop's phone number. */
export function ProductQuestions({ product, site, contactLinks: { phone } }: ProductPart) {
  if (!phone) return null;
  const { title, model } = product;
  const url = site.publicUrl + pathOfProduct(product);
  const whatsApp = toWhatsAppUrl(phone, partsText.question({ title, model, url }));
  return (
    <section aria-labelledby="questions" className="print:hidden">
      <h2 id="questions" className="font-medium">
        {partsText.questions}
      </h2>
      <p className="flex flex-wrap gap-x-6">
        {whatsApp && (
          <IconLink to={whatsApp} icon="icon-brand-whatsapp">
            {partsText.whatsApp}
          </IconLink>
        )}
        <IconLink to={toTelUrl(phone)} icon="icon-phone">
          {partsText.call(phone)}
        </IconLink>
      </p>
      {model && <p className="text-sm text-ink-soft">{partsText.nameModel(model)}</p>}
    </section>
  );
}
