import { CityPicker } from '#web/features/location/city-picker.tsx';
import { productText } from '#web/text/product-en.ts';

/** The city of delivery, and a note on what is still to be agreed. */
export function DeliveryInfo() {
  return (
    <div className="flex gap-3 noscript:hidden print:hidden">
      <span className="icon icon-truck size-5.5 mt-3 text-ink-soft md:mt-1.5" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center">
          {productText.deliveryTo}
          <CityPicker className="min-h-11 min-w-0 px-1.5 font-medium md:pointer-fine:min-h-9" />
        </p>
        <p className="text-sm text-ink-soft">{productText.deliveryNote}</p>
      </div>
    </div>
  );
}
