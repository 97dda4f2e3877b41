import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import type { RentBoxProps } from './rent-box.tsx';

const loadRentBox = () => import('./rent-box.tsx');

/** Where a product's page offers renting. That is loaded after the page, since few products are for rent. */
export function RentPlace(props: RentBoxProps) {
  const RentBox = useLazyComponent(true, loadRentBox);
  return <div className="min-h-19">{RentBox && <RentBox {...props} />}</div>;
}
