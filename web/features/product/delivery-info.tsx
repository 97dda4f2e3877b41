import { CityPicker } from '#web/features/location/city-picker.tsx';
import { productText } from '#web/text/product-en.ts';

/** The city of delivery, and a note on what is still to be agreed. */
export function DeliveryInfo() {
  return (
    <div className="flex gap-3 noscript:hidden print:hidden">
      <span className="icon icon-truck size-5.5 mt-3 text-ink-soft md:mt-1.5" />
      <div className="min-w-0">
        <CityPicker
          lead={productText.deliverTo}
          hasRoom
          className="min-h-11 max-w-full text-left md:pointer-fine:min-h-9"
        />
        <p className="text-sm text-ink-soft">{productText.deliveryNote}</p>
      </div>
    </div>
  );
}
